import { optionKey } from '../../src/contract/text.ts';
import { Language, Slug } from '../../src/contract/vocabulary.ts';
import { findAliasErrors } from './alias-errors.ts';
import { findLabelErrors } from './label-errors.ts';
import { nameOfTopic, type ReadTopic } from './read-topic.ts';

/** The slugs that a topic may include, by kind. */
export interface KnownSlugs {
  readonly tags: ReadonlySet<string>;
  readonly subcategories: ReadonlySet<string>;
}

const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];

/** A sentence if the slug is malformed. */
export function findSlugErrors(owner: string, slug: string): string[] {
  return Slug.safeParse(slug).success
    ? []
    : [`${owner}: write the slug as at most 100 characters of lower-case words joined by single hyphens.`];
}

function findMemberErrors(topic: ReadTopic, known: KnownSlugs): string[] {
  const owner = nameOfTopic(topic);
  if (topic.kind !== 'tag' && topic.kind !== 'subcategory')
    return [`${owner}: "${topic.kind}" is not a kind: write "tag" or "subcategory".`];
  if (topic.members.length === 0) return [`${owner}: it has no members: add one or remove the topic.`];
  const slugs = topic.kind === 'tag' ? known.tags : known.subcategories;
  const unknown = [...new Set(topic.members)].filter((member) => !slugs.has(member));
  return [
    ...unknown.map(
      (member) => `${owner}: its member "${member}" is not a known ${topic.kind}: correct or remove it.`,
    ),
    ...repeated(topic.members).map(
      (member) => `${owner}: its member "${member}" is listed more than once: keep one.`,
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
      `${nameOfTopic(topic)}: its label "${label}" is also that of topic "${other}": rename one of them.`,
    ];
  });
}

/** A sentence for each error in the topics, including clashes between them. */
export function findTopicErrors(topics: readonly ReadTopic[], known: KnownSlugs): string[] {
  return [
    ...repeated(topics.map((topic) => topic.slug)).map(
      (slug) => `Topic "${slug}": the slug is listed more than once: keep one.`,
    ),
    ...topics.flatMap((topic) => [
      ...findSlugErrors(nameOfTopic(topic), topic.slug),
      ...findLabelErrors(nameOfTopic(topic), topic.label),
      ...findMemberErrors(topic, known),
    ]),
    ...findAliasErrors(topics),
    ...Language.options.flatMap((language) => findSharedLabels(topics, language)),
  ];
}
