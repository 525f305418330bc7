import fc from 'fast-check';
import type { Pool } from 'pg';

import type { QuestionFilters } from '../../src/filters/search-filter.ts';
import { Difficulty, Language, QuestionType } from '../../src/contract/vocabulary.ts';
import { addEntries } from './add-entries.ts';
import type { TestEngines } from './engines.ts';
import { load, makeSearchable } from './load.ts';
import { VARIED, variedQuestions } from './varied-questions.ts';

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

/** Usually absent, so that combinations still match questions. */
const at = <Value>(weight: number, values: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  fc.oneof({ weight: 10, arbitrary: fc.constant(undefined) }, { weight, arbitrary: values });

/** Every filter, so that a new one cannot be forgotten. */
export const filterQueries = fc.record({
  lang: fc.constantFrom(...Language.options),
  quality: fc.constantFrom('high', 'standard', 'all'),
  type: at(4, fc.constantFrom(...QuestionType.options)),
  category: at(4, fc.constantFrom(...categories.flatMap(({ id, slug, opentdbId }) => [id, slug, opentdbId]))),
  difficulty: at(2, fc.constantFrom(...Difficulty.options)),
  tags: at(2, list(tags.slice(0, 2))),
  tags_any: at(3, list([...tags, 'absent'])),
  topic: at(2, fc.constantFrom(...topics)),
  topics_any: at(2, list(topics)),
  subcategory: at(1, fc.constantFrom(...subcategories)),
  regions: at(1, list(['PL', 'de'])),
  source: at(4, list([...sources, 'svc'])),
  exclude_source: at(3, list(sources.slice(0, 2))),
  license: at(4, fc.constantFrom(...licenses, 'CC-BY', 'CC-BY-SA', 'GPL-3.0')),
  q: at(4, fc.constantFrom(...WORDS, `${WORDS[0]} ${WORDS[1]}`)),
} satisfies Record<keyof QuestionFilters, fc.Arbitrary<unknown>>);
export type FilterQuery = typeof filterQueries extends fc.Arbitrary<infer Value> ? Value : never;

// Absent parameters are null, which makes their conditions true.
const MATCHING = `
  select id from questions where availability = 'visible' and language = $1
    and case $2 when 'high' then quality = 'high' when 'standard' then quality <> 'needs_review' else true end
    and type = any(case when $3::text is null then array['multiple', 'boolean'] else array[$3] end)
    and ($4::text is null or category_id in (select id from categories where $4 in (slug, id::text, opentdb_id::text)))
    and ($5::text is null or difficulty = $5)
    and ($6::text is null or tags @> string_to_array($6, ','))
    and ($7::text is null or tags && string_to_array($7, ','))
    and ($8::text is null or tags && array(select tag from topic_tags where topic = $8)
      or subcategories && array(select subcategory from topic_subcategories where topic = $8))
    and ($9::text is null or tags && array(select tag from topic_tags where topic = any(string_to_array($9, ',')))
      or subcategories && array(select subcategory from topic_subcategories where topic = any(string_to_array($9, ','))))
    and ($10::text is null or subcategories @> array[$10])
    and ($11::text is null or regions @> string_to_array(lower($11), ','))
    and ($12::text is null or source = any(string_to_array($12, ',')))
    and ($13::text is null or source <> all(string_to_array($13, ',')))
    and ($14::text is null or license = $14 or license ~ ('^' || $14 || '-[0-9.]+$'))
    and ($15::text is null or string_to_array(text, ' ') @> string_to_array($15, ' '))
  order by seq desc`;

/** The ids of the questions that match, newest first, by plain SQL. */
export async function matchingIds(pool: Pool, query: FilterQuery): Promise<string[]> {
  const { lang, quality, type, category, difficulty, subcategory, topic, topics_any, license } = query;
  const narrow = [
    type,
    category === undefined ? undefined : String(category),
    difficulty,
    query.tags,
    query.tags_any,
  ];
  const last = [
    topic,
    topics_any,
    subcategory,
    query.regions,
    query.source,
    query.exclude_source,
    license,
    query.q,
  ];
  const values = [lang, quality, ...narrow, ...last].map((value) => value ?? null);
  return (await pool.query<{ id: string }>(MATCHING, values)).rows.map((row) => row.id);
}

/** The parameters of a request. */
export const parametersOf = (filters: FilterQuery): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
