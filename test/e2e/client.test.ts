import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

import type * as Package from '../../packages/client/src/index.ts';
import { createKey } from '../../src/access/api-keys.ts';
import { aQuestion, questions } from '../support/data/a-question.ts';
import { anApi } from '../support/api.ts';
import { ownBrowser, withBrowser } from '../support/chromium.ts';
import { ownEngines } from '../support/engines.ts';
import { portOf } from '../support/listening.ts';
import { load } from '../support/load.ts';

/* The built package in a page of another origin, without a bundler. */
declare global {
  // What the page below sets.
  var client: typeof Package;
}
const PAGE = `<!doctype html><title>A quiz</title>
<script type="module">import * as client from '/index.js'; globalThis.client = client;</script>`;

const engines = await ownEngines();
const api = await anApi(engines, { rateLimits: true, tiers: { free: { burst: 3 } } });
const baseUrl = await api.app.listen({ host: '127.0.0.1', port: 0 });
const loaded = await load(engines, [...questions(5), aQuestion({ type: 'text_input' })]);

const site = createServer((request, response) => {
  const name = request.url ?? '/';
  if (!name.endsWith('.js')) {
    response.setHeader('content-type', 'text/html').end(PAGE);
    return;
  }
  readFile(join(resolve('packages/client/dist'), name)).then(
    (code) => response.setHeader('content-type', 'text/javascript').end(code),
    () => response.writeHead(404).end(),
  );
});
const port = await portOf(site);
afterAll(() => site.close());

const open = ownBrowser();
const keyOf = async (email: string, tier: 'free' | 'pro'): Promise<string> =>
  (await createKey(engines.pool, { email, tier, name: 'test', scope: 'pk' })).key;

interface Given {
  readonly baseUrl: string;
  readonly key: string;
  readonly ids?: readonly string[];
}

withBrowser('in Chromium, on a page of another origin', () => {
  test('questions are drawn, walked, looked up, judged and copied', async () => {
    const { page, complaints } = await open();
    await page.goto(`http://127.0.0.1:${port}/`);
    const given: Given = { baseUrl, key: await keyOf('pro@example.org', 'pro'), ids: loaded };
    const seen = await page.evaluate(async ({ ids = [], ...options }: Given) => {
      const { createClient, isRight, mirror } = globalThis.client;
      const client = createClient(options);
      const { data } = await client.questions.draw({ amount: 2 });
      const walked: string[] = [];
      for await (const { id } of client.questions.walk({ order: 'shuffled', limit: 2 })) walked.push(id);
      const others = Array.from({ length: 100 }, () => crypto.randomUUID());
      const copied: string[] = [];
      for await (const { changed } of mirror(client)) copied.push(...changed.map(({ id }) => id));
      return {
        drawn: data.length,
        walked: walked.length,
        found: (await client.questions.list({ ids: [...ids, ...others] })).data.map(({ id }) => id),
        right: data.map((question) => isRight('pari', question)),
        copied: copied.sort(),
      };
    }, given);
    expect(seen).toEqual({
      drawn: 2,
      walked: 5,
      found: loaded,
      right: [true, true],
      copied: loaded.toSorted(),
    });
    // The exports, which a publishable key may not read: the copy pages through the questions instead.
    expect(complaints).toEqual([expect.stringContaining('status of 403')]);
  });

  test('the page can read the code, the seconds and the id of a refusal', async () => {
    const { page } = await open();
    await page.goto(`http://127.0.0.1:${port}/`);
    const given: Given = { baseUrl, key: await keyOf('free@example.org', 'free') };
    const refusal = await page.evaluate(async (options: Given) => {
      const { createClient, TriviaError } = globalThis.client;
      const client = createClient({ ...options, longestWait: 0 });
      try {
        for (;;) await client.me();
      } catch (error) {
        if (!(error instanceof TriviaError)) throw error;
        return { code: error.code, retryAfter: error.retryAfter, requestId: error.requestId };
      }
    }, given);
    expect(refusal.code).toBe('rate_limit_exceeded');
    expect(refusal.retryAfter).toBeGreaterThan(0);
    expect(refusal.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('a request that takes too long is cancelled with the reason of its signal', async () => {
    const { page } = await open();
    await page.goto(`http://127.0.0.1:${port}/`);
    const given: Given = { baseUrl, key: await keyOf('late@example.org', 'pro') };
    const name = await page.evaluate((options: Given) => {
      const { createClient } = globalThis.client;
      const controller = new AbortController();
      const answer = createClient(options).stats({}, { signal: controller.signal });
      controller.abort();
      return answer.then(
        () => 'answered',
        (error: unknown) => (error instanceof DOMException ? error.name : 'another error'),
      );
    }, given);
    expect(name).toBe('AbortError');
  });
});
