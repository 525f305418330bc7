import { TriviaError, type Answer, type Client, type Question } from '../../../packages/client/src/index.ts';
import type { PageRequest } from '../../app/page.ts';
import type { Facets } from '../../filters/filter-labels.ts';
import {
  drop,
  GROUPS,
  readFilters,
  tagModeOf,
  toQuery,
  valuesOf,
  type FilterName,
  type Filters,
} from '../../filters/filters.ts';

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

/** What a row of the list shows. */
const FIELDS = [
  'id',
  'text',
  'correctAnswer',
  'incorrectAnswers',
  'type',
  'difficulty',
  'language',
  'category',
  'tags',
  'explanation',
] as const;

export type ListedQuestion = Pick<Question, (typeof FIELDS)[number] | 'attribution'>;

/** A part of the list. `cursor` leads to the next one; the last part has none. */
export interface ListPart {
  readonly questions: readonly ListedQuestion[];
  readonly cursor: string | undefined;
}

/** The order of a list. Without one, the best matches of a text come first. */
export interface ListOrder {
  readonly order?: 'newest' | 'shuffled';
  readonly seed?: string;
}

type Warning = NonNullable<Answer<'/questions'>['meta']['warnings']>[number];

/** A change of filters that finds something. */
export interface WayOut {
  readonly kind: 'without' | 'instead' | 'only';
  readonly name: FilterName;
  readonly value: string;
  readonly count: number;
}

/** Questions in one part of the list. */
const PART = 20;
/** Each takes one request. */
const MOST_REMOVALS = 8;
/** Filters with few values, of which the facets tell what each would find. */
const EXCHANGED: readonly FilterName[] = ['lang', 'type', 'quality'];

const MALFORMED = 400;

const NOTHING = { questions: [], cursor: undefined, total: 0, facets: {}, warnings: [], waysOut: [] };

/** Loads a view: its first questions, its facets, and what to change if nothing matches. */
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

interface PartOptions {
  readonly order: ListOrder;
  readonly cursor?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Loads a part of the list: the first one, or the one at a cursor. */
export async function loadPart(
  client: Client,
  filters: Filters,
  { order, cursor, signal }: PartOptions,
): Promise<ListPart & { readonly warnings: readonly Warning[] }> {
  const query = {
    ...toQuery(filters),
    ...order,
    // A cursor has the seed of its list, which may be that of yesterday.
    ...(cursor === undefined ? {} : { seed: undefined }),
    limit: PART,
    count: 'none',
    fields: FIELDS,
    cursor,
  } as const;
  const { data, meta, _links } = await client.questions.list(query, { signal });
  const next = _links.next === undefined ? undefined : new URL(_links.next).searchParams.get('cursor');
  return { questions: data, cursor: next ?? undefined, warnings: meta.warnings ?? [] };
}

type Value = ReturnType<typeof valuesOf>[number];

/**
 * The changes of a view without questions that would find some: removals first, then other values. If there are none, the
 * filters that find some alone.
 */
async function findWaysOut(
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

/** The filters of a view, its language, type and quality included, with only one of those that can be removed. */
export function keepOnly(filters: Filters, { name, value }: Value): Filters {
  const exchanged = EXCHANGED.flatMap((each) => (filters[each] === undefined ? [] : [[each, filters[each]]]));
  return { ...(Object.fromEntries(exchanged) as Filters), [name]: [value] };
}
