import { languageName, Language, Slug } from '../../src/contract/vocabulary.ts';
import { optionKey } from '../../src/contract/text.ts';
import { STARTER_LANGUAGES } from '../languages.ts';

/** Labels from a file: any language may be missing. */
type ReadLabels = Readonly<Partial<Record<Language, string>>>;

/** What is wrong with one label, as the end of a sentence; null when nothing is. */
function errorOf(label: string | undefined): string | null {
  if (label === undefined || label.trim() === '') return 'is missing: write one';
  if (label !== label.trim()) return `"${label}" begins or ends with whitespace: trim it`;
  if (label !== label.normalize('NFC')) return `"${label}" is not in Unicode form NFC: normalise it`;
  return null;
}

/** A sentence for each label that is missing or misspelled. */
function findLabelErrors(owner: string, labels: ReadLabels): string[] {
  const mayLack = (language: Language): boolean => STARTER_LANGUAGES.every((code) => code !== language);
  return Language.options.flatMap((language) => {
    if (labels[language] === undefined && mayLack(language)) return [];
    const error = errorOf(labels[language]);
    return error === null ? [] : [`${owner}: the ${languageName(language, 'en')} label ${error}.`];
  });
}

/** A topic from a file, whose kind and labels have not been checked. */
interface ReadTopic {
  readonly slug: string;
  readonly kind: string;
  readonly label: ReadLabels;
  readonly aliases: readonly string[];
  readonly members: readonly string[];
}

/** The start of a sentence about a topic. */
const nameOfTopic = (topic: ReadTopic): string => `Topic "${topic.slug}"`;

/** Characters. It must fit a line of a menu, and no user types a longer name. */
const LONGEST_ALIAS = 64;

/** What is wrong with the spelling of an alias, as the end of a sentence; null when nothing is. */
function spellingError(alias: string): string | null {
  if (alias.trim() === '') return 'is blank: write or remove it';
  if (alias !== alias.trim()) return 'begins or ends with whitespace: trim it';
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
function findAliasErrors(topics: readonly ReadTopic[]): string[] {
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

/** The slugs that a topic may include, by kind. */
interface KnownSlugs {
  readonly tags: ReadonlySet<string>;
  readonly subcategories: ReadonlySet<string>;
}

const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];

/** A sentence if the slug is malformed. */
function findSlugErrors(owner: string, slug: string): string[] {
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
function findTopicErrors(topics: readonly ReadTopic[], known: KnownSlugs): string[] {
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

/** A vocabulary that has not been checked. */
export interface ReadTaxonomy {
  readonly categories: readonly { readonly slug: string; readonly name: ReadLabels }[];
  readonly regions: readonly { readonly code: string; readonly label: ReadLabels }[];
  readonly tags: Readonly<Record<string, ReadLabels>>;
  readonly subcategories: Readonly<Record<string, ReadLabels>>;
  readonly topics: readonly ReadTopic[];
}

/** The API promises the ids 1 to 24, and the database accepts no others. */
const CATEGORY_COUNT = 24;

function findCategoryErrors(categories: ReadTaxonomy['categories']): string[] {
  const errors = categories.flatMap(({ slug, name }) => findLabelErrors(`Category "${slug}"`, name));
  if (categories.length !== CATEGORY_COUNT)
    errors.push(`There are ${categories.length} categories: list exactly ${CATEGORY_COUNT}.`);
  return errors;
}

function findRegionErrors(regions: ReadTaxonomy['regions']): string[] {
  const seen = new Set<string>();
  return regions.flatMap(({ code, label }) => {
    const errors = findLabelErrors(`Region "${code}"`, label);
    if (seen.has(code)) errors.push(`Region "${code}": the code is listed more than once: keep one.`);
    seen.add(code);
    return errors;
  });
}

function findListedErrors(kind: string, labels: Readonly<Record<string, ReadLabels>>): string[] {
  return Object.entries(labels).flatMap(([slug, label]) => {
    const owner = `${kind} "${slug}"`;
    return [...findSlugErrors(owner, slug), ...findLabelErrors(owner, label)];
  });
}

/**
 * Finds everything that is wrong with a vocabulary, with what to do about it.
 *
 * @param known tags and subcategories in the database that are not listed: topics may include them too
 * @returns one sentence per error; empty when the vocabulary is valid
 */
export function findTaxonomyErrors(taxonomy: ReadTaxonomy, known?: KnownSlugs): string[] {
  const { categories, regions, tags, subcategories, topics } = taxonomy;
  const slugs: KnownSlugs = {
    tags: new Set([...Object.keys(tags), ...(known?.tags ?? [])]),
    subcategories: new Set([...Object.keys(subcategories), ...(known?.subcategories ?? [])]),
  };
  return [
    ...findCategoryErrors(categories),
    ...findRegionErrors(regions),
    ...findListedErrors('Tag', tags),
    ...findListedErrors('Subcategory', subcategories),
    ...findTopicErrors(topics, slugs),
  ];
}
