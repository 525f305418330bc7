import { z } from 'zod';

import { Moment, Seed, UuidInput, UuidInputs } from '../contract/inputs.ts';
import { LARGEST_PAGE, LISTED_BY_DEFAULT, MOST_IDS } from '../contract/limits.ts';
import { Question, QuestionShape, EXAMPLE_QUESTION } from '../contract/question.ts';
import { DEFAULT_QUALITY, Language, QualityFilter } from '../contract/vocabulary.ts';
import { invalidInput, ServiceError } from '../errors.ts';
import { filterQuestions, hasAlternatives, hasTopics, QuestionFilters } from '../filters/search-filter.ts';
import { warnAboutFilters, warnAboutTier, type Warned, Warnings } from '../filters/warnings.ts';
import { showQuestions } from '../questions/render-questions.ts';
import { PageCursor, PageCursors, EXAMPLE_CURSOR } from './cursors.ts';
import { KEYED_GET, endpoint, QUESTION_TOKENS, TEXT_IS_DATA, ToolCursor, toolName } from './endpoint.ts';
import { lookUpQuestions } from './look-up-questions.ts';
import { readListPage } from './list-page.ts';

export const CountMode = z.enum(['estimate', 'exact', 'none']);

export const ListOrder = z.enum(['newest', 'shuffled']);

/** Parsed input has no defaults for `quality` and `limit`, which do not apply to `ids`. */
export const ListInput = QuestionFilters.extend({
  quality: QualityFilter.optional()
    .describe(QuestionFilters.shape.quality.description ?? '')
    .meta({ default: DEFAULT_QUALITY }),
  cursor: PageCursor,
  limit: z
    .int()
    .min(0)
    .max(LARGEST_PAGE)
    .optional()
    .describe('Page size. With 0, the response has the counts in `meta` only.')
    .meta({ default: LISTED_BY_DEFAULT }),
  order: ListOrder.optional().describe(
    '`newest` is the default without `q`. `shuffled` pages through all matching questions in random order, each once.',
  ),
  seed: Seed.optional().describe(
    'With `order=shuffled`: any text that determines the order. Without it, the first page chooses one; the cursor contains it.',
  ),
  updated_since: Moment.optional().describe(
    'Questions changed at or after this RFC 3339 date-time or date (UTC), oldest change first.',
  ),
  count: CountMode.default('estimate').describe(
    '`exact` returns `meta.total`, `estimate` returns `meta.totalEstimate`.',
  ),
  ids: UuidInputs.optional().describe(
    'Batch lookup: these questions in this order, in any language, type and quality. Combine it only with `lang`, `count`, `content_language`, `fields`, `include`, `quality=all` and a `limit` that is not smaller. Defaults count as absent.',
  ),
  content_language: Language.optional().describe(
    'With `ids`: returns each question in this language instead. Ids without a translation are listed in `meta.missing`.',
  ),
  ...QuestionShape.shape,
});
export type ListInput = z.infer<typeof ListInput>;

export const ListOutput = z.object({
  data: z.array(Question),
  meta: z.object({
    count: z.int().describe('Questions on this page.'),
    total: z.int().optional().describe('All matching questions; with `count=exact`.'),
    totalEstimate: z
      .int()
      .optional()
      .describe(
        'Estimated number of matching questions: exact for small sets, within 5 % for large ones; with `count=estimate`.',
      ),
    countMode: CountMode.optional().describe('The value of `count`.'),
    language: Language,
    seed: Seed.optional().describe('With `order=shuffled`: the seed of the order.'),
    missing: z
      .array(UuidInput)
      .optional()
      .describe('With `content_language`: ids without a translation in that language.'),
    warnings: Warnings,
  }),
  page: PageCursors,
});

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
  ...KEYED_GET,
  id: 'listQuestions',
  path: '/questions',
  tag: 'Questions',
  servesQuestions: true,
  summary: 'List questions',
  description: `Lists questions page by page, newest first, or looks up questions by id.

- \`?topic=rivers-of-the-world&limit=${LARGEST_PAGE}\`: one page; follow \`_links.next\` for the others
- \`?updated_since=2026-01-31&count=exact\`: what has changed since that day, oldest change first
- \`?ids=ID,ID\`: these questions, in this order; up to ${MOST_IDS} ids
- \`?ids=ID&content_language=pl\`: their Polish translations; \`meta.missing\` lists the ids that have none`,
  returns: 'A page of questions, or the questions with the ids.',
  example: {
    data: [EXAMPLE_QUESTION],
    meta: { count: 1, totalEstimate: 1840, countMode: 'estimate', language: 'en' },
    _links: {
      next: `https://trivia.example/api/v1/questions?category=geography&limit=1&cursor=${EXAMPLE_CURSOR}`,
    },
  },
  byBody: {
    id: 'searchQuestions',
    path: '/questions/search',
    summary: 'List questions with a JSON body',
    description: `Lists or looks up questions as \`GET /questions\` does, with its parameters as fields of a JSON object. Use it where a URL would be too long: ${MOST_IDS} ids take 9.8 KB. For the next page, send the same object with \`meta.nextCursor\` as \`cursor\`.`,
    example: {
      data: [EXAMPLE_QUESTION],
      meta: {
        count: 1,
        totalEstimate: 1840,
        countMode: 'estimate',
        nextCursor: EXAMPLE_CURSOR,
        prevCursor: null,
        language: 'en',
      },
    },
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
  // As for draws. The words of `q` are taken apart and stemmed once for all equal requests.
  plan: async ({ topics }, given) =>
    given.ids === undefined && !hasTopics(given) ? filterQuestions(topics, withDefaults(given)) : undefined,
  async run(parts, given, _caller, filters) {
    if (given.ids !== undefined) {
      refuseFilters(given, given.ids);
      return lookUpQuestions(parts, { ...given, ids: given.ids });
    }
    refuseContradictions(given);
    const input = withDefaults(given);
    const { limit } = input;
    const { questions, filter, found, total, seed, page } = await readListPage(parts, input, filters);
    const data = await showQuestions(parts, questions, {
      ...input,
      showQuality: input.quality === 'all',
      contentLanguage: input.lang,
    });
    const hasMatches = data.length > 0 || (total.total ?? total.totalEstimate ?? 0) > 0;
    const named: Warned =
      hasMatches && !hasAlternatives(given)
        ? {}
        : warnAboutFilters(parts.discovery.latest()?.known, given, hasMatches);
    const isWhole = input.cursor === undefined && found < limit;
    const hidden =
      isWhole && named.warnings === undefined ? await warnAboutTier(parts.search.count, filter, found) : {};
    return {
      data,
      meta: {
        count: data.length,
        ...total,
        countMode: input.count,
        language: input.lang,
        ...(seed === undefined ? {} : { seed }),
        ...named,
        ...hidden,
      },
      page,
    };
  },
});

const withDefaults = (given: ListInput) => ({
  ...given,
  quality: given.quality ?? DEFAULT_QUALITY,
  limit: given.limit ?? LISTED_BY_DEFAULT,
});

/**
 * The filters and what pages the list: they have no meaning when the questions are named one by one. Every parameter of
 * the list conflicts with `ids` unless it is named here.
 */
const CONFLICTING = ListInput.keyof().exclude([
  'ids',
  'content_language',
  'lang',
  'count',
  'fields',
  'include',
]).options;

/**
 * Refuses parameters that do not apply to `ids`. Generated clients send every default, so a default counts as absent.
 * `quality=all` filters nothing, and shows the quality; a limit that leaves no question out changes nothing.
 */
function refuseFilters({ quality, limit, ...others }: ListInput, ids: readonly string[]): void {
  const isAll = limit !== undefined && limit >= new Set(ids.map((id) => id.toLowerCase())).size;
  const given: Partial<ListInput> = {
    ...others,
    quality: quality === DEFAULT_QUALITY || quality === 'all' ? undefined : quality,
    limit: limit === LISTED_BY_DEFAULT || isAll ? undefined : limit,
  };
  const names = CONFLICTING.filter((name) => given[name] !== undefined);
  if (names.length === 0) return;
  const errors = names.map((path) => ({ path, message: 'cannot be combined with ids' }));
  throw new ServiceError('invalid_query_param', `With ids, leave out: ${names.join(', ')}.`, { errors });
}

/** Refuses parameters of a list that contradict each other. */
function refuseContradictions({ content_language, order, seed, updated_since }: ListInput): void {
  if (content_language !== undefined)
    throw invalidInput(
      'content_language',
      'can only be used with ids; use lang to list questions in a language',
    );
  if (order !== undefined && updated_since !== undefined)
    throw invalidInput('order', 'cannot be combined with updated_since, which lists the oldest change first');
  if (seed !== undefined && order !== 'shuffled')
    throw invalidInput('seed', 'can only be used with order=shuffled');
}
