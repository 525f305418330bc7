import type { Client } from '../../../packages/client/src/index.ts';
import { drop } from '../../filters/change-filters.ts';
import { toQuery, valuesOf, type FilterName, type Filters } from '../../filters/filters.ts';
import type { Facets } from '../../filters/use-filter-labels.ts';

/** A change of filters that finds something. */
export interface WayOut {
  readonly kind: 'without' | 'instead';
  readonly name: FilterName;
  readonly value: string;
  readonly count: number;
}

/** Each takes one request. */
const MOST_REMOVALS = 8;

/** Filters with few values, of which the facets tell what each would find. */
const EXCHANGED: readonly FilterName[] = ['lang', 'type', 'quality'];

/** The changes of a view without questions that would find some: removals first, then other values. */
export async function findWaysOut(
  client: Client,
  filters: Filters,
  facets: Facets,
  signal: AbortSignal | undefined,
): Promise<readonly WayOut[]> {
  const removable = valuesOf(filters).filter(({ name }) => !EXCHANGED.includes(name));
  const removals = removable.slice(0, MOST_REMOVALS).map(async ({ name, value }): Promise<WayOut> => {
    const query = { ...toQuery(drop(filters, name, value)), limit: 0, count: 'exact' } as const;
    const { meta } = await client.questions.list(query, { signal });
    return { kind: 'without', name, value, count: meta.total ?? 0 };
  });
  const exchanges = EXCHANGED.flatMap((name) =>
    (facets[name] ?? []).map(({ value, count }): WayOut => ({ kind: 'instead', name, value, count })),
  );
  return [...(await Promise.all(removals)), ...exchanges].filter(({ count }) => count > 0);
}
