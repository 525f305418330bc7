import type { Client } from '../../../packages/client/src/index.ts';
import type { Facets } from '../../filters/filter-labels.ts';
import { drop, toQuery, valuesOf, type FilterName, type Filters } from '../../filters/filters.ts';

/** A change of filters that finds something. */
export interface WayOut {
  readonly kind: 'without' | 'instead' | 'only';
  readonly name: FilterName;
  readonly value: string;
  readonly count: number;
}

/** Each takes one request. */
const MOST_REMOVALS = 8;

/** Filters with few values, of which the facets tell what each would find. */
const EXCHANGED: readonly FilterName[] = ['lang', 'type', 'quality'];

type Value = ReturnType<typeof valuesOf>[number];

/** The filters of a view, its language, type and quality included, with only one of those that can be removed. */
export function keepOnly(filters: Filters, { name, value }: Value): Filters {
  const exchanged = EXCHANGED.flatMap((each) => (filters[each] === undefined ? [] : [[each, filters[each]]]));
  return { ...(Object.fromEntries(exchanged) as Filters), [name]: [value] };
}

/**
 * The changes of a view without questions that would find some: removals first, then other values. If there are none, the
 * filters that find some alone.
 */
export async function findWaysOut(
  client: Client,
  filters: Filters,
  facets: Facets,
  signal: AbortSignal | undefined,
): Promise<readonly WayOut[]> {
  const removable = valuesOf(filters).filter(({ name }) => !EXCHANGED.includes(name));
  const counted = async (kind: WayOut['kind'], value: Value, changed: Filters): Promise<WayOut> => {
    const query = { ...toQuery(changed), limit: 0, count: 'exact' } as const;
    const { meta } = await client.questions.list(query, { signal });
    return { kind, ...value, count: meta.total ?? 0 };
  };
  const tried = removable.slice(0, MOST_REMOVALS);
  const removals = tried.map((each) => counted('without', each, drop(filters, each.name, each.value)));
  const exchanges = EXCHANGED.flatMap((name) =>
    (facets[name] ?? []).map(({ value, count }): WayOut => ({ kind: 'instead', name, value, count })),
  );
  const changes = [...(await Promise.all(removals)), ...exchanges].filter(({ count }) => count > 0);
  if (changes.length > 0) return changes;
  const alone = tried.map((each) => counted('only', each, keepOnly(filters, each)));
  return (await Promise.all(alone)).filter(({ count }) => count > 0);
}
