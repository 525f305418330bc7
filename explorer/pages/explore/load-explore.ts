import { TriviaError } from '../../../packages/client/src/index.ts';
import type { PageRequest } from '../../app/page.ts';
import type { Facets } from '../../filters/filter-labels.ts';
import { GROUPS, readFilters, tagModeOf, toQuery, type Filters } from '../../filters/filters.ts';
import { findWaysOut, type WayOut } from './find-ways-out.ts';
import { loadPart, type ListOrder, type ListPart, type Warning } from './listed-questions.ts';

/** A view of the catalogue. */
export interface ExploreData extends ListPart {
  readonly filters: Filters;
  readonly order: ListOrder;
  /** All matching questions. */
  readonly total: number;
  readonly facets: Facets;
  /** Values that the catalogue does not have. */
  readonly warnings: readonly Warning[];
  /** What to change if nothing matches. */
  readonly waysOut: readonly WayOut[];
  /** Why the service refuses the filters. */
  readonly refused: readonly string[];
}

const MALFORMED = 400;

const NOTHING = { questions: [], cursor: undefined, total: 0, facets: {}, warnings: [], waysOut: [] };

/** The filters of a view: those in its address, of questions in the language of the page unless it names another one. */
const filtersOf = ({ query, language }: Pick<PageRequest, 'query' | 'language'>): Filters => ({
  lang: [language],
  ...readFilters(query),
});

/**
 * Questions are mixed, in the order of the day, because the newest ones are often alike. The address can ask for those;
 * searched questions have the order of their relevance.
 */
function orderOf({ query }: PageRequest, { q }: Filters): ListOrder {
  if (q !== undefined) return {};
  if (query.get('order') === 'newest') return { order: 'newest' };
  return { order: 'shuffled', seed: new Date().toISOString().slice(0, 'YYYY-MM-DD'.length) };
}

async function loadView(request: PageRequest, filters: Filters, order: ListOrder): Promise<ExploreData> {
  const { client, query, signal } = request;
  const cursor = query.get('cursor') ?? undefined;
  const facetNames = GROUPS.map((group) => (group === 'tags' ? tagModeOf(filters) : group));
  const [{ warnings, ...part }, { data: facets, meta }] = await Promise.all([
    loadPart(client, filters, { order, cursor, signal }),
    client.get('/questions/facets', { ...toQuery(filters), facets: facetNames }, { signal }),
  ]);
  const waysOut = meta.total === 0 ? await findWaysOut(client, filters, facets, signal) : [];
  return { ...part, filters, order, total: meta.total, facets, warnings, waysOut, refused: [] };
}

export async function loadExplore(request: PageRequest): Promise<ExploreData> {
  const filters = filtersOf(request);
  const order = orderOf(request, filters);
  try {
    return await loadView(request, filters, order);
  } catch (error) {
    if (!(error instanceof TriviaError) || error.status !== MALFORMED) throw error;
    const refused = error.errors.map(({ message }) => message);
    return { ...NOTHING, filters, order, refused: refused.length > 0 ? refused : [error.message] };
  }
}
