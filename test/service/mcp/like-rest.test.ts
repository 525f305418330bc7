import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { QuestionFilters } from '../../../src/filters/search-filter.ts';
import type { QuestionShape } from '../../../src/contract/question.ts';
import {
  ReportType,
  Difficulty,
  Language,
  QualityFilter,
  QuestionType,
} from '../../../src/contract/vocabulary.ts';
import { isBlank } from '../../../src/mcp/tools.ts';
import { addEntries } from '../../support/data/add-entries.ts';
import { anApi } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { FILTER_NAMES, FILTER_VALUES } from '../../support/data/filter-values.ts';
import { load, untilCounted } from '../../support/load.ts';
import { callTool, failureOf, payloadOf } from '../../support/clients/mcp.ts';
import { VARIED, variedQuestions } from '../../support/data/a-question.ts';

/** The maximum of one draw: a draw of all questions has no choice, so its result is known. */
const RECORDS = 50;
const RUNS = 60;

const engines = await ownEngines();
const { tags, subcategories, licenses, sources, categories } = VARIED;

const ids = await load(engines, variedQuestions(RECORDS, 7));
await addEntries(engines.pool, 'topic', [{ slug: 'colour-test', kind: 'tag', en: 'Colours', pl: 'Barwy' }]);
await engines.pool.query(`insert into topic_tags values ('colour-test', 'red'), ('colour-test', 'blue')`);
const api = await anApi(engines);
// Before, responses have no warnings.
await untilCounted(engines, api);

/** Mostly absent, sometimes invalid. */
const at = <Value>(values: fc.Arbitrary<Value>, wrong: unknown = ''): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 12, arbitrary: fc.constant(undefined) },
    { weight: 8, arbitrary: values },
    { weight: 1, arbitrary: fc.constant(wrong) },
  );
const some = (values: readonly string[]): fc.Arbitrary<string[]> =>
  fc.shuffledSubarray([...values], { minLength: 1 });
const lang = at(fc.constantFrom(...Language.options), 'xx');
const q = at(fc.constantFrom('a', 'ED', ' ze ', 'ł', '%', 'eur', ' '), 'x'.repeat(65));
const limit = at(fc.integer({ min: 1, max: 100 }), 0);
const someIds = fc.shuffledSubarray([...ids, '019a0000-0000-7000-8000-000000000001'], {
  minLength: 1,
  maxLength: 6,
});

/** Filters whose tools are also called with values that are wrong. Of all others, any value of the tests of filters. */
const named = {
  lang,
  category: at(
    fc.constantFrom(...categories.flatMap(({ id, slug }): (number | string)[] => [id, slug])),
    'nowhere',
  ),
  difficulty: at(fc.constantFrom(...Difficulty.options), 'mild'),
  type: at(fc.constantFrom(...QuestionType.options), 'riddle'),
  tags: at(some(tags), ['Red']),
  tags_any: at(
    some([...tags, 'nowhere']),
    Array.from({ length: 11 }, (_, index) => `t-${index}`),
  ),
  topic: at(fc.constantFrom('colour-test', 'nowhere'), 'a,b'),
  topics_any: at(some(['colour-test', 'nowhere']), []),
  subcategory: at(fc.constantFrom(...subcategories)),
  regions: at(some(['PL', 'de', 'jewish']), ['p l']),
  source: at(some(sources), ['nobody']),
  license: at(fc.constantFrom(...licenses, 'CC-BY', 'cc-by-4.0'), '-'),
  quality: at(fc.constantFrom(...QualityFilter.options), 'best'),
  q: at(fc.constantFrom('capital', ' Madrid list', '"which capital"'), ' '),
} satisfies Partial<Record<keyof QuestionFilters, fc.Arbitrary<unknown>>>;

/** Every filter that tools have. */
const filters = {
  ...Object.fromEntries(
    FILTER_NAMES.filter((name) => name !== 'exclude_source').map((name) => [
      name,
      at(FILTER_VALUES[name].values),
    ]),
  ),
  ...named,
};

/** What questions look like. */
const shape = {
  fields: at(some(['id', 'text', 'tags', 'quality']), ['texts']),
  include: at(fc.constant(['translations']), ['siblings']),
} satisfies Record<keyof QuestionShape, fc.Arbitrary<unknown>>;

type Input = Record<string, unknown>;

/** What both transports accept: in a tool call, blank text means absent. */
const withoutBlanks = (input: Input): Input =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => !isBlank(value)));

/** The same input as a query string. */
function queryOf(input: Input): string {
  const pairs = Object.entries(withoutBlanks(input))
    .filter(([, value]) => value !== undefined)
    .map(([name, value]): [string, string] => [name, Array.isArray(value) ? value.join() : String(value)]);
  return new URLSearchParams(pairs).toString();
}

interface RestResponse {
  readonly status: number;
  readonly body: Input & { data: Input[]; meta: Input; _links?: { next?: string } };
}
async function rest(path: string, input: Input): Promise<RestResponse> {
  const response = await api.app.inject({
    url: `/api/v1${path}?${queryOf(input)}`,
    headers: { 'x-api-key': api.key },
  });
  return { status: response.statusCode, body: response.json() };
}

/** A REST page in the form of the tool. */
function metaOf({ body }: RestResponse): Input {
  const { requestId: _requestId, ...meta } = body.meta;
  const next = body._links?.next;
  const query = next === undefined ? undefined : new URL(next).searchParams;
  const version = query?.get('as_of');
  const cursor = query?.get('cursor');
  return {
    ...meta,
    nextCursor: cursor === null || cursor === undefined ? null : version ? `${cursor}.${version}` : cursor,
  };
}

const CODES: Readonly<Record<number, string>> = {
  400: 'invalid_input',
  404: 'not_found',
  422: 'invalid_input',
};

/** Compares a tool with its endpoint for generated inputs; `alike` compares both results. */
async function compare(
  tool: string,
  path: (input: Input) => string,
  inputs: Readonly<Record<string, fc.Arbitrary<unknown>>>,
  alike: (payload: Input, response: RestResponse) => void,
  also: {
    readonly runs?: number;
    readonly rest?: (input: Input) => Input;
    /** An input that is always tried. */
    readonly example?: Input;
  } = {},
): Promise<void> {
  let succeeded = 0;
  await fc.assert(
    fc.asyncProperty(fc.record(inputs), async (generated) => {
      const input = Object.fromEntries(Object.entries(generated).filter(([, value]) => value !== undefined));
      const response = await rest(path(input), also.rest?.(input) ?? input);
      const result = await callTool(api, tool, input);
      if (response.status === 200) {
        succeeded += 1;
        alike(payloadOf(result), response);
      } else expect(failureOf(result).error, JSON.stringify(input)).toBe(CODES[response.status]);
    }),
    { numRuns: also.runs ?? RUNS, examples: also.example === undefined ? [] : [[also.example]] },
  );
  expect(succeeded).toBeGreaterThan(0);
}

/** By what every question has, also with `fields`. */
const bySource = (questions: unknown): Input[] =>
  (questions as (Input & { attribution: { sourceId: string } })[]).toSorted((a, b) =>
    a.attribution.sourceId < b.attribution.sourceId ? -1 : 1,
  );

const sameMeta = ({ meta }: Input, { meta: expected }: RestResponse['body']): void =>
  expect({ ...(meta as Input), requestId: expected.requestId }).toEqual(expected);

function samePage({ questions, meta }: Input, response: RestResponse): void {
  expect(questions).toEqual(response.body.data);
  expect(meta).toEqual(metaOf(response));
}

/** A tool counts only on request. */
const uncounted = (input: Input): Input => ({ count: 'none', ...input });

test('svc_random draws what the endpoint draws', async () => {
  const inputs = { ...filters, ...shape, exclude: at(someIds, ['1']) };
  await compare(
    'svc_random',
    () => '/questions/random',
    { ...inputs, amount: fc.constantFrom(RECORDS, RECORDS, RECORDS, 0) },
    (payload, { body }) => {
      expect(bySource(payload.questions)).toEqual(bySource(body.data));
      sameMeta(payload, body);
    },
    { runs: 150 },
  );
});

test('svc_random draws as many as the endpoint when more match, and only matching questions', async () => {
  const { body } = await rest('/questions/random', { amount: RECORDS, lang: 'en', quality: 'all' });
  const matching = new Set(body.data.map(({ id }) => id));
  await compare(
    'svc_random',
    () => '/questions/random',
    { amount: at(fc.integer({ min: 1, max: 5 }), 51), lang: fc.constant('en'), quality: fc.constant('all') },
    ({ questions, meta }, response) => {
      expect(meta).toMatchObject({ count: response.body.meta.count });
      for (const { id } of questions as Input[]) expect(matching).toContain(id);
    },
  );
});

test('svc_random with a seed draws what the endpoint draws, in the same order', async () => {
  await compare(
    'svc_random',
    () => '/questions/random',
    {
      ...filters,
      seed: fc.constantFrom('2026-11-23', 'game:42', 'two words'),
      amount: at(fc.integer({ min: 1, max: 5 }), 51),
      exclude: at(someIds, ['1']),
    },
    (payload, { body }) => {
      expect(payload.questions).toEqual(body.data);
      sameMeta(payload, body);
    },
  );
});

test('svc_list lists what the endpoint lists, page by page', async () => {
  const cursors = new Map<string, unknown>();
  const inputs = {
    ...filters,
    ...shape,
    limit: at(fc.integer({ min: 1, max: 10 }), 101),
    count: at(fc.constantFrom('exact', 'none'), 'some'),
    updated_since: at(fc.constantFrom('2020-01-01', '2020-01-01T00:00:00Z', '2099-01-01'), 'yesterday'),
    order: at(fc.constantFrom('newest'), 'oldest'),
  };
  await compare(
    'svc_list',
    () => '/questions',
    inputs,
    (payload, response) => {
      samePage(payload, response);
      if (metaOf(response).nextCursor !== null) cursors.set('next', metaOf(response).nextCursor);
    },
    { runs: 150, rest: uncounted, example: { limit: 1, quality: 'all' } },
  );
  expect(cursors.size).toBe(1);
});

test('svc_list lists in the order of a seed what the endpoint lists', async () => {
  await compare(
    'svc_list',
    () => '/questions',
    {
      ...filters,
      limit: at(fc.integer({ min: 1, max: 10 }), 101),
      order: fc.constant('shuffled'),
      seed: fc.constantFrom('2026-11-23', 'game:42', 'two words'),
    },
    samePage,
    { rest: uncounted },
  );
});

test('svc_list continues where the endpoint continues', async () => {
  const first = await rest('/questions', { quality: 'all', limit: 2, count: 'none' });
  await compare(
    'svc_list',
    () => '/questions',
    {
      quality: fc.constant('all'),
      cursor: fc.constantFrom(metaOf(first).nextCursor, 'x'),
      limit: fc.integer({ min: 1, max: 9 }),
    },
    samePage,
    { rest: uncounted },
  );
});

test('svc_list looks up ids and their translations like the endpoint', async () => {
  await compare(
    'svc_list',
    () => '/questions',
    {
      ids: at(someIds, ['1']),
      content_language: at(fc.constantFrom(...Language.options), 'xx'),
      ...shape,
      lang,
      quality: at(fc.constantFrom(...QualityFilter.options), 'best'),
      limit: at(fc.constant(20), 101),
      topic: fc.oneof(
        { weight: 9, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: fc.constant('x') },
      ),
    },
    samePage,
    { rest: uncounted },
  );
});

const ID = at(fc.constantFrom(...ids, '019a0000-0000-7000-8000-000000000001'), 'no-id').filter(
  (id) => id !== undefined && id !== '',
);

test('svc_question_by_id returns what the endpoint returns', async () => {
  await compare(
    'svc_question_by_id',
    ({ id }) => `/questions/${String(id)}`,
    { id: ID, lang, ...shape },
    (payload, { body }) =>
      expect(payload).toEqual({ data: body.data, meta: { language: body.meta.language } }),
    { rest: ({ id: _id, ...input }) => input },
  );
});

test('svc_topic_by_slug returns what the endpoint returns, except for the random samples', async () => {
  await compare(
    'svc_topic_by_slug',
    ({ slug }) => `/topics/${encodeURIComponent(String(slug))}`,
    { slug: fc.constantFrom('europe', 'colour-test', 'Stary Kontynent', 'nowhere', 'x'.repeat(101)), lang },
    ({ topic, facets, samples, meta }, { body }) => {
      expect({ topic, facets }).toEqual({ topic: body.topic, facets: body.facets });
      expect((samples as Input[]).length).toBe((body.samples as Input[]).length);
      expect(meta).toEqual({ language: body.meta.language });
    },
    { rest: ({ slug: _slug, ...input }) => input },
  );
});

test.each([
  ['svc_topics', '/topics', { q, limit, lang, kind: at(fc.constantFrom('tag', 'subcategory'), 'theme') }],
  ['svc_tags', '/tags', { q, limit, lang }],
  ['svc_subcategories', '/subcategories', { q, limit, lang }],
  ['svc_regions', '/regions', { q, limit, lang, kind: at(fc.constantFrom('country', 'cultural'), 'sea') }],
])('%s finds what %s finds', async (tool, path, inputs) => {
  await compare(
    tool,
    () => path,
    inputs,
    (payload, response) => expect(payload).toEqual({ data: response.body.data, meta: metaOf(response) }),
  );
});

test.each([
  ['svc_categories', '/categories'],
  ['svc_languages', '/languages'],
  ['svc_stats', '/stats'],
])('%s counts what %s counts', async (tool, path) => {
  await compare(
    tool,
    () => path,
    { lang },
    (payload, { body }) => {
      const { requestId: _requestId, generatedAt: _generatedAt, ...meta } = body.meta;
      const { generatedAt: _ours, ...counts } = payload.meta as Input;
      expect({ ...payload, meta: counts }).toEqual({ ...body, meta });
    },
    { runs: 15 },
  );
});

test('svc_report accepts and refuses the same reports as the endpoint, and both are stored alike', async () => {
  const text = (length: number): fc.Arbitrary<string> => fc.string({ maxLength: length, unit: 'grapheme' });
  const reports = fc.record(
    {
      type: fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom(...ReportType.options) },
        { weight: 1, arbitrary: fc.constant('rude') },
      ),
      questionId: fc.constantFrom(...ids.slice(0, 9), '019a0000-0000-7000-8000-000000000001'),
      questionText: text(40),
      questionUrl: fc.constantFrom('https://quiz.example/7', 'ftp://quiz.example', 'quiz'),
      comment: text(60),
      reporterEmail: fc.constantFrom('ada@example.org', 'ada'),
      mood: fc.constant('bad'),
    },
    { requiredKeys: ['type'] },
  );
  const kept = async (id: unknown): Promise<unknown> => {
    const { rows } = await engines.pool.query<{ row: unknown }>(
      `select to_jsonb(reports) - 'id' - 'created_at' - 'user_agent' - 'sender' - 'sender_hash' as row from reports where id = $1`,
      [id],
    );
    return rows[0]?.row;
  };
  await fc.assert(
    fc.asyncProperty(reports, async (input) => {
      const response = await api.app.inject({
        method: 'POST',
        url: '/api/v1/report',
        payload: withoutBlanks(input),
      });
      const result = await callTool(api, 'svc_report', input);
      if (response.statusCode !== 201) {
        expect(failureOf(result).error, response.body).toBe(CODES[response.statusCode]);
        return;
      }
      const payload = payloadOf(result);
      expect(payload).toMatchObject({ received: true });
      expect(Object.keys(payload).sort()).toEqual(['received', 'reportId']);
      expect(await kept(payload.reportId)).toEqual(await kept(response.json<Input>().reportId));
    }),
    { numRuns: 150 },
  );
});
