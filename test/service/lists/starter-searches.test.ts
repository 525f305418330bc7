import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { anApi, type ListResponse } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { load } from '../../support/load.ts';
import { records } from '../../support/data/starter-records.ts';

const engines = await ownEngines();
const api = await anApi(engines, { checkAnswers: false });
const ids = await load(engines, records);
const sourceIds = new Map(ids.map((id, index) => [id, records[index]?.sourceId ?? '']));

/** Searches, each with the source ids of the questions that should come first. */
const JUDGED = readFileSync('test/support/data/judged-searches.tsv', 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'));

const foundBy = ({ data }: ListResponse): string[] => data.map(({ id }) => sourceIds.get(id) ?? '');

describe('a search in the starter catalogue', () => {
  const TOP = 5;

  test('has what was looked for at the top', async () => {
    const places: { readonly q: string; readonly place: number }[] = [];
    for (const [lang = '', q = '', wanted = ''] of JUDGED) {
      const found = foundBy(await api.list({ q, lang, quality: 'all', count: 'none' }));
      places.push({ q, place: found.findIndex((sourceId) => wanted.split(' ').includes(sourceId)) });
    }
    const reciprocal = places.map(({ place }) => (place < 0 ? 0 : 1 / (place + 1)));
    const mean = reciprocal.reduce((sum, value) => sum + value, 0) / places.length;
    const atTop = places.filter(({ place }) => place >= 0 && place < TOP).length;
    const missed = JSON.stringify(places.filter(({ place }) => place !== 0));
    expect(mean, missed).toBeGreaterThan(0.93);
    expect(atTop / places.length, missed).toBeGreaterThan(0.96);
  });

  test('finds each question by its own text', async () => {
    // One question of a few hundred, and the longest.
    const longest = records.toSorted((a, b) => b.text.length - a.text.length).slice(0, 10);
    for (const { text, language, sourceId, type } of [
      ...longest,
      ...records.filter((_, index) => index % 401 === 0),
    ]) {
      const found = await api.list({ q: text, lang: language, type, quality: 'all', count: 'none' });
      expect(foundBy(found), text).toContain(sourceId);
    }
  });
});

describe('every documented search finds something', () => {
  const Data = z.object({ data: z.union([z.array(z.unknown()).min(1), z.record(z.string(), z.unknown())]) });
  const Example = z.looseObject({ q: z.string() });
  const Parameter = z.looseObject({
    name: z.string(),
    description: z.string().optional(),
    example: z.string().optional().catch(undefined),
  });
  const Operation = z.object({
    description: z.string().optional(),
    parameters: z.array(Parameter).optional(),
    requestBody: z.object({ content: z.json() }).optional(),
  });
  const Document = z.object({ paths: z.record(z.string(), z.record(z.string(), Operation.catch({}))) });

  const headers = { 'x-api-key': api.key };
  async function expectSome(url: string, payload?: object): Promise<void> {
    const request =
      payload === undefined ? { url, headers } : { url, headers, payload, method: 'POST' as const };
    const response = await api.app.inject(request);
    expect(response.statusCode, `${url} ${response.body}`).toBe(200);
    expect(() => Data.parse(response.json()), `${url} ${JSON.stringify(payload)}`).not.toThrow();
  }

  test('in the documents', async () => {
    const texts = ['README.md', ...globSync('docs/**/*.md')].map((file) => readFileSync(file, 'utf8'));
    const urls = texts.flatMap((text) => text.match(/\/api\/v1\/[a-z/]+\?(?:[^\s'"`]*&)?q=[^\s'"`]+/g) ?? []);
    expect(urls.length).toBeGreaterThan(8);
    for (const url of urls) await expectSome(url);
  });

  test('in the OpenAPI document', async () => {
    const response = await api.app.inject('/api/v1/openapi.json');
    const { paths } = Document.parse(response.json());
    let examples = 0;
    for (const [path, operations] of Object.entries(paths))
      for (const [method, { description = '', parameters = [], requestBody }] of Object.entries(operations)) {
        const queries = Array.from(description.matchAll(/`\?(q=[^`]+)`/g), ([, query]) => query ?? '');
        const q = parameters.find(({ name }) => name === 'q');
        const example = q?.example ?? /Example: `([^`]+)`/.exec(q?.description ?? '')?.[1];
        if (example !== undefined) queries.push(`q=${example}`);
        for (const query of queries) await expectSome(`${path}?${encodeURI(query)}`);
        const bodies: object[] = [];
        JSON.stringify(requestBody ?? {}, (_key, value: unknown) => {
          const body = Example.safeParse(value);
          if (body.success) bodies.push(body.data);
          return value;
        });
        if (method === 'post') for (const body of bodies) await expectSome(path, body);
        examples += queries.length + bodies.length;
      }
    expect(examples).toBeGreaterThan(5);
  });
});
