import { ListInput, ListOutput } from '../contract/question-requests.ts';
import { invalidInput } from '../errors.ts';
import { decodeCursor, encodeCursor } from '../search/cursor.ts';
import type { Order, Page, PageRequest } from '../search/page.ts';
import type { SearchFilter } from '../search/query.ts';
import { searchHorizon } from '../store/questions/horizon.ts';
import { readQuestions, type QuestionRow } from '../store/questions/questions.ts';
import { categoryId, filterQuestions } from './filter-questions.ts';
import { lookUpQuestions } from './look-up-questions.ts';
import { defineOperation, type OperationParts } from './operation.ts';
import { presentQuestions } from './present-questions.ts';

/** Matches up to which an estimate is exact: counting so far costs nothing worth saving. */
const ESTIMATE_EXACT_UP_TO = 10_000;

const COUNT_UP_TO: Record<ListInput['count'], boolean | number> = {
  none: false,
  estimate: ESTIMATE_EXACT_UP_TO,
  exact: true,
};

async function totalOf(
  parts: OperationParts,
  input: ListInput,
  filter: SearchFilter,
  page: Page,
): Promise<Partial<ListOutput['meta']>> {
  if (input.count === 'none' || page.total === undefined) return {};
  if (input.count === 'exact') return { total: page.total.value };
  return { totalEstimate: page.total.exact ? page.total.value : await parts.search.estimate(filter) };
}

/** Cursors of the pages on both sides. Coming from one side there is a page on that side. */
function cursorsOf(page: Page, order: Order, from: PageRequest['from'], filters: string): ListOutput['page'] {
  const [first, last] = [page.items[0], page.items.at(-1)];
  const hasNext = from?.backwards === true || page.more;
  const hasPrevious = from !== undefined && (!from.backwards || page.more);
  return {
    ...(hasNext && last
      ? { next: encodeCursor({ order, backwards: false, position: last.position }, filters) }
      : {}),
    ...(hasPrevious && first
      ? { prev: encodeCursor({ order, backwards: true, position: first.position }, filters) }
      : {}),
  };
}

/** The filter with the horizon, which moves on with every request: an estimate is remembered without it. */
function within(filter: SearchFilter, before: number | undefined): SearchFilter {
  return filter.updated === undefined || before === undefined
    ? filter
    : { ...filter, updated: { ...filter.updated, before } };
}

/**
 * The rows that a client which goes on from the latest change it has seen may see now. A row that changed again comes in its new
 * place: shown in the old one, its time would lead the client past changes that cannot be searched yet.
 */
function listed(rows: readonly QuestionRow[], before: number | undefined): readonly QuestionRow[] {
  return before === undefined ? rows : rows.filter((row) => row.updated_at.getTime() < before);
}

const asSet = (values: readonly string[]): string[] =>
  [...new Set(values.map((value) => value.toLowerCase()))].sort();

/** Everything that decides which questions are listed and in which order, as one text: the same however it was written. */
function identityOf(input: ListInput): string {
  const { cursor: _cursor, limit: _limit, count: _count, ...filters } = input;
  const plain = {
    ...filters,
    category: filters.category === undefined ? undefined : categoryId(filters.category),
    updated_since: filters.updated_since === undefined ? undefined : Date.parse(filters.updated_since),
  };
  return JSON.stringify(
    Object.entries(plain)
      .map(([name, value]) => [name, Array.isArray(value) ? asSet(value) : value])
      .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  );
}

export const listQuestions = defineOperation({
  summary: 'List questions',
  input: ListInput,
  output: ListOutput,
  async run(parts, input) {
    if (input.ids !== undefined) return lookUpQuestions(parts, { ...input, ids: input.ids });
    if (input.content_language !== undefined)
      throw invalidInput('content_language', 'goes with ids; use lang to list questions of a language');

    const order: Order = input.updated_since === undefined ? 'newest' : 'changed';
    const filters = identityOf(input);
    const from = input.cursor === undefined ? undefined : decodeCursor(input.cursor, filters);
    if (input.cursor !== undefined && from?.order !== order)
      throw invalidInput('cursor', 'is damaged or was given with other filters; begin again without it');

    const [selected, before] = await Promise.all([
      filterQuestions(parts.topics, input),
      input.updated_since === undefined ? undefined : searchHorizon(parts.database),
    ]);
    const since =
      input.updated_since === undefined ? {} : { updated: { from: Date.parse(input.updated_since) } };
    const filter: SearchFilter = { ...selected, ...since };
    const page = await parts.search.page(within(filter, before), {
      order,
      limit: input.limit,
      ...(from === undefined ? {} : { from }),
      countUpTo: COUNT_UP_TO[input.count],
    });
    const [rows, total] = await Promise.all([
      readQuestions(
        parts.database,
        page.items.map((item) => item.id),
      ),
      totalOf(parts, input, filter, page),
    ]);
    const data = await presentQuestions(parts, listed(rows, before), {
      language: input.lang,
      showQuality: input.quality === 'all',
    });
    return {
      data,
      meta: { count: data.length, ...total, countMode: input.count, language: input.lang },
      page: cursorsOf(page, order, from, filters),
    };
  },
});
