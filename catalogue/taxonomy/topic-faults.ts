import { optionKey } from '../../src/contract/text.ts';
import { Slug } from '../../src/contract/vocabulary.ts';
import { findLabelFaults, type ReadLabels } from './label-faults.ts';

/** A topic as it comes from a file: its kind and labels are not yet known to be sound. */
export interface ReadTopic {
  readonly slug: string;
  readonly kind: string;
  readonly label: ReadLabels;
  readonly aliases: readonly string[];
  readonly members: readonly string[];
}

/** The slugs that a topic may gather, by its kind. */
export interface KnownSlugs {
  readonly tags: ReadonlySet<string>;
  readonly subcategories: ReadonlySet<string>;
}

/** Characters; nobody types a longer name, and it is to fit a line of a menu. */
const LONGEST_ALIAS = 64;

const nameOf = (topic: ReadTopic): string => `Topic "${topic.slug}"`;

const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];

/** How a slug reads to someone who types it with spaces. */
const spoken = (slug: string): string => slug.replaceAll('-', ' ');

function findMemberFaults(topic: ReadTopic, known: KnownSlugs): string[] {
  const owner = nameOf(topic);
  if (topic.kind !== 'tag' && topic.kind !== 'subcategory')
    return [`${owner}: "${topic.kind}" is no kind: write "tag" or "subcategory".`];
  const slugs = topic.kind === 'tag' ? known.tags : known.subcategories;
  const faults = [...new Set(topic.members)]
    .filter((member) => !slugs.has(member))
    .map((member) => `${owner}: its member "${member}" is no known ${topic.kind}: correct or remove it.`);
  for (const member of repeated(topic.members))
    faults.push(`${owner}: its member "${member}" stands there more than once: keep one.`);
  if (topic.members.length === 0) faults.push(`${owner}: it has no member: add one or remove the topic.`);
  return faults;
}

/** Why an alias is not stored as it is written, as the end of a sentence; null when it is. */
function spellingFault(alias: string): string | null {
  if (alias.trim() === '') return 'is blank: write or remove it';
  if (alias !== alias.trim()) return 'begins or ends with white space: trim it';
  if (alias !== alias.toLowerCase()) return 'has capital letters: write it in lower case';
  if (alias !== alias.normalize('NFC')) return 'is not in Unicode form NFC: normalise it';
  if (alias.length > LONGEST_ALIAS) return `is longer than ${LONGEST_ALIAS} characters: shorten it`;
  return null;
}

/** Names by which topics are found besides their aliases, with the slugs of the topics that have them. */
function ownersOfNames(topics: readonly ReadTopic[]): ReadonlyMap<string, ReadonlySet<string>> {
  const owners = new Map<string, Set<string>>();
  for (const { slug, label } of topics)
    for (const name of [slug, spoken(slug), label.en ?? '', label.pl ?? '']) {
      const key = optionKey(name);
      owners.set(key, (owners.get(key) ?? new Set()).add(slug));
    }
  return owners;
}

function findAliasFaults(topics: readonly ReadTopic[]): string[] {
  const owners = ownersOfNames(topics);
  const takenBy = new Map<string, string>();
  return topics.flatMap((topic) =>
    topic.aliases.flatMap((alias) => {
      const faults: string[] = [];
      const told = (fault: string): unknown =>
        faults.push(`${nameOf(topic)}: its alias "${alias}" ${fault}.`);
      const spelling = spellingFault(alias);
      if (spelling !== null) told(spelling);
      const key = optionKey(alias);
      const other = takenBy.get(key);
      if (other !== undefined) told(`is an alias of topic "${other}" already: keep one of them`);
      takenBy.set(key, topic.slug);
      if (alias === topic.slug) told('is its own slug: remove it');
      for (const owner of owners.get(key) ?? [])
        if (owner !== topic.slug) told(`is the slug or a label of topic "${owner}": remove it`);
      return faults;
    }),
  );
}

function findSharedLabels(topics: readonly ReadTopic[], language: 'en' | 'pl'): string[] {
  const owners = new Map<string, string>();
  return topics.flatMap((topic) => {
    const label = topic.label[language] ?? '';
    const key = optionKey(label);
    const other = owners.get(key);
    if (key === '' || other === undefined) {
      owners.set(key, topic.slug);
      return [];
    }
    return [
      `${nameOf(topic)}: its label "${label}" is that of topic "${other}": name one of them otherwise.`,
    ];
  });
}

/** One sentence for each fault of the topics, alone and beside each other. */
export function findTopicFaults(topics: readonly ReadTopic[], known: KnownSlugs): string[] {
  return [
    ...repeated(topics.map((topic) => topic.slug)).map(
      (slug) => `Topic "${slug}": the slug stands there more than once: keep one.`,
    ),
    ...topics.flatMap((topic) => [
      ...findSlugFaults(nameOf(topic), topic.slug),
      ...findLabelFaults(nameOf(topic), topic.label),
      ...findMemberFaults(topic, known),
    ]),
    ...findAliasFaults(topics),
    ...findSharedLabels(topics, 'en'),
    ...findSharedLabels(topics, 'pl'),
  ];
}

/** A sentence when a slug is not written as slugs are. */
export function findSlugFaults(owner: string, slug: string): string[] {
  return Slug.safeParse(slug).success
    ? []
    : [`${owner}: write the slug as at most 100 characters of lower-case words joined by single hyphens.`];
}
