import { TriviaError } from '../../../packages/client/src/index.ts';
import type { PageRequest } from '../../app/page.tsx';
import { tagModeOf } from '../../filters/change-filters.ts';
import { readFilters, toQuery, type Filters } from '../../filters/filters.ts';
import type { Facets } from '../../filters/use-filter-labels.ts';
import { findWaysOut, type WayOut } from './find-ways-out.ts';
import { loadPart, type ListPart, type Warning } from './listed-questions.ts';

/** A view of the catalogue. */
export interface ExploreData extends ListPart {
  readonly filters: Filters;
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

async function loadView({ client, query, signal }: PageRequest, filters: Filters): Promise<ExploreData> {
  const cursor = query.get('cursor') ?? undefined;
  const facetNames = [
    'category',
    'difficulty',
    'type',
    'lang',
    'quality',
    'source',
    'license',
    'regions',
    'topic',
    'subcategory',
    tagModeOf(filters),
  ] as const;
  const [{ warnings, ...part }, { data: facets, meta }] = await Promise.all([
    loadPart(client, filters, { cursor, signal }),
    client.get('/questions/facets', { ...toQuery(filters), facets: facetNames }, { signal }),
  ]);
  const waysOut = meta.total === 0 ? await findWaysOut(client, filters, facets, signal) : [];
  return { ...part, filters, total: meta.total, facets, warnings, waysOut, refused: [] };
}

export async function loadExplore(request: PageRequest): Promise<ExploreData> {
  const filters = filtersOf(request);
  try {
    return await loadView(request, filters);
  } catch (error) {
    if (!(error instanceof TriviaError) || error.status !== MALFORMED) throw error;
    const refused = error.errors.map(({ message }) => message);
    return { ...NOTHING, filters, refused: refused.length > 0 ? refused : [error.message] };
  }
}
