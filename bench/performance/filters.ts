import type { Pool } from 'pg';
import { CATEGORIES } from '../../src/contract/categories.ts';
import { QuestionFilters, filterQuestions, questionQuery } from '../../src/filters/search-filter.ts';

/** A filter as a caller writes it: parameters by name. */
export type FilterParameters = Readonly<Record<string, string>>;

/** @param more - parameters that are not filters, such as `amount` */
export const pathOf = (path: string, filter: FilterParameters, more: FilterParameters = {}): string => {
  const parameters = new URLSearchParams({ ...filter, ...more }).toString();
  // Commas separate values. The service reads them in either form.
  return `${path}${parameters === '' ? '' : `?${parameters.replaceAll('%2C', ',')}`}`;
};

/** The path of lists, and the questions on a page by default. */
export const LIST = '/api/v1/questions';
export const LIMIT = 20;
export const LISTED = { kind: 'questions', count: LIMIT } as const;

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

type FilterRow = Readonly<
  Record<'lang' | 'quality', string> &
    Partial<Record<'type' | 'difficulty' | 'tags' | 'subcategory' | 'regions', string | null>>
> & { readonly category: number | null };

/** A filter without the parameters that are left open. */
const filterOf = ({ category, ...row }: FilterRow): FilterParameters => {
  const slug = CATEGORIES.find(({ id }) => id === category)?.slug;
  const given = Object.entries({ ...row, category: slug });
  return Object.fromEntries(given.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
};

/** A stale translation counts as one that needs review. Without a type, the API leaves out those to be typed. */
const BROAD = `
  with cells as materialized (
    select language, category_id, difficulty, type,
      case when is_stale then 'needs_review' else quality end as tier, count(*) as count
    from questions where availability = 'visible' group by 1, 2, 3, 4, 5
  )
  select language as lang, wanted as quality, chosen as type, difficulty, category_id as category
  from cells
  join (values ('high', 'high'), ('high', 'standard'), ('standard', 'standard'),
    ('high', 'all'), ('standard', 'all'), ('needs_review', 'all')) as tiers (tier, wanted) using (tier)
  join (values ('multiple', null), ('boolean', null), ('multiple', 'multiple'), ('boolean', 'boolean'),
    ('text_input', 'text_input')) as types (type, chosen) using (type)
  group by language, wanted, chosen, cube (difficulty, category_id)
  having sum(count) >= $1 and (difficulty is not null or grouping(difficulty) = 1)
  order by sum(count) desc, language, wanted, chosen, difficulty, category_id`;

/**
 * Different filters of category, difficulty, type, tier and language that each match at least `fewest` questions, evenly
 * chosen from the widest to the narrowest of them. There may be fewer than `most`.
 */
export async function broadFilters(pool: Pool, fewest: number, most: number): Promise<FilterParameters[]> {
  const { rows } = await pool.query<FilterRow>(BROAD, [fewest]);
  return rows.filter((_, index) => (index * most) % rows.length < most).map(filterOf);
}

/** The fewest and the most matches of a rare filter: enough for a draw of ten. */
const MATCHES = [10, 60];

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

/** All different filters that match between ten and sixty questions each, in random order. */
export async function rareFilters(pool: Pool): Promise<FilterParameters[]> {
  return (await pool.query<FilterRow>(RARE, MATCHES)).rows.map(filterOf);
}
