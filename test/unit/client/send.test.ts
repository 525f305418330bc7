import { describe, expect, onTestFinished, test, vi } from 'vitest';

import { createClient, TriviaError, type ClientOptions } from '../../../packages/client/src/index.ts';
import { answered, refused, scriptedFetch, type Step } from '../../support/scripted-fetch.ts';

const SOME_TAGS = { data: [{ slug: 'rivers' }], meta: {}, _links: {} };

function aClient(steps: readonly Step[], options: Partial<ClientOptions> = {}) {
  vi.useFakeTimers({ now: 0, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const { fetch, sent } = scriptedFetch(...steps);
  return { client: createClient({ baseUrl: 'https://trivia.example', fetch, ...options }), sent };
}

/** Runs the clock until a promise settles. Files that ran before in this worker may have left timers running. */
async function settled<Value>(promise: Promise<Value>): Promise<PromiseSettledResult<Value>> {
  let result: PromiseSettledResult<Value> | undefined;
  void Promise.allSettled([promise]).then(([only]) => (result = only));
  while (result === undefined) await vi.advanceTimersToNextTimerAsync();
  return result;
}

/** What a promise is rejected with, while the clock runs. */
async function rejectionOf(promise: Promise<unknown>): Promise<unknown> {
  const result = await settled(promise);
  return result.status === 'rejected' ? result.reason : undefined;
}

test('requests go to the address of the service with the key and the language', async () => {
  const { client, sent } = aClient([answered(SOME_TAGS)], {
    baseUrl: 'https://trivia.example/',
    key: 'svc_pk_1',
    language: 'pl',
  });
  expect((await client.tags.list({ q: 'Łódź', limit: 5, cursor: undefined })).data).toEqual(SOME_TAGS.data);
  expect(sent).toEqual([
    {
      url: 'https://trivia.example/api/v1/tags?lang=pl&q=%C5%81%C3%B3d%C5%BA&limit=5',
      method: 'GET',
      headers: { Accept: 'application/json', 'X-API-Key': 'svc_pk_1' },
    },
  ]);
});

test('arrays are lists, empty ones are left out, and the language of the call wins', async () => {
  const { client, sent } = aClient([answered(SOME_TAGS)], { language: 'pl', baseUrl: '' });
  await client.questions.draw({ tags: ['rivers', 'europe'], topics_any: [], lang: 'en' });
  await client.me();
  expect(sent.map(({ url }) => url)).toEqual([
    '/api/v1/questions/random?lang=en&tags=rivers,europe',
    '/api/v1/me',
  ]);
});

test('an empty list of ids is not taken for the list of all questions', async () => {
  const { client, sent } = aClient([answered(SOME_TAGS)]);
  await client.questions.list({ ids: [] });
  expect(sent[0]?.url).toMatch(/\?ids=$/);
});

test('many ids are sent in a body', async () => {
  const { client, sent } = aClient([answered({ data: [], meta: {} })]);
  const ids = Array.from({ length: 250 }, (_, index) => `id-${index}`);
  expect(await client.questions.list({ ids, fields: [], lang: undefined })).toEqual({
    data: [],
    meta: {},
    _links: {},
  });
  expect(sent[0]).toMatchObject({
    url: 'https://trivia.example/api/v1/questions/search',
    method: 'POST',
    body: JSON.stringify({ ids }),
    headers: { 'Content-Type': 'application/json' },
  });
});

describe('errors', () => {
  test('a refusal is reported with everything that the service says', async () => {
    const errors = [{ path: 'limit', message: 'must be a whole number' }];
    const { client, sent } = aClient([
      refused(400, 'invalid_query_param', { 'x-request-id': 'request-1' }, { errors }),
    ]);
    const error = await rejectionOf(client.stats());
    expect(error).toBeInstanceOf(TriviaError);
    expect(error).toMatchObject({
      name: 'TriviaError',
      status: 400,
      code: 'invalid_query_param',
      message: 'It is invalid_query_param.',
      detail: 'It is invalid_query_param.',
      errors,
      requestId: 'request-1',
      retryAfter: undefined,
    });
    expect(sent).toHaveLength(1);
  });

  test.each([
    ['the response of a proxy', 400, '<h1>Bad request</h1>'],
    ['a page instead of JSON', 200, '<h1>Sign in to the network</h1>'],
  ])('%s is reported', async (_what, status, page) => {
    const { client } = aClient([new Response(page, { status })]);
    expect(await rejectionOf(client.stats())).toMatchObject({ status, code: 'not_the_service' });
  });

  test('a lost connection is reported after all attempts, with its cause', async () => {
    const cause = new TypeError('fetch failed');
    const { client, sent } = aClient([cause]);
    expect(await rejectionOf(client.stats())).toMatchObject({ status: 0, code: 'unreachable', cause });
    expect(sent).toHaveLength(3);
  });
});

describe('retries', () => {
  test('a response that breaks off is requested again', async () => {
    const broken = new ReadableStream({ pull: () => Promise.reject(new TypeError('terminated')) });
    const { client, sent } = aClient([new Response(broken), answered(SOME_TAGS)]);
    expect(await settled(client.tags.list())).toMatchObject({ value: { data: SOME_TAGS.data } });
    expect(sent).toHaveLength(2);
  });

  test.each([429, 503])('status %i is tried again after the seconds of Retry-After', async (status) => {
    const { client, sent } = aClient([
      refused(status, 'rate_limit_exceeded', { 'retry-after': '4' }),
      answered(SOME_TAGS),
    ]);
    const answer = client.tags.list();
    await vi.advanceTimersByTimeAsync(3_999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect((await answer).data).toEqual(SOME_TAGS.data);
    expect(sent).toHaveLength(2);
  });

  test('the wait is longer by up to a quarter, so that refused clients come back one by one', async () => {
    const { client, sent } = aClient([refused(429, 'rate_limit_exceeded', { 'retry-after': '4' })]);
    vi.spyOn(Math, 'random').mockReturnValue(0.8);
    const rejection = rejectionOf(client.tags.list());
    await rejection;
    expect(sent).toHaveLength(3);
    expect(Date.now()).toBe(2 * 4_800);
  });

  test('without Retry-After the waits double', async () => {
    const { client, sent } = aClient([refused(503, 'service_unavailable')], { retries: 3 });
    expect(await rejectionOf(client.tags.list())).toMatchObject({ code: 'service_unavailable' });
    expect(sent).toHaveLength(4);
    expect(Date.now()).toBe(500 + 1_000 + 2_000);
  });

  test('an internal error of the service is not retried', async () => {
    const { client, sent } = aClient([refused(500, 'internal_error')]);
    expect(await rejectionOf(client.tags.list())).toMatchObject({ code: 'internal_error' });
    expect(sent).toHaveLength(1);
  });

  test('a report whose response was lost is not sent twice, but a refused one is', async () => {
    const lost = aClient([new TypeError('fetch failed')]);
    const report = { type: 'factual', questionText: 'Who?', comment: 'Nobody.' } as const;
    expect(await rejectionOf(lost.client.report(report))).toMatchObject({ code: 'unreachable' });
    expect(lost.sent).toHaveLength(1);

    const busy = aClient([
      refused(429, 'rate_limit_exceeded', { 'retry-after': '1' }),
      answered({ received: true }),
    ]);
    expect(await rejectionOf(busy.client.report(report))).toBeUndefined();
    expect(busy.sent.map(({ method, body }) => [method, body])).toEqual(
      Array(2).fill(['POST', JSON.stringify(report)]),
    );
  });
});

describe('limits', () => {
  const used = { 'ratelimit-remaining': '0', 'ratelimit-reset': '3' };

  test('after the last admitted request the next one waits until the limit admits it', async () => {
    const { client, sent } = aClient([answered(SOME_TAGS, used), answered(SOME_TAGS)]);
    await client.tags.list();
    const second = client.tags.list();
    await vi.advanceTimersByTimeAsync(2_999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await second;
    expect(sent).toHaveLength(2);
  });

  test('a limit that resets later than the longest wait delays nothing', async () => {
    const { client, sent } = aClient([answered(SOME_TAGS, { ...used, 'ratelimit-reset': '4000' })]);
    await client.tags.list();
    await client.tags.list();
    expect(sent).toHaveLength(2);
  });
});

describe('cancellation', () => {
  test('a signal ends the wait before a retry, with its own reason', async () => {
    const controller = new AbortController();
    const { client, sent } = aClient([refused(503, 'service_unavailable', { 'retry-after': '4' })]);
    const rejection = rejectionOf(client.tags.list({}, { signal: controller.signal }));
    controller.abort(new Error('the player left'));
    expect(await rejection).toMatchObject({ message: 'the player left' });
    expect(sent).toHaveLength(1);
  });

  test('the signal of the client and that of the call both cancel', async () => {
    const [whole, single] = [new AbortController(), new AbortController()];
    const { client, sent } = aClient([answered(SOME_TAGS)], { signal: whole.signal });
    await client.tags.list({}, { signal: single.signal });
    expect(sent[0]?.signal?.aborted).toBe(false);
    whole.abort();
    expect(sent[0]?.signal?.aborted).toBe(true);
  });
});
