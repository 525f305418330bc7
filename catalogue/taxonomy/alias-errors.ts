import { optionKey } from '../../src/contract/text.ts';
import { nameOfTopic, type ReadTopic } from './read-topic.ts';

/** Characters. It must fit a line of a menu, and no user types a longer name. */
const LONGEST_ALIAS = 64;

/** What is wrong with the spelling of an alias, as the end of a sentence; null when nothing is. */
function spellingError(alias: string): string | null {
  if (alias.trim() === '') return 'is blank: write or remove it';
  if (alias !== alias.trim()) return 'begins or ends with white space: trim it';
  if (alias !== alias.toLowerCase()) return 'has capital letters: write it in lower case';
  if (alias !== alias.normalize('NFC')) return 'is not in Unicode form NFC: normalise it';
  if (alias.length > LONGEST_ALIAS) return `is longer than ${LONGEST_ALIAS} characters: shorten it`;
  return null;
}

/** Names that find a topic without an alias (slug, slug with spaces, labels), with the slugs of their topics. */
function ownersOfNames(topics: readonly ReadTopic[]): ReadonlyMap<string, ReadonlySet<string>> {
  const owners = new Map<string, Set<string>>();
  for (const { slug, label } of topics)
    for (const name of [slug, slug.replaceAll('-', ' '), label.en ?? '', label.pl ?? '']) {
      const key = optionKey(name);
      owners.set(key, (owners.get(key) ?? new Set()).add(slug));
    }
  return owners;
}

/** A sentence for each alias that is misspelled, belongs to two topics, or is already a name of another topic. */
export function findAliasErrors(topics: readonly ReadTopic[]): string[] {
  const owners = ownersOfNames(topics);
  const takenBy = new Map<string, string>();
  return topics.flatMap((topic) =>
    topic.aliases.flatMap((alias) => {
      const key = optionKey(alias);
      const other = takenBy.get(key);
      takenBy.set(key, topic.slug);
      return [
        spellingError(alias),
        other === undefined ? null : `is already an alias of topic "${other}": keep one of them`,
        alias === topic.slug ? 'is its own slug: remove it' : null,
        ...[...(owners.get(key) ?? [])]
          .filter((owner) => owner !== topic.slug)
          .map((owner) => `is the slug or a label of topic "${owner}": remove it`),
      ]
        .filter((error) => error !== null)
        .map((error) => `${nameOfTopic(topic)}: its alias "${alias}" ${error}.`);
    }),
  );
}
