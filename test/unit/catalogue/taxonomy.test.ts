import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { findTaxonomyErrors, type ReadTaxonomy } from '../../../catalogue/taxonomy/find-taxonomy-errors.ts';
import { REGIONS, SUBCATEGORIES, TAGS, Topic, TOPICS } from '../../../catalogue/taxonomy/taxonomy.ts';
import { listTopics } from '../../../cli/check-catalogue.ts';
import entities from '../../../indexer/rules/data/entities.json' with { type: 'json' };
import { topicOf } from '../../../indexer/sources/opentriviaqa.ts';
import { CATEGORIES } from '../../../src/contract/categories.ts';
import { STARTER_DAY } from '../../support/data/starter-day.ts';
import { records } from '../../support/data/starter-records.ts';
import { trivia } from '../../support/trivia.ts';

/** A topic with fewer questions is not useful. A question in two languages counts once. */
const FEWEST_QUESTIONS = 8;

describe('the bundled taxonomy', () => {
  test('has at least 300 topics, of both kinds', () => {
    expect(TOPICS.length).toBeGreaterThanOrEqual(300);
    expect(TOPICS.filter(({ kind }) => kind === 'subcategory').length).toBeGreaterThanOrEqual(25);
  });

  test(`has at least ${FEWEST_QUESTIONS} questions of the starter catalogue for every topic`, () => {
    const thin = listTopics(TOPICS, STARTER_DAY, '1').filter(({ questions }) => questions < FEWEST_QUESTIONS);
    expect(thin.map(({ slug }) => slug)).toEqual([]);
  });

  test('labels every tag and subcategory of the starter catalogue, and those of names in imported questions', () => {
    // A file of OpenTriviaQA has a tag that no starter question has.
    const used = [...records, ...entities, topicOf('humanities')].flatMap(({ tags }) => tags);
    expect(new Set(Object.keys(TAGS))).toEqual(new Set(used));
    expect(new Set(Object.keys(SUBCATEGORIES))).toEqual(
      new Set(records.flatMap(({ subcategories }) => subcategories)),
    );
  });

  test('knows every region of the starter catalogue', () => {
    const known = new Set(REGIONS.map(({ code }) => code));
    expect(records.flatMap(({ regions }) => regions).filter((code) => !known.has(code))).toEqual([]);
  });

  test.each([
    ['eu', 'Unia Europejska'],
    ['un', 'Organizacja Narodów Zjednoczonych'],
    ['yu', 'Jugosławia'],
    ['su', 'Związek Radziecki'],
    ['jewish', 'Kultura żydowska'],
    ['christian-catholic', 'Kultura katolicka'],
    ['islam', 'Kultura islamu'],
  ])('has the region %s of the contract, with the Polish name %s', (code, name) => {
    expect(REGIONS.find((region) => region.code === code)?.label.pl).toBe(name);
  });
});

/** 24 categories, two regions, three tags, one subcategory and three topics without errors. */
const VALID: ReadTaxonomy = {
  categories: CATEGORIES,
  regions: [
    { code: 'pl', label: { en: 'Poland', pl: 'Polska' } },
    { code: 'su', label: { en: 'Soviet Union', pl: 'Związek Radziecki' } },
  ],
  tags: {
    rivers: { en: 'Rivers', pl: 'Rzeki' },
    lakes: { en: 'Lakes', pl: 'Jeziora' },
    'deep-lakes': { en: 'Deep lakes', pl: 'Głębokie jeziora' },
  },
  subcategories: { waters: { en: 'Waters', pl: 'Wody' } },
  topics: [
    {
      slug: 'inland-waters',
      kind: 'tag',
      label: { en: 'Inland Waters', pl: 'Wody śródlądowe' },
      aliases: ['freshwater', 'słodkie wody'],
      members: ['rivers', 'lakes'],
    },
    {
      slug: 'lakes',
      kind: 'tag',
      label: { en: 'Lakes', pl: 'Jeziora' },
      aliases: ['jeziora'],
      members: ['lakes', 'deep-lakes'],
    },
    {
      slug: 'all-waters',
      kind: 'subcategory',
      label: { en: 'Every Kind of Water', pl: 'Wszystkie wody' },
      aliases: [],
      members: ['waters'],
    },
  ],
};

/** The valid taxonomy with a change in its first topic. */
const withTopic = (change: Partial<ReadTaxonomy['topics'][number]>): ReadTaxonomy => ({
  ...VALID,
  topics: VALID.topics.map((topic, index) => (index === 0 ? { ...topic, ...change } : topic)),
});

/** The last valid topic with an alias. */
const aliased = (alias: string): ReadTaxonomy['topics'][number][] =>
  VALID.topics.slice(2).map((topic) => ({ ...topic, aliases: [alias] }));

const DECOMPOSED = 'wody s\u0301ro\u0301dla\u0328dowe';
const withMembers = (...members: string[]): ReadTaxonomy => withTopic({ members });
const withAliases = (...aliases: string[]): ReadTaxonomy => withTopic({ aliases });
const withTag = (slug: string, en: string, pl: string): ReadTaxonomy => ({
  ...VALID,
  tags: { ...VALID.tags, [slug]: { en, pl } },
});
const withLabel = (en: string, pl: string): ReadTaxonomy => withTopic({ label: { en, pl } });
const withRegions = (...regions: ReadTaxonomy['regions']): ReadTaxonomy => ({ ...VALID, regions });
const withCategories = (categories: ReadTaxonomy['categories']): ReadTaxonomy => ({ ...VALID, categories });
const artInEnglish = CATEGORIES.map((row) => (row.id === 1 ? { ...row, name: { en: 'Art' } } : row));
const twice = { ...VALID, topics: [...VALID.topics, ...VALID.topics.slice(2)] };
const sharedAlias = { ...VALID, topics: [...VALID.topics.slice(0, 2), ...aliased('słodkie wody')] };

/** Changes to the valid taxonomy, and all errors that result. */
const SABOTAGES: [string, ReadTaxonomy, ...RegExp[]][] = [
  ['an unknown member', withMembers('ponds'), /"inland-waters".*"ponds" is not a known tag/],
  ['a subcategory among tags', withMembers('rivers', 'waters'), /"waters" is not a known tag/],
  [
    'a tag among subcategories',
    withTopic({ kind: 'subcategory', members: ['rivers'] }),
    /"inland-waters".*"rivers" is not a known subcategory/,
  ],
  ['a member like an object property', withMembers('constructor'), /"constructor" is not a known/],
  ['a member twice', withMembers('rivers', 'rivers'), /"rivers" is listed more than once/],
  ['no member', withMembers(), /"inland-waters": it has no members/],
  ['an unknown kind', withTopic({ kind: 'category' }), /"category" is not a kind/],
  [
    'a topic twice',
    twice,
    /"all-waters": the slug is listed more than once/,
    /its label "Every Kind of Water" is also that of/,
    /its label "Wszystkie wody" is also that of/,
  ],
  ['a slug with capitals', withTopic({ slug: 'Inland-Waters' }), /"Inland-Waters": write the slug/],
  ['a slug with two hyphens', withTopic({ slug: 'inland--waters' }), /write the slug/],
  ['a slug of 101 characters', withTopic({ slug: 'a'.repeat(101) }), /at most 100 characters/],
  ['no Polish label', withTopic({ label: { en: 'Inland Waters' } }), /the Polish label is missing/],
  ['no English label', withTopic({ label: { pl: 'Wody' } }), /the English label is missing/],
  ['a blank label', withLabel(' ', 'Wody'), /the English label is missing/],
  ['a padded label', withLabel('Waters ', 'Wody'), /"Waters " begins or ends/],
  ['a label in another form', withLabel('Waters', DECOMPOSED), /not in Unicode form NFC/],
  [
    'the English label of another topic',
    withLabel('lakes', 'Wody'),
    /"lakes": its label "Lakes" is also that of topic "inland-waters"/,
  ],
  [
    'the Polish label of another topic',
    withLabel('Waters', 'Wszystkie wody'),
    /"all-waters": its label "Wszystkie wody" is also that of topic "inland-waters"/,
  ],
  [
    'the alias of another topic',
    sharedAlias,
    /"all-waters": its alias "słodkie wody" is already an alias of topic "inland-waters"/,
  ],
  ['an alias twice', withAliases('water', 'water'), /"water" is already an alias of topic "inland/],
  ['the slug of another topic as alias', withAliases('all-waters'), /slug .* of topic "all-waters"/],
  ['a slug with spaces as alias', withAliases('all waters'), /slug .* of topic "all-waters"/],
  ['another label as alias', withAliases('wszystkie wody'), /a label of topic "all-waters"/],
  ['its own slug as alias', withAliases('inland-waters'), /"inland-waters" is its own slug/],
  ['an alias with capitals', withAliases('Fresh water'), /has capital letters/],
  ['a padded alias', withAliases(' water'), /begins or ends with whitespace/],
  ['a blank alias', withAliases(''), /is blank/],
  ['an alias in another form', withAliases(DECOMPOSED), /not in Unicode form NFC/],
  ['an alias of 65 characters', withAliases('w'.repeat(65)), /longer than 64 characters/],
  ['a tag without a Polish label', withTag('rivers', 'Rivers', ''), /Tag "rivers": the Polish label/],
  ['a tag of two words', withTag('salt lakes', 'Salt lakes', 'Słone'), /Tag "salt lakes": write the slug/],
  [
    'a subcategory without an English label',
    { ...VALID, subcategories: { waters: { pl: 'Wody' } } },
    /Subcategory "waters": the English label/,
  ],
  [
    'a region without a Polish label',
    withRegions({ code: 'pl', label: { en: 'Poland' } }),
    /Region "pl": the Polish label/,
  ],
  [
    'a region twice',
    withRegions(...VALID.regions, ...VALID.regions.slice(0, 1)),
    /Region "pl": the code is listed more than once/,
  ],
  ['a category without a Polish label', withCategories(artInEnglish), /Category "art": the Polish label/],
  ['23 categories', withCategories(CATEGORIES.slice(1)), /There are 23 categories: list exactly 24/],
];

describe('errors in a taxonomy', () => {
  test('are absent in a valid one', () => {
    expect(findTaxonomyErrors(VALID)).toEqual([]);
  });

  test.each<[string, ReadTaxonomy, ...RegExp[]]>(SABOTAGES)('name %s', (_name, taxonomy, ...sentences) => {
    const errors = findTaxonomyErrors(taxonomy);
    expect(errors).toEqual(sentences.map((sentence): unknown => expect.stringMatching(sentence)));
  });

  test('do not include members that only the database has', () => {
    const known = { tags: new Set(['ponds']), subcategories: new Set(['pools']) };
    expect(findTaxonomyErrors(withMembers('ponds'), known)).toEqual([]);
    expect(findTaxonomyErrors(withTopic({ kind: 'subcategory', members: ['pools'] }), known)).toEqual([]);
    expect(findTaxonomyErrors(withMembers('pools'), known)).toHaveLength(1);
  });
});

test('a topic of another shape is rejected when the files are read', () => {
  const [topic] = TOPICS;
  expect(Topic.safeParse(topic).success).toBe(true);
  expect(Topic.safeParse({ ...topic, parent: 'europe' }).success).toBe(false);
  expect(Topic.safeParse({ ...topic, kind: 'category' }).success).toBe(false);
  expect(Topic.safeParse({ ...topic, label: { en: 'Europe' } }).success).toBe(false);
});

describe('trivia catalogue topics', () => {
  const Listed = z.array(
    z.object({
      slug: z.string(),
      questions: z.int(),
      sample: z.array(z.object({ sourceId: z.string(), text: z.string(), correctAnswer: z.string() })),
    }),
  );
  const listed = async (...words: string[]): Promise<z.infer<typeof Listed>> =>
    Listed.parse(JSON.parse((await trivia(['catalogue', 'topics', '--json', ...words], {})).stdout));

  test('twenty questions of a topic are listed, the same ones each time, and others with another seed', async () => {
    const [topic] = await listed('rivers-of-the-world');
    expect(topic?.questions).toBeGreaterThan(20);
    expect(topic?.sample).toHaveLength(20);
    const [other] = await listed('rivers-of-the-world', '--seed', '2');
    expect(other?.sample).not.toEqual(topic?.sample);
    // People read a line for each, under the topic.
    const { stdout } = await trivia(['catalogue', 'topics', 'rivers-of-the-world'], {});
    const [title, ...lines] = stdout.trimEnd().split('\n');
    expect(title).toBe(`Rivers of the world (rivers-of-the-world): ${topic?.questions} questions`);
    for (const line of lines) expect(line).toMatch(/^ {2}written\/[a-z-]+\/[a-z0-9-]+: .+/);
    expect(lines.map((line) => line.trim().split(':')[0])).toEqual(
      topic?.sample.map(({ sourceId }) => sourceId),
    );
  });

  test('a topic that does not exist is named', async () => {
    const { code, stderr } = await trivia(['catalogue', 'topics', 'rivers'], {});
    expect([code, stderr]).toEqual([2, expect.stringContaining('unknown topic rivers')]);
  });
});
