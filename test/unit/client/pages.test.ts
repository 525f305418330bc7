import { gzipSync } from 'node:zlib';
import { expect, expectTypeOf, test, vi } from 'vitest';

import { createClient, type Question, mirror, type MirrorStep } from '../../../packages/client/src/index.ts';
import { answered, scriptedFetch, type Step } from '../../support/scripted-fetch.ts';

const pageOf = (slugs: readonly string[], links: object): Response =>
  answered({ data: slugs.map((slug) => ({ slug })), meta: {}, _links: links });

const PAGES = [
  pageOf(['a', 'b'], { next: 'https://elsewhere.example/api/v1/tags?cursor=2' }),
  pageOf(['c'], { prev: 'https://elsewhere.example/api/v1/tags?cursor=1' }),
];

test('a walk reads all pages, and the key never goes to another host', async () => {
  const { fetch, sent } = scriptedFetch(...PAGES);
  const client = createClient({ baseUrl: 'https://trivia.example', fetch, key: 'svc_pk_1' });
  const slugs: string[] = [];
  for await (const { slug } of client.tags.walk({ limit: 2 })) slugs.push(slug);
  expect(slugs).toEqual(['a', 'b', 'c']);
  expect(sent.map(({ url }) => url)).toEqual([
    'https://trivia.example/api/v1/tags?limit=2',
    'https://trivia.example/api/v1/tags?cursor=2',
  ]);
});

test('a walk requests a page only when its first entry is asked for', async () => {
  const { fetch, sent } = scriptedFetch(...PAGES);
  const client = createClient({ baseUrl: '', fetch });
  for await (const { slug } of client.tags.walk()) if (slug === 'b') break;
  expect(sent).toHaveLength(1);
});

test('a saved link is enough to continue, and both ends are undefined', async () => {
  const { fetch, sent } = scriptedFetch(...PAGES.toReversed());
  const client = createClient({ baseUrl: '', fetch });
  const last = await client.tags.next({ _links: { next: 'https://trivia.example/api/v1/tags?cursor=2' } });
  expect(last?.data).toEqual([{ slug: 'c' }]);
  expect(last && (await client.tags.next(last))).toBeUndefined();
  const first = last && (await client.tags.previous(last));
  expect(first && (await client.tags.previous(first))).toBeUndefined();
  expect(sent.map(({ url }) => url)).toEqual(['/api/v1/tags?cursor=2', '/api/v1/tags?cursor=1']);
});

test('the types of questions have the selected fields', async () => {
  const { fetch, sent } = scriptedFetch(answered({ data: [], meta: {} }));
  const { questions } = createClient({ baseUrl: '', fetch });
  const whole = await questions.draw({ amount: 1 });
  const selected = await questions.draw({ fields: ['text'] });
  expectTypeOf(whole.data).toEqualTypeOf<readonly Question[]>();
  expectTypeOf(selected.data).toEqualTypeOf<
    readonly Pick<Question, 'text' | 'id' | 'attribution' | 'translations'>[]
  >();
  expect(sent[1]?.url).toBe('/api/v1/questions/random?fields=text');
  const one = await questions.get('a');
  const part = await questions.get('a', { fields: ['text'] });
  expectTypeOf(one.data).toEqualTypeOf<Question>();
  expectTypeOf(part.data).toEqualTypeOf<Pick<Question, 'text' | 'id' | 'attribution' | 'translations'>>();
});

test('wrong parameters are refused by the compiler', () => {
  const client = createClient({ baseUrl: '', fetch: scriptedFetch().fetch });
  const wrong: (() => unknown)[] = [
    // @ts-expect-error there is no such filter
    () => client.questions.list({ colour: 'blue' }),
    // @ts-expect-error the list of removed questions needs a date
    () => client.removed.list(),
    // @ts-expect-error there is no such level
    () => client.questions.draw({ difficulty: 'impossible' }),
    // @ts-expect-error there is no such path
    () => client.get('/colours'),
  ];
  expect(wrong).toHaveLength(4);
});

const LINES = Array.from({ length: 250 }, (_, index) => JSON.stringify({ id: `id-${index}`, text: 'Łódź?' }));
const FILE = new Uint8Array(gzipSync(`${LINES.join('\n')}\n`));
const EXPORTS = answered({
  data: [{ name: 'en.jsonl.gz', language: 'en', since: '2026-01-31T00:00:00.000Z' }],
});
const NOTHING = answered({ data: [], meta: {}, _links: {} });

/** A copy from scripted responses, until something fails. */
async function copyFrom(...steps: readonly Step[]) {
  const { fetch, sent } = scriptedFetch(...steps);
  const client = createClient({ baseUrl: '', fetch, retries: 0 });
  const applied: MirrorStep[] = [];
  let failure: unknown;
  try {
    for await (const step of mirror(client, { languages: ['en'] })) applied.push(step);
  } catch (error) {
    failure = error;
  }
  return { applied, failure, urls: sent.map(({ url }) => url) };
}

test('an export comes in steps without a state, and changes are followed from its time', async () => {
  const { applied, failure, urls } = await copyFrom(EXPORTS, new Response(FILE), NOTHING);
  expect(failure).toBeUndefined();
  expect(applied.map(({ changed }) => changed.length)).toEqual([100, 100, 50, 0, 0, 0]);
  expect(applied[2]?.changed.at(-1)).toEqual({ id: 'id-249', text: 'Łódź?' });
  expect(applied.map(({ state }) => state === undefined)).toEqual([true, true, true, false, false, false]);
  expect(applied.at(-1)?.state).toEqual({
    changedSince: { en: '2026-01-31T00:00:00.000Z', 'en text_input': '2026-01-31T00:00:00.000Z' },
    removedSince: '2026-01-31T00:00:00.000Z',
  });
  expect(urls.map((url) => url.replace(/\?.*/, ''))).toEqual([
    '/api/v1/exports',
    '/api/v1/exports/en.jsonl.gz',
    '/api/v1/questions',
    '/api/v1/questions',
    '/api/v1/questions/removed',
  ]);
});

test('an export that breaks off is an error, so that the copy is not taken for complete', async () => {
  const half = new Response(FILE.slice(0, FILE.length / 2));
  const { applied, failure } = await copyFrom(EXPORTS, half, NOTHING);
  expect(failure).toMatchObject({ name: 'TriviaError', code: 'unreachable' });
  expect(applied.every(({ state }) => state === undefined)).toBe(true);
});

test('a reader that stops in the middle of an export cancels the download', async () => {
  let cancelled = false;
  const body = new ReadableStream<Uint8Array>({
    // The rest never arrives.
    start: (controller) => controller.enqueue(FILE.slice(0, -1)),
    cancel: () => void (cancelled = true),
  });
  // Not scripted: those responses are copies, which share their source.
  const fetch = (url: string): Promise<Response> =>
    Promise.resolve(url.endsWith('.gz') ? new Response(body) : EXPORTS.clone());
  for await (const { changed } of mirror(createClient({ baseUrl: '', fetch }), { languages: ['en'] })) {
    expect(changed).toHaveLength(100);
    break;
  }
  await vi.waitFor(() => expect(cancelled).toBe(true));
});
