import type { Pool } from 'pg';

import { CATEGORIES } from '../../src/contract/categories.ts';
import type { FilterParameters } from './filters.ts';

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
  select language, tier, tags, category, difficulty, subcategory, region from rare
  where difficulty is not null or (category is null and subcategory is null and region is null)
  order by md5(concat_ws('/', language, tier, tags, category, difficulty, subcategory, region))`;

interface RareRow {
  readonly language: string;
  readonly tier: string;
  readonly tags: string;
  readonly category: number | null;
  readonly difficulty: string | null;
  readonly subcategory: string | null;
  readonly region: string | null;
}

const slugOf = (id: number): string => CATEGORIES.find((category) => category.id === id)?.slug ?? '';

/** All different filters that match between ten and sixty questions each, in random order. */
export async function rareFilters(pool: Pool): Promise<FilterParameters[]> {
  const { rows } = await pool.query<RareRow>(RARE, [FEWEST, MOST]);
  return rows.map(({ language, tier, tags, category, difficulty, subcategory, region }) => ({
    lang: language,
    quality: tier,
    tags,
    ...(category === null ? {} : { category: slugOf(category) }),
    ...(difficulty === null ? {} : { difficulty }),
    ...(subcategory === null ? {} : { subcategory }),
    ...(region === null ? {} : { regions: region }),
  }));
}
