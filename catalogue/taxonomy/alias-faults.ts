import { optionKey } from '../../src/contract/text.ts';
import { nameOfTopic, type ReadTopic } from './read-topic.ts';

/** Characters; nobody types a longer name, and it is to fit a line of a menu. */
const LONGEST_ALIAS = 64;

/** Why an alias is not stored as it is written, as the end of a sentence; null when it is. */
function spellingFault(alias: string): string | null {
  if (alias.trim() === '') return 'is blank: write or remove it';
  if (alias !== alias.trim()) return 'begins or ends with white space: trim it';
  if (alias !== alias.toLowerCase()) return 'has capital letters: write it in lower case';
  if (alias !== alias.normalize('NFC')) return 'is not in Unicode form NFC: normalise it';
  if (alias.length > LONGEST_ALIAS) return `is longer than ${LONGEST_ALIAS} characters: shorten it`;
  return null;
}

/** Names by which topics are found without any alias, a slug also as it is said, with the slugs of the topics that have them. */
function ownersOfNames(topics: readonly ReadTopic[]): ReadonlyMap<string, ReadonlySet<string>> {
  const owners = new Map<string, Set<string>>();
  for (const { slug, label } of topics)
    for (const name of [slug, slug.replaceAll('-', ' '), label.en ?? '', label.pl ?? '']) {
      const key = optionKey(name);
      owners.set(key, (owners.get(key) ?? new Set()).add(slug));
    }
  return owners;
}

/** One sentence for each alias that is written wrongly, leads to two topics, or is another name of a topic already. */
export function findAliasFaults(topics: readonly ReadTopic[]): string[] {
  const owners = ownersOfNames(topics);
  const takenBy = new Map<string, string>();
  return topics.flatMap((topic) =>
    topic.aliases.flatMap((alias) => {
      const key = optionKey(alias);
      const other = takenBy.get(key);
      takenBy.set(key, topic.slug);
      return [
        spellingFault(alias),
        other === undefined ? null : `is an alias of topic "${other}" already: keep one of them`,
        alias === topic.slug ? 'is its own slug: remove it' : null,
        ...[...(owners.get(key) ?? [])]
          .filter((owner) => owner !== topic.slug)
          .map((owner) => `is the slug or a label of topic "${owner}": remove it`),
      ]
        .filter((fault) => fault !== null)
        .map((fault) => `${nameOfTopic(topic)}: its alias "${alias}" ${fault}.`);
    }),
  );
}
