import { ListInput, ListOutput } from '../contract/question-requests.ts';
import { invalidInput } from '../errors.ts';
import { decodeCursor, encodeCursor, type CursorValue } from '../search/cursor.ts';
import type { StoredQuestion } from '../questions/question-memory.ts';
import type { Order, Page, PageRequest } from '../search/page.ts';
import type { SearchFilter } from '../search/query.ts';
import { searchHorizon } from '../store/questions/horizon.ts';
import { categoryId, filterQuestions } from './filter-questions.ts';
import { lookUpQuestions } from './look-up-questions.ts';
import { defineOperation, type OperationParts } from './operation.ts';
import { showQuestions } from './show-questions.ts';
import { warnAboutFilters } from './warn-about-filters.ts';

/** Up to this many matches, estimates are exact, because a few changes would matter. */
const ESTIMATE_EXACT_UP_TO = 2_000;

/** What a request for counts only reads. */
const NO_PAGE: Page = { items: [], more: false };

interface Counting {
  readonly filter: SearchFilter;
  /** The filter within the horizon. */
  readonly shown: SearchFilter;
  /** The last count, if it is recent. */
  readonly known: number | undefined;
}

/** The total in the way that the caller chose. */
async function totalOf(
  { search }: OperationParts,
  count: ListInput['count'],
  { filter, shown, known }: Counting,
): Promise<Partial<ListOutput['meta']>> {
  if (count === 'none') return {};
  if (count === 'exact') return { total: await search.count(shown) };
  const isRecent = known !== undefined && known > ESTIMATE_EXACT_UP_TO;
  return { totalEstimate: isRecent ? known : await search.estimates.count(filter, shown) };
}

const hasMatches = ({ total, totalEstimate }: Partial<ListOutput['meta']>): boolean =>
  (total ?? totalEstimate ?? 0) > 0;

/** Cursors of the neighbouring pages. The page that the caller came from always exists. */
function cursorsOf(
  page: Page,
  order: Order,
  from: PageRequest['from'],
  encode: (value: CursorValue) => string,
): ListOutput['page'] {
  const [first, last] = [page.items[0], page.items.at(-1)];
  const hasNext = from?.backwards === true || page.more;
  const hasPrevious = from !== undefined && (!from.backwards || page.more);
  return {
    ...(hasNext && last ? { next: encode({ order, backwards: false, position: last.position }) } : {}),
    ...(hasPrevious && first ? { prev: encode({ order, backwards: true, position: first.position }) } : {}),
  };
}

/** Adds the horizon to the filter. It changes with every request, so estimates are cached without it. */
function within(filter: SearchFilter, before: number | undefined): SearchFilter {
  return filter.updated === undefined || before === undefined
    ? filter
    : { ...filter, updated: { ...filter.updated, before } };
}

/**
 * Whether a syncing client may see a question now. One that changed again is listed at its new position: at the old
 * one, its time would make the client skip changes that are not searchable yet.
 */
const isListed = ({ updatedAt }: StoredQuestion, before: number | undefined): boolean =>
  before === undefined || updatedAt < before;

const asSet = (values: readonly string[]): string[] =>
  [...new Set(values.map((value) => value.toLowerCase()))].sort();

/**
 * A text for everything that determines the listed questions and their order; equal for equal filters, however they
 * were written. Each page may show its questions differently.
 */
function identityOf(input: ListInput): string {
  const {
    cursor: _cursor,
    limit: _limit,
    count: _count,
    fields: _fields,
    include: _include,
    ...filters
  } = input;
  const plain = {
    ...filters,
    category: filters.category === undefined ? undefined : categoryId(filters.category),
    license: filters.license?.toLowerCase(),
    updated_since: filters.updated_since === undefined ? undefined : Date.parse(filters.updated_since),
  };
  return JSON.stringify(
    Object.entries(plain)
      .map(([name, value]) => [name, Array.isArray(value) ? asSet(value) : value])
      .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  );
}

function orderOf({ updated_since, q }: ListInput): Order {
  if (updated_since !== undefined) return 'changed';
  return q === undefined ? 'newest' : 'relevant';
}

export const listQuestions = defineOperation({
  summary: 'List questions',
  input: ListInput,
  output: ListOutput,
  async run(parts, input) {
    if (input.ids !== undefined) return lookUpQuestions(parts, { ...input, ids: input.ids });
    if (input.content_language !== undefined)
      throw invalidInput(
        'content_language',
        'can only be used with ids; use lang to list questions in a language',
      );

    const order = orderOf(input);
    const filters = identityOf(input);
    const seal = await parts.readCursorSeal();
    const from = input.cursor === undefined ? undefined : decodeCursor(seal, input.cursor, filters);
    if (input.cursor !== undefined && from?.order !== order)
      throw invalidInput(
        'cursor',
        'is invalid or belongs to other filters; drop it to start from the first page',
      );

    const [selected, before] = await Promise.all([
      filterQuestions(parts.topics, input),
      input.updated_since === undefined ? undefined : searchHorizon(parts.database),
    ]);
    const since =
      input.updated_since === undefined ? {} : { updated: { from: Date.parse(input.updated_since) } };
    const filter: SearchFilter = { ...selected, ...since };
    const shown = within(filter, before);
    const known = input.count === 'estimate' ? parts.search.estimates.known(filter) : undefined;
    const page =
      input.limit === 0
        ? Promise.resolve(NO_PAGE)
        : parts.search.page(shown, {
            order,
            limit: input.limit,
            ...(from === undefined ? {} : { from }),
          });
    const [read, questions, total] = await Promise.all([
      page,
      page.then(({ items }) =>
        parts.questions.readBySeq(
          items.map(({ seq }) => seq),
          input.lang,
        ),
      ),
      totalOf(parts, input.count, { filter, shown, known }),
    ]);
    const listed = read.items
      .flatMap(({ seq }) => questions.get(seq) ?? [])
      .filter((question) => isListed(question, before));
    const data = await showQuestions(parts, listed, {
      ...input,
      showQuality: input.quality === 'all',
      contentLanguage: input.lang,
    });
    return {
      data,
      meta: {
        count: data.length,
        ...total,
        countMode: input.count,
        language: input.lang,
        ...warnAboutFilters(parts, input, data.length > 0 || hasMatches(total)),
      },
      page: cursorsOf(read, order, from, (value) => encodeCursor(seal, value, filters)),
    };
  },
});
