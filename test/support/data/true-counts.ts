import type { Pool } from 'pg';
import {
  DEFAULT_LANGUAGE,
  Language,
  Difficulty,
  QualityTier,
  QuestionType,
  Source,
} from '../../../src/contract/vocabulary.ts';
import type { EntryKind } from '../../../cli/store/taxonomy-entries.ts';
import { REGIONS, TOPICS } from '../../../catalogue/taxonomy/taxonomy.ts';
import { CATEGORIES } from '../../../src/contract/categories.ts';
import type { QuestionRecord } from '../../../src/contract/record.ts';
import { createRandom, zipfRanks } from '../../../cli/generate/random.ts';
import { aQuestion } from './a-question.ts';

export interface ListQuery {
  readonly lang: Language;
  readonly q?: string;
  readonly kind?: string;
}

/** Removes letter case and diacritics of a text. */
const folded = (text: string): string =>
  `translate(regexp_replace(normalize(lower(${text}), nfkd), '[\u0300-\u036f]', '', 'g'), 'łøđ', 'lod')`;

const contains = (text: string): string =>
  `($1::text is null or strpos(${folded(text)}, ${folded('$1')}) > 0)`;

/**
 * Reads the current rows into tables, from which the other functions count.
 * - `true_visible`: the visible questions.
 * - `true_carried`: the number of questions per slug.
 * - `true_belongs`: the questions of each topic.
 */
export async function recount(pool: Pool): Promise<void> {
  await pool.query(`
    drop table if exists true_visible, true_carried, true_belongs;
    create table true_visible as
      select id, language, type, source, license, quality, difficulty, category_id, tags, subcategories, regions,
        case when difficulty_rated then difficulty else 'unrated' end as level
      from questions where availability = 'visible';
    create table true_carried as
      select 'tags' as name, slug, count(*) from true_visible cross join unnest(tags) as slug group by slug
      union all
      select 'subcategories', slug, count(*) from true_visible cross join unnest(subcategories) as slug group by slug
      union all
      select 'regions', slug, count(*) from true_visible cross join unnest(regions) as slug group by slug;
    create table true_belongs as
      select topic, true_visible.id from true_visible cross join unnest(tags) as tag join topic_tags using (tag)
      union
      select topic, true_visible.id from true_visible cross join unnest(subcategories) as subcategory
        join topic_subcategories using (subcategory);
    create index on true_visible (id);
    create index on true_belongs (topic);
    create index on true_belongs (id);
    analyze true_visible, true_carried, true_belongs;
  `);
}

const rowsOf = async <Row>(pool: Pool, text: string, values: readonly unknown[] = []): Promise<Row[]> =>
  (
    await pool.query<{ row: Row }>(`select to_json(found) as row from (${text}) as found`, [...values])
  ).rows.map(({ row }) => row);

const narrowed = ({ q, kind }: ListQuery): unknown[] => [q ?? null, ...(kind === undefined ? [] : [kind])];
const ofKind = ({ kind }: ListQuery): string => (kind === undefined ? '' : 'and kind = $2');

/** The label of an entry in a language, or else in the default language, as an expression. */
const labelOf = (kind: EntryKind, slug: string, lang: Language): string =>
  `(select text from labels where labels.kind = '${kind}' and labels.slug = ${slug}
      and labels.language in ('${lang}', '${DEFAULT_LANGUAGE}') order by labels.language = '${lang}' desc limit 1)`;

interface TrueSlug {
  readonly slug: string;
  readonly label: string;
  readonly count: number;
}

/** Tags or subcategories, counted and searched with plain SQL. */
export function trueSlugs(pool: Pool, name: 'tags' | 'subcategories', query: ListQuery): Promise<TrueSlug[]> {
  const label = labelOf(name === 'tags' ? 'tag' : 'subcategory', 'true_carried.slug', query.lang);
  return rowsOf(
    pool,
    `select slug, ${label} as label, count from true_carried join ${name} using (slug)
     where name = '${name}' and (${contains('slug')} or ${contains(label)})
     order by count desc, slug collate "C"`,
    narrowed(query),
  );
}

interface TrueRegion {
  readonly code: string;
  readonly label: string;
  readonly count: number;
}

/** Every region, including those without questions. */
export function trueRegions(pool: Pool, query: ListQuery): Promise<TrueRegion[]> {
  const label = labelOf('region', 'regions.code', query.lang);
  return rowsOf(
    pool,
    `select code, kind, ${label} as label, coalesce(count, 0) as count
     from regions left join true_carried on name = 'regions' and slug = code
     where (${contains('code')} or ${contains(label)}) ${ofKind(query)}
     order by coalesce(count, 0) desc, code collate "C"`,
    narrowed(query),
  );
}

/** Every topic, including those without questions. */
export function trueTopics(pool: Pool, query: ListQuery): Promise<TrueSlug[]> {
  const label = labelOf('topic', 'topics.slug', query.lang);
  return rowsOf(
    pool,
    `with counted as (select topic, count(*) from true_belongs group by topic)
     select slug, kind, ${label} as label, coalesce(count, 0) as count,
       array(select alias from topic_aliases where topic = slug order by alias) as aliases
     from topics left join counted on topic = slug
     where (
       ${contains('slug')} or ${contains(label)}
       or exists (select from topic_aliases where topic = slug and ${contains('alias')})
     ) ${ofKind(query)}
     order by coalesce(count, 0) desc, slug collate "C"`,
    narrowed(query),
  );
}

const byKey = async (pool: Pool, text: string): Promise<Record<string, number>> => {
  const rows = await rowsOf<{ key: string; count: number }>(pool, text);
  return Object.fromEntries(rows.map(({ key, count }) => [key, count]));
};

const LEVELS = `(values ('trivial'), ('easy'), ('medium'), ('hard'), ('expert'), ('unrated')) as levels(key)`;
const LEVEL_COUNTS = `jsonb_build_object(${['trivial', 'easy', 'medium', 'hard', 'expert', 'unrated']
  .map((level) => `'${level}', count(*) filter (where level = '${level}')`)
  .join()})`;
const LANGUAGES = `(values ${Language.options.map((code) => `('${code}')`).join()}) as languages(key)`;

/** The parts of `/stats` other than topics, tags and regions. */
export async function trueTotals(pool: Pool, lang: Language): Promise<object> {
  const languages = (also: string): string =>
    `select key, count(id) from ${LANGUAGES} left join true_visible on language = key ${also} group by key`;
  const [whole] = await rowsOf<{ count: number }>(pool, `select count(*) from true_visible`);
  return {
    total: whole?.count,
    byLanguage: await byKey(pool, languages('')),
    byQualityHigh: await byKey(pool, languages(`and quality = 'high'`)),
    byLicense: await byKey(pool, `select license as key, count(*) from true_visible group by license`),
    bySource: await byKey(pool, `select source as key, count(*) from true_visible group by source`),
    byDifficulty: await byKey(
      pool,
      `select key, count(id) from ${LEVELS} left join true_visible on level = key group by key`,
    ),
    difficultyByCategory: await rowsOf(
      pool,
      `select categories.slug, ${labelOf('category', 'categories.slug', lang)} as name, ${LEVEL_COUNTS} as levels
       from categories join true_visible on category_id = categories.id
       group by categories.id order by count(*) desc, categories.slug collate "C"`,
    ),
    byCategory: await rowsOf(
      pool,
      `select categories.slug, ${labelOf('category', 'categories.slug', lang)} as name, count(true_visible.id)
       from categories left join true_visible on category_id = categories.id
       group by categories.id order by count(true_visible.id) desc, categories.slug collate "C"`,
    ),
  };
}

/** A topic, without its samples. */
interface TrueFacets {
  readonly slug: string;
  readonly count: number;
  readonly facets: object;
}

/** The 20 most frequent companions of each topic. */
const companions = (
  column: 'tags' | 'subcategories',
  member: 'tag' | 'subcategory',
  lang: Language,
): string => `
  select topic, jsonb_agg(jsonb_build_object('slug', slug, 'label', ${labelOf(member, 'ranked.slug', lang)}, 'count', count)
    order by place) as list
  from (
    select topic, slug, count(*),
      row_number() over (partition by topic order by count(*) desc, slug collate "C") as place
    from belongs join true_visible using (id) cross join unnest(${column}) as slug join ${column} using (slug)
    where not exists (select from topic_${column} as own where own.topic = belongs.topic and own.${member} = slug)
    group by topic, slug
  ) as ranked where place <= 20 group by topic`;

/** Counts the keys of a column for each topic. */
const eachOf = (column: 'level' | 'language', keys: string): string => `
  select topic, jsonb_object_agg(key, count) as list from (
    select requested.topic, key, count(id)
    from requested cross join ${keys}
      left join (belongs join true_visible using (id)) on belongs.topic = requested.topic and ${column} = key
    group by requested.topic, key
  ) as each group by topic`;

/** The pages of topics. */
export const trueFacets = (pool: Pool, lang: Language, slugs: readonly string[]): Promise<TrueFacets[]> =>
  rowsOf(
    pool,
    `with requested as (select topic from unnest($1::text[]) as topic),
     belongs as (select topic, id from true_belongs where topic = any($1)),
     by_category as (
       select topic, jsonb_agg(jsonb_build_object('slug', slug, 'name', name, 'count', count)
         order by count desc, slug collate "C") as list
       from (
         select topic, categories.slug, ${labelOf('category', 'categories.slug', lang)} as name, count(*)
         from belongs join true_visible using (id) join categories on category_id = categories.id
         group by topic, categories.id
       ) as each group by topic
     ),
     by_category_level as (
       select topic, jsonb_agg(jsonb_build_object('slug', slug, 'name', name, 'levels', levels)
         order by count desc, slug collate "C") as list
       from (
         select topic, categories.slug, ${labelOf('category', 'categories.slug', lang)} as name, count(*),
           ${LEVEL_COUNTS} as levels
         from belongs join true_visible using (id) join categories on category_id = categories.id
         group by topic, categories.id
       ) as each group by topic
     ),
     by_source as (
       select topic, jsonb_object_agg(source, count) as list
       from (select topic, source, count(*) from belongs join true_visible using (id) group by topic, source) as each
       group by topic
     ),
     by_region as (
       select topic, jsonb_agg(jsonb_build_object('code', code, 'label', ${labelOf('region', 'each.code', lang)}, 'count', count)
         order by count desc, code collate "C") as list
       from (
         select topic, code, count(*) from belongs join true_visible using (id) cross join unnest(regions) as code
         group by topic, code
       ) as each group by topic
     ),
     by_topic as (
       select topic, jsonb_agg(jsonb_build_object('slug', slug, 'label', ${labelOf('topic', 'ranked.slug', lang)}, 'count', count)
         order by place) as list
       from (
         select belongs.topic, other.topic as slug, count(*),
           row_number() over (partition by belongs.topic order by count(*) desc, other.topic collate "C") as place
         from belongs join true_belongs as other using (id) where other.topic <> belongs.topic
         group by belongs.topic, other.topic
       ) as ranked where place <= 12 group by topic
     ),
     by_level as (${eachOf('level', LEVELS)}),
     by_language as (${eachOf('language', LANGUAGES)}),
     by_tag as (${companions('tags', 'tag', lang)}),
     by_subcategory as (${companions('subcategories', 'subcategory', lang)})
     select topic as slug, (select count(*) from belongs where belongs.topic = requested.topic) as count,
       jsonb_build_object(
         'byCategory', coalesce(by_category.list, '[]'), 'byDifficulty', by_level.list, 'byLanguage', by_language.list,
         'difficultyByCategory', coalesce(by_category_level.list, '[]'), 'bySource', coalesce(by_source.list, '{}'),
         'byRegion', coalesce(by_region.list, '[]'), 'relatedTopics', coalesce(by_topic.list, '[]'),
         'coOccurringTags', coalesce(by_tag.list, '[]'),
         'coOccurringSubcategories', coalesce(by_subcategory.list, '[]')
       ) as facets
     from requested left join by_category using (topic) left join by_level using (topic)
       left join by_language using (topic) left join by_tag using (topic) left join by_subcategory using (topic)
       left join by_category_level using (topic) left join by_source using (topic) left join by_region using (topic)
       left join by_topic using (topic)`,
    [slugs],
  );

/** The questions of a topic that have both tags, by the two tags in character order. */
export async function trueTagPairs(pool: Pool, topic: string): Promise<ReadonlyMap<string, number>> {
  const rows = await rowsOf<{ pair: string; count: number }>(
    pool,
    `select one || ' ' || other as pair, count(*)
     from true_belongs join true_visible using (id) cross join unnest(tags) as one cross join unnest(tags) as other
     where topic = $1 and one collate "C" < other collate "C" group by pair`,
    [topic],
  );
  return new Map(rows.map(({ pair, count }) => [pair, count]));
}

/** Slugs in addition to the members of topics. */
const OTHERS = 1_500;
const MOST_SLUGS = 6;

const membersOf = (kind: 'tag' | 'subcategory'): string[] =>
  TOPICS.filter((topic) => topic.kind === kind).flatMap((topic) => topic.members);

const others = (name: string): string[] => Array.from({ length: OTHERS }, (_, index) => `${name}-${index}`);

/**
 * Records whose tags, subcategories and regions are as unevenly distributed as in a real catalogue: the second is half
 * as frequent as the first, the third a third. Everything else takes all possible values.
 */
export function skewedCatalogue(count: number, seed: number): QuestionRecord[] {
  const draw = createRandom(seed);
  const one = <Value>(values: readonly Value[]): Value => {
    const value = values[draw.below(values.length)];
    if (value === undefined) throw new Error('there is nothing to choose from');
    return value;
  };
  const shuffled = (values: readonly string[]): string[] =>
    [...new Set(values)]
      .map((value) => ({ value, at: draw.bits() }))
      .sort((a, b) => a.at - b.at)
      .map(({ value }) => value);
  const skewed = (values: readonly string[]): (() => string) => {
    const rank = zipfRanks(values.length);
    return () => values[rank(draw)] ?? one(values);
  };
  const some = (value: () => string, most: number): string[] => [
    ...new Set(Array.from({ length: draw.below(most + 1) }, value)),
  ];

  const tag = skewed(shuffled([...membersOf('tag'), ...others('tag')]));
  const subcategory = skewed(shuffled([...membersOf('subcategory'), ...others('field')]));
  const region = skewed(shuffled(REGIONS.map(({ code }) => code)));
  const category = skewed(shuffled(CATEGORIES.map(({ slug }) => slug)));
  return Array.from({ length: count }, () => {
    const difficulty = one([...Difficulty.options, null]);
    return aQuestion({
      language: one(Language.options),
      type: one(QuestionType.options),
      source: one(Source.options),
      quality: one(QualityTier.options),
      difficulty,
      difficultyRated: difficulty !== null && draw.below(10) < 7,
      category: category() as QuestionRecord['category'],
      tags: some(tag, MOST_SLUGS),
      subcategories: some(subcategory, MOST_SLUGS),
      regions: some(region, 3),
    });
  });
}
