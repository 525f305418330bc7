import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { mergeQuestions } from '../../../cli/store/merge-questions.ts';
import {
  createClient,
  mirror,
  type Client,
  type ClientOptions,
  type MirrorState,
} from '../../../packages/client/src/index.ts';
import { aCaller } from '../../support/clients/a-caller.ts';
import { aQuestion, questions } from '../../support/data/a-question.ts';
import { anApi } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { load, makeSearchable } from '../../support/load.ts';
import { until } from '../../support/until.ts';

/* The client against the service on a port, with the `fetch` of the runtime. */
const engines = await ownEngines();
const api = await anApi(engines, { rateLimits: true, tiers: { pro: { burst: 1_000 } } });
const baseUrl = await api.app.listen({ host: '127.0.0.1', port: 0 });

const ids = await load(engines, [
  ...questions(7, { tags: ['rivers', 'europe'], regions: ['pl'], subcategories: ['hydrology'] }),
  aQuestion({ type: 'text_input', correctAnswer: 'Wisła', incorrectAnswers: [] }),
]);
const [id = '', other = ''] = ids;

const ApiDocument = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

const aClient = async (scope: 'pk' | 'sk' = 'pk', options: Partial<ClientOptions> = {}): Promise<Client> =>
  createClient({ baseUrl, key: (await aCaller(engines, { scope, tier: 'pro' })).key, ...options });

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const collected: Item[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

const client = await aClient();

test('every operation of the contract has a function that calls it', async () => {
  const called = new Set<string>();
  const client = await aClient('sk', {
    fetch: (url, init) => {
      called.add(`${init.method} ${new URL(url).pathname}`);
      return fetch(url, init);
    },
  });
  expect((await client.questions.draw({ amount: 3, tags: ['rivers', 'europe'] })).meta.matching).toBe(7);
  expect((await client.questions.list({ count: 'exact' })).meta.total).toBe(7);
  expect((await client.questions.get(id)).data).toMatchObject({ id, quality: 'high' });
  expect((await client.removed.list({ since: '2026-01-01' })).data).toEqual([]);
  expect((await client.topics.list({ q: 'central afr' })).data).toMatchObject([{ slug: 'central-africa' }]);
  expect((await client.topics.get('middle africa')).topic).toMatchObject({ slug: 'central-africa' });
  expect((await client.tags.list({ q: 'riv' })).data).toMatchObject([{ slug: 'rivers' }]);
  expect((await client.subcategories.list()).data[0]).toMatchObject({ slug: 'hydrology' });
  expect((await client.regions.list({ limit: 500 })).data).toContainEqual(
    expect.objectContaining({ code: 'pl' }),
  );
  expect((await client.categories.list()).data).toHaveLength(24);
  expect((await client.categories.get('geography')).meta.language).toBe('en');
  expect((await client.tags.get('rivers')).meta.language).toBe('en');
  expect((await client.subcategories.get('hydrology')).meta.language).toBe('en');
  expect((await client.regions.get('pl', { lang: 'pl' })).meta.language).toBe('pl');
  expect((await client.languages()).data.map(({ code }) => code)).toEqual(['en', 'pl']);
  expect((await client.stats()).total).toBe(8);
  // The history is counted in the background.
  const counted = async () => {
    const [growth] = await Promise.allSettled([client.growth()]);
    return growth.status === 'fulfilled' && growth.value;
  };
  expect((await until('the history is counted', counted)).data.at(-1)).toMatchObject({ total: 8 });
  expect((await client.translations()).data).toHaveLength(2);
  expect(await client.me()).toMatchObject({ tier: 'pro' });
  expect((await client.usage({ days: 7 })).summary).toMatchObject({ tier: 'pro' });
  expect((await client.questions.facets({ facets: ['difficulty'] })).data.difficulty).toBeDefined();
  expect((await client.suggest({ q: 'riv' })).data).toBeDefined();
  expect((await client.exports.list()).data).toEqual([]);
  await expect(client.exports.download('none')).rejects.toMatchObject({ code: 'export_not_found' });
  const many = Array.from({ length: 100 }, () => randomUUID());
  await client.questions.list({ ids: many });
  await client.questions.draw({ exclude: many });
  expect(await client.report({ type: 'factual', questionId: id })).toMatchObject({ received: true });
  const document = ApiDocument.parse(await (await fetch(`${baseUrl}/api/v1/openapi.json`)).json());
  // What can be read may also be asked for by POST, which is the same operation.
  const operations = Object.entries(document.paths).map(
    ([path, methods]) => `${'get' in methods ? 'GET' : 'POST'} ${path}`,
  );
  const isCalled = (operation: string): boolean => {
    const pattern = new RegExp(`^${operation.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    return [...called].some((call) => pattern.test(call));
  };
  expect(operations.filter((operation) => !isCalled(operation))).toEqual([]);
});

test('the language of the client is that of labels and questions', async () => {
  const polish = await aClient('pk', { language: 'pl' });
  expect((await polish.topics.get('central-africa')).topic.label).toBe('Afryka Środkowa');
  expect((await polish.questions.list()).data).toEqual([]);
  expect((await polish.questions.list({ lang: 'en' })).data).toHaveLength(7);
});

test('a shuffled walk has every match once, over all pages', async () => {
  const walked = await collect(client.questions.walk({ order: 'shuffled', limit: 2, fields: ['id'] }));
  expect(walked.map((question) => question.id).sort()).toEqual(ids.slice(0, 7).sort());
});

test('pages lead forth and back', async () => {
  const first = await client.questions.list({ limit: 3 });
  const second = await client.questions.next(first);
  expect(second?.data).toHaveLength(3);
  expect(second && (await client.questions.previous(second))?.data).toEqual(first.data);
});

test('two hundred ids come back in their order', async () => {
  const unknown = Array.from({ length: 200 }, () => randomUUID());
  const asked = [...ids.toReversed(), ...unknown];
  expect((await client.questions.list({ ids: asked })).data.map((question) => question.id)).toEqual(
    ids.toReversed(),
  );
  const drawn = await client.questions.draw({ exclude: [...ids.slice(1), ...unknown] });
  expect(drawn.data.map((question) => question.id)).toEqual([id]);
});

test('a merged question names the one that replaced it', async () => {
  const [duplicate = ''] = await load(engines, [aQuestion()]);
  await mergeQuestions(engines.pool, duplicate, other, { moderator: 'ada', reason: 'because' });
  await makeSearchable(engines);
  await expect(client.questions.get(duplicate)).rejects.toMatchObject({
    code: 'question_not_found',
    problem: { canonicalId: other },
  });
});

async function copyBy(reader: Client, state?: MirrorState) {
  const steps = await collect(mirror(reader, { state, languages: ['en'] }));
  return {
    changed: steps.flatMap(({ changed }) => changed.map((question) => question.id)),
    removed: steps.flatMap(({ removed }) => removed),
    state: steps.at(-1)?.state,
  };
}

test.each(['pk', 'sk'] as const)(
  'without exports, a mirror pages through all questions: %s',
  async (scope) => {
    const reader = await aClient(scope);
    const first = await copyBy(reader);
    expect(first.changed).toEqual(expect.arrayContaining(ids));
    expect(first.state?.changedSince).toHaveProperty('en text_input');

    const [late = '', added = ''] = await load(engines, questions(2));
    await mergeQuestions(engines.pool, late, other, { moderator: 'ada', reason: 'because' });
    await makeSearchable(engines);
    const second = await copyBy(reader, first.state);
    expect(second.changed).toContain(added);
    expect(second.changed).not.toContain(late);
    expect(second.changed.length).toBeLessThan(ids.length);
    expect(second.removed).toContain(late);
  },
);
