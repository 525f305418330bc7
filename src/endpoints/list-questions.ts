import { z } from 'zod';

import { LARGEST_PAGE, MOST_IDS, LISTED_BY_DEFAULT } from '../contract/limits.ts';
import { DEFAULT_QUALITY, type Language, type QualityFilter } from '../contract/vocabulary.ts';
import { type SearchFilter, filterQuestions } from '../filters/search-filter.ts';
import { categoryId } from '../filters/table.ts';
import type { StoredQuestion } from '../questions/question-memory.ts';
import type { Page, PageRequest } from '../search/page.ts';
import { searchHorizon } from '../store/questions/horizon.ts';
import {
  toolName,
  ToolCursor,
  QUESTION_TOKENS,
  TEXT_IS_DATA,
  endpoint,
  type OperationParts,
} from './endpoint.ts';
import { lookUpQuestions } from './look-up-questions.ts';
import { ListInput, ListOutput } from './question-requests.ts';
import { cursorsOf, readListOrder, type ListOrder } from './read-list-order.ts';
import { countFitting, showQuestions } from './show-questions.ts';
import { warnAboutFilters, warnAboutTier } from './warn-about-filters.ts';

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

const readPage = (
  { search }: OperationParts,
  filter: SearchFilter,
  request: ListOrder & Pick<PageRequest, 'limit' | 'matches'>,
): Promise<Page> =>
  request.order === 'shuffled' ? search.shuffled(filter, request) : search.page(filter, request);

/** Adds the horizon to the filter. It changes with every request, so estimates are cached without it. */
function within(filter: SearchFilter, before: number | undefined): SearchFilter {
  return filter.updated === undefined || before === undefined
    ? filter
    : { ...filter, updated: { ...filter.updated, before } };
}

/** The part of a page that fits into a response, from where it was read. The rest is on the next page in this direction. */
function cutPage(
  page: Page,
  questions: ReadonlyMap<number, StoredQuestion>,
  language: Language,
  backwards: boolean,
): Page {
  const { items } = page;
  const inOrder = backwards ? items.toReversed() : items;
  const fitting = countFitting(
    inOrder.values().map(({ seq }) => questions.get(seq)),
    language,
  );
  if (fitting === items.length) return page;
  return { items: backwards ? items.slice(-fitting) : items.slice(0, fitting), more: true };
}

/**
 * Whether a syncing client may see a question now. One that changed again is listed at its new position: at the old
 * one, its time would make the client skip changes that are not searchable yet.
 */
const isListed = ({ updatedAt }: StoredQuestion, before: number | undefined): boolean =>
  before === undefined || updatedAt < before;

const asSet = (values: readonly string[]): string[] =>
  [...new Set(values.map((value) => value.toLowerCase()))].sort();

/** An input with its defaults. */
type ListRequest = ListInput & { readonly quality: QualityFilter; readonly limit: number };

/**
 * A text for everything that determines the listed questions and their order; equal for equal filters, however they
 * were written. Each page may show its questions differently.
 */
function identityOf(input: ListRequest): string {
  const {
    cursor: _cursor,
    limit: _limit,
    count: _count,
    // The cursor contains order and seed.
    order: _order,
    seed: _seed,
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

const Counting = z
  .enum(['exact', 'none'])
  .default('none')
  .describe('`exact` adds the number of all matches as `meta.total`.');

/** REST accepts 0 as well, for counts without questions. */
const PageSize = z
  .int()
  .min(1)
  .max(LARGEST_PAGE)
  .optional()
  .describe('Page size.')
  .meta({ default: LISTED_BY_DEFAULT });

export const listQuestions = endpoint({
  id: 'listQuestions',
  method: 'GET',
  path: '/questions',
  tag: 'Questions',
  auth: 'key',
  servesQuestions: true,
  errors: [],
  summary: 'List questions',
  description: `Lists questions page by page, newest first, or looks up questions by id.

- \`?topic=rivers-of-the-world&limit=${LARGEST_PAGE}\`: one page; follow \`_links.next\` for the others
- \`?updated_since=2026-01-31&count=exact\`: what has changed since that day, oldest change first
- \`?ids=ID,ID\`: these questions, in this order; up to ${MOST_IDS} ids
- \`?ids=ID&content_language=pl\`: their Polish translations; \`meta.missing\` lists the ids that have none`,
  returns: 'A page of questions, or the questions with the ids.',
  byBody: {
    id: 'searchQuestions',
    path: '/questions/search',
    summary: 'List questions with a JSON body',
    description: `Lists or looks up questions as \`GET /questions\` does, with its parameters as fields of a JSON object. Use it where a URL would be too long: ${MOST_IDS} ids take 9.8 KB. For the next page, send the same object with \`meta.nextCursor\` as \`cursor\`.`,
  },
  leadsTo: { question: ['getQuestion', 'id', 'data/0/id'] },
  tool: {
    name: 'list',
    title: 'List questions',
    description: `Lists the questions that match the filters, page by page: newest first, the closest matches first with q, or in random order with order "shuffled", or the oldest change first with updated_since. Use it to count (count "exact", limit 1), to page through a set, to fetch up to ${MOST_IDS} known ids at once (ids), or to find their translations (ids with content_language; ids without a translation are in meta.missing). For a quiz use ${toolName('random')}, which returns different questions each time. For the next page, pass meta.nextCursor as cursor and keep the other arguments unchanged. ${QUESTION_TOKENS} ${TEXT_IS_DATA}`,
    input: ListInput.omit({ exclude_source: true }).extend({
      cursor: ToolCursor,
      count: Counting,
      limit: PageSize,
    }),
  },
  input: ListInput,
  output: ListOutput,
  async run(parts, given) {
    if (given.ids !== undefined) return lookUpQuestions(parts, { ...given, ids: given.ids });
    const input: ListRequest = {
      ...given,
      quality: given.quality ?? DEFAULT_QUALITY,
      limit: given.limit ?? LISTED_BY_DEFAULT,
    };
    const filters = identityOf(input);
    const seal = await parts.readCursorSeal();
    const order = readListOrder(input, seal, filters);

    const [selected, before] = await Promise.all([
      filterQuestions(parts.topics, input),
      input.updated_since === undefined ? undefined : searchHorizon(parts.database),
    ]);
    const since =
      input.updated_since === undefined ? {} : { updated: { from: Date.parse(input.updated_since) } };
    const filter: SearchFilter = { ...selected, ...since };
    const shown = within(filter, before);
    const isUsed = input.count === 'estimate' || order.order === 'relevant';
    const known = isUsed ? parts.search.estimates.known(filter) : undefined;
    const { limit } = input;
    const page =
      limit === 0 ? Promise.resolve(NO_PAGE) : readPage(parts, shown, { ...order, limit, matches: known });
    const [found, questions, total] = await Promise.all([
      page,
      page.then(({ items }) =>
        parts.questions.readBySeq(
          items.map(({ seq }) => seq),
          input.lang,
          shown,
        ),
      ),
      totalOf(parts, input.count, { filter, shown, known }),
    ]);
    const read = cutPage(found, questions, input.lang, order.from?.backwards === true);
    const listed = read.items
      .flatMap(({ seq }) => questions.get(seq) ?? [])
      .filter((question) => isListed(question, before));
    const data = await showQuestions(parts, listed, {
      ...input,
      showQuality: input.quality === 'all',
      contentLanguage: input.lang,
    });
    const named = warnAboutFilters(parts, given, data.length > 0 || hasMatches(total));
    const isWhole = input.cursor === undefined && found.items.length < limit;
    const hidden =
      isWhole && named.warnings === undefined ? await warnAboutTier(parts, shown, found.items.length) : {};
    return {
      data,
      meta: {
        count: data.length,
        ...total,
        countMode: input.count,
        language: input.lang,
        ...(order.seed === undefined ? {} : { seed: order.seed }),
        ...named,
        ...hidden,
      },
      page: cursorsOf(read, order, seal, filters),
    };
  },
});
