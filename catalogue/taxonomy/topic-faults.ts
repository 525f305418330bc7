import { optionKey } from '../../src/contract/text.ts';
import { Language, Slug } from '../../src/contract/vocabulary.ts';
import { findAliasFaults } from './alias-faults.ts';
import { findLabelFaults } from './label-faults.ts';
import { nameOfTopic, type ReadTopic } from './read-topic.ts';

/** The slugs that a topic may gather, by its kind. */
export interface KnownSlugs {
  readonly tags: ReadonlySet<string>;
  readonly subcategories: ReadonlySet<string>;
}

const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];

/** A sentence when a slug is not written as slugs are. */
export function findSlugFaults(owner: string, slug: string): string[] {
  return Slug.safeParse(slug).success
    ? []
    : [`${owner}: write the slug as at most 100 characters of lower-case words joined by single hyphens.`];
}

function findMemberFaults(topic: ReadTopic, known: KnownSlugs): string[] {
  const owner = nameOfTopic(topic);
  if (topic.kind !== 'tag' && topic.kind !== 'subcategory')
    return [`${owner}: "${topic.kind}" is no kind: write "tag" or "subcategory".`];
  if (topic.members.length === 0) return [`${owner}: it has no member: add one or remove the topic.`];
  const slugs = topic.kind === 'tag' ? known.tags : known.subcategories;
  const unknown = [...new Set(topic.members)].filter((member) => !slugs.has(member));
  return [
    ...unknown.map(
      (member) => `${owner}: its member "${member}" is no known ${topic.kind}: correct or remove it.`,
    ),
    ...repeated(topic.members).map(
      (member) => `${owner}: its member "${member}" stands there more than once: keep one.`,
    ),
  ];
}

function findSharedLabels(topics: readonly ReadTopic[], language: Language): string[] {
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
      `${nameOfTopic(topic)}: its label "${label}" is that of topic "${other}": name one of them otherwise.`,
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
      ...findSlugFaults(nameOfTopic(topic), topic.slug),
      ...findLabelFaults(nameOfTopic(topic), topic.label),
      ...findMemberFaults(topic, known),
    ]),
    ...findAliasFaults(topics),
    ...Language.options.flatMap((language) => findSharedLabels(topics, language)),
  ];
}
