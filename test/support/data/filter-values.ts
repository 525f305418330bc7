import fc from 'fast-check';
import type { Pool } from 'pg';
import type { QuestionFilters } from '../../../src/filters/search-filter.ts';
import { Difficulty, Language, QualityFilter, QuestionType } from '../../../src/contract/vocabulary.ts';
import { addEntries } from './add-entries.ts';
import type { TestEngines } from '../engines.ts';
import { load, makeSearchable } from '../load.ts';
import { VARIED, variedQuestions } from './a-question.ts';

const { tags, subcategories, licenses, sources, categories } = VARIED;

/** Words of the texts, distinct and without endings. */
const WORDS = ['zubr', 'wulk', 'obok'] as const;

/** Fills a catalogue for the queries: some questions are hidden or deleted, and topics have tags and subcategories. */
export async function loadFilterable(engines: TestEngines, records: number): Promise<void> {
  await load(
    engines,
    variedQuestions(records).map((record, index) => ({
      ...record,
      text: [record.text, WORDS[index % 3], WORDS[index % 5]].join(' ').trim(),
    })),
  );
  await engines.pool.query(`
  update questions set availability = case when seq % 11 = 0 then 'hidden' when seq % 13 = 0 then 'deleted' else 'visible' end`);
  await makeSearchable(engines);
  await addEntries(engines.pool, 'topic', [
    { slug: 'colour-test', kind: 'tag', en: 'Colours', pl: 'Barwy' },
    { slug: 'land-test', kind: 'subcategory', en: 'Land', pl: 'Ląd' },
  ]);
  await engines.pool.query(`insert into topic_tags values ('colour-test', 'red'), ('colour-test', 'blue')`);
  await engines.pool.query(`insert into topic_subcategories values ('land-test', 'rivers')`);
}

const list = (values: readonly string[]): fc.Arbitrary<string> =>
  fc.shuffledSubarray([...values], { minLength: 1 }).map((chosen) => chosen.join());
const topics = ['colour-test', 'land-test', 'nowhere-test'];

type FilterName = keyof QuestionFilters;

interface FilterValues {
  /** Texts and numbers as in a query string. */
  readonly values: fc.Arbitrary<string | number>;
  /** How often it is given: seldom, if few questions match it, so that combinations still match some. */
  readonly weight: number;
  /** The condition in SQL. `?` is the value, as text. */
  readonly sql: string;
}

const memberOf = (names: string): string =>
  `(tags && array(select tag from topic_tags where topic = any(${names}))
    or subcategories && array(select subcategory from topic_subcategories where topic = any(${names})))`;

/** Values of every filter, and what they mean in plain SQL: the tests of all filters read them here. */
export const FILTER_VALUES: Readonly<Record<FilterName, FilterValues>> = {
  lang: { values: fc.constantFrom(...Language.options), weight: 0, sql: 'language = ?' },
  category: {
    values: fc.constantFrom(...categories.flatMap(({ id, slug, opentdbId }) => [id, slug, opentdbId])),
    weight: 4,
    sql: 'category_id in (select id from categories where ? in (slug, id::text, opentdb_id::text))',
  },
  difficulty: { values: fc.constantFrom(...Difficulty.options), weight: 2, sql: 'difficulty = ?' },
  type: { values: fc.constantFrom(...QuestionType.options), weight: 4, sql: 'type = ?' },
  tags: { values: list(tags.slice(0, 2)), weight: 2, sql: "tags @> string_to_array(?, ',')" },
  tags_any: { values: list([...tags, 'absent']), weight: 3, sql: "tags && string_to_array(?, ',')" },
  topic: { values: fc.constantFrom(...topics), weight: 2, sql: memberOf('array[?]') },
  topics_any: { values: list(topics), weight: 2, sql: memberOf("string_to_array(?, ',')") },
  subcategory: { values: fc.constantFrom(...subcategories), weight: 1, sql: 'subcategories @> array[?]' },
  quality: {
    values: fc.constantFrom(...QualityFilter.options),
    weight: 0,
    sql: "case ? when 'high' then quality = 'high' when 'standard' then quality <> 'needs_review' else true end",
  },
  regions: { values: list(['PL', 'de']), weight: 1, sql: "regions @> string_to_array(lower(?), ',')" },
  source: { values: list([...sources, 'svc']), weight: 4, sql: "source = any(string_to_array(?, ','))" },
  exclude_source: {
    values: list(sources.slice(0, 2)),
    weight: 3,
    sql: "source <> all(string_to_array(?, ','))",
  },
  license: {
    values: fc.constantFrom(...licenses, 'CC-BY', 'CC-BY-SA', 'GPL-3.0'),
    weight: 4,
    sql: "(license = ? or license ~ ('^' || ? || '-[0-9.]+$'))",
  },
  q: {
    values: fc.constantFrom(...WORDS, `${WORDS[0]} ${WORDS[1]}`),
    weight: 4,
    sql: "string_to_array(text, ' ') @> string_to_array(?, ' ')",
  },
};
export const FILTER_NAMES = Object.keys(FILTER_VALUES) as FilterName[];

/** Filters as in a query string. Most are absent. */
export type FilterQuery = Readonly<Partial<Record<FilterName, string | number | undefined>>>;

export const filterQueries: fc.Arbitrary<FilterQuery> = fc.record(
  Object.fromEntries(
    FILTER_NAMES.map((name) => {
      const { values, weight } = FILTER_VALUES[name];
      // A filter of no weight is always given.
      const absent = { weight: weight === 0 ? 0 : 10, arbitrary: fc.constant(undefined) };
      return [name, fc.oneof(absent, { weight: Math.max(1, weight), arbitrary: values })];
    }),
  ),
);

/** The ids of the questions that match, newest first, by plain SQL. */
export async function matchingIds(pool: Pool, query: FilterQuery): Promise<string[]> {
  const given = FILTER_NAMES.filter((name) => query[name] !== undefined);
  const conditions = given.map((name, index) =>
    FILTER_VALUES[name].sql.replaceAll('?', `$${index + 1}::text`),
  );
  if (query.type === undefined) conditions.push(`type in ('multiple', 'boolean')`);
  const { rows } = await pool.query<{ id: string }>(
    `select id from questions where ${["availability = 'visible'", ...conditions].join(' and ')} order by seq desc`,
    given.map((name) => String(query[name])),
  );
  return rows.map((row) => row.id);
}

export const parametersOf = (filters: FilterQuery): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
