import type { Pool } from 'pg';
import { CATEGORIES } from '../../src/contract/categories.ts';
import { QuestionFilters, filterQuestions, questionQuery } from '../../src/filters/search-filter.ts';
import { Difficulty, Language, QualityFilter, QuestionType } from '../../src/contract/vocabulary.ts';

/** A filter as a caller writes it: parameters by name. */
export type FilterParameters = Readonly<Record<string, string>>;

/** @param more - parameters that are not filters, such as `amount` */
export const pathOf = (path: string, filter: FilterParameters, more: FilterParameters = {}): string => {
  const parameters = new URLSearchParams({ ...filter, ...more }).toString();
  // Commas separate values. The service reads them in either form.
  return `${path}${parameters === '' ? '' : `?${parameters.replaceAll('%2C', ',')}`}`;
};

/** The query that the API would send for a filter, made by its own code. The filters here have no topics. */
export async function queryOf(filter: FilterParameters): Promise<Record<string, unknown>> {
  const { tags, regions, ...rest } = filter;
  const input = QuestionFilters.parse({
    ...rest,
    ...(tags === undefined ? {} : { tags: tags.split(',') }),
    ...(regions === undefined ? {} : { regions: regions.split(',') }),
  });
  const search = await filterQuestions({ read: () => Promise.resolve([]) }, input);
  return { ...questionQuery(search) };
}

interface Cell {
  readonly language: Language;
  readonly category: number;
  readonly difficulty: Difficulty | null;
  readonly type: QuestionType;
  readonly quality: string;
  readonly count: number;
}

/** A stale translation counts as one that needs review. */
const CELLS = `
  select language, category_id as category, difficulty, type,
    case when is_stale then 'needs_review' else quality end as quality, count(*)::int as count
  from questions where availability = 'visible' group by 1, 2, 3, 4, 5`;

const TIERS: Readonly<Record<QualityFilter, readonly string[]>> = {
  high: ['high'],
  standard: ['high', 'standard'],
  all: ['high', 'standard', 'needs_review'],
};

function* combinations(): Generator<FilterParameters> {
  for (const lang of Language.options)
    for (const quality of QualityFilter.options)
      for (const type of [undefined, ...QuestionType.options])
        for (const difficulty of [undefined, ...Difficulty.options])
          for (const category of [undefined, ...CATEGORIES.map(({ slug }) => slug)])
            yield given({ lang, quality, type, difficulty, category });
}

/** A filter without the parameters that are left open. */
const given = (parameters: Readonly<Record<string, string | null | undefined>>): FilterParameters =>
  Object.fromEntries(
    Object.entries(parameters).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );

function countIn(cells: readonly Cell[], filter: FilterParameters): number {
  const category = CATEGORIES.find(({ slug }) => slug === filter.category)?.id;
  const tiers = TIERS[QualityFilter.parse(filter.quality)];
  const types = filter.type === undefined ? ['multiple', 'boolean'] : [filter.type];
  return cells
    .filter(
      (cell) =>
        cell.language === filter.lang &&
        tiers.includes(cell.quality) &&
        types.includes(cell.type) &&
        (filter.difficulty === undefined || cell.difficulty === filter.difficulty) &&
        (category === undefined || cell.category === category),
    )
    .reduce((sum, cell) => sum + cell.count, 0);
}

/**
 * Different filters of category, difficulty, type, tier and language that each match at least `fewest` questions, evenly
 * chosen from the widest to the narrowest of them. There may be fewer than `most`.
 */
export async function broadFilters(pool: Pool, fewest: number, most: number): Promise<FilterParameters[]> {
  const { rows: cells } = await pool.query<Cell>(CELLS);
  const broad = [...combinations()]
    .map((filter) => ({ filter, count: countIn(cells, filter) }))
    .filter(({ count }) => count >= fewest)
    .sort((one, other) => other.count - one.count);
  const length = Math.min(most, broad.length);
  return Array.from({ length }, (_, index) => broad[Math.floor((index * broad.length) / length)]).flatMap(
    (found) => (found === undefined ? [] : [found.filter]),
  );
}

/** Matches of a rare filter: enough for a draw of ten. */
const FEWEST = 10;
const MOST = 60;

/*
 * Tags with one more condition each, or two. The order is random but the same in every run, so that parts of the list
 * are alike.
 */
const RARE = `
  with visible as materialized (
    select language, tier, category_id, difficulty, tags, subcategories, regions
    from questions
    join (values ('high', 'high'), ('high', 'standard'), ('standard', 'standard')) as tiers (quality, tier) using (quality)
    where availability = 'visible' and not is_stale and type in ('multiple', 'boolean')
  ), rare (language, tier, tags, category, difficulty, subcategory, region) as (
    select language, tier, tag, null::int, null::text, null::text, null::text
    from visible, unnest(tags) as tag group by 1, 2, 3 having count(*) between $1 and $2
    union all
    select language, tier, tag, category_id, difficulty, null, null
    from visible, unnest(tags) as tag group by 1, 2, 3, 4, 5 having count(*) between $1 and $2
    union all
    select language, tier, tag, null, difficulty, subcategory, null
    from visible, unnest(tags) as tag, unnest(subcategories) as subcategory
    group by 1, 2, 3, 5, 6 having count(*) between $1 and $2
    union all
    select language, tier, tag, null, difficulty, null, region
    from visible, unnest(tags) as tag, unnest(regions) as region
    group by 1, 2, 3, 5, 7 having count(*) between $1 and $2
    union all
    select language, tier, one || ',' || other, null, null, null, null
    from visible, unnest(tags) as one, unnest(tags) as other where one < other
    group by 1, 2, 3 having count(*) between $1 and $2
  )
  select language as lang, tier as quality, tags, category, difficulty, subcategory, region as regions from rare
  where difficulty is not null or (category is null and subcategory is null and region is null)
  order by md5(concat_ws('/', language, tier, tags, category, difficulty, subcategory, region))`;

type RareRow = Readonly<
  Record<'lang' | 'quality' | 'tags' | 'difficulty' | 'subcategory' | 'regions', string | null>
> & { readonly category: number | null };

/** All different filters that match between ten and sixty questions each, in random order. */
export async function rareFilters(pool: Pool): Promise<FilterParameters[]> {
  const { rows } = await pool.query<RareRow>(RARE, [FEWEST, MOST]);
  const slugOf = (wanted: number | null) => CATEGORIES.find(({ id }) => id === wanted)?.slug;
  return rows.map((row) => given({ ...row, category: slugOf(row.category) }));
}
