import { symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import createFetch from 'openapi-fetch';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { aQuestion } from '../../support/data/a-question.ts';
import { anApi } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { load } from '../../support/load.ts';
import { ownFolder } from '../../support/own-folder.ts';
import { typeErrors } from '../../support/type-errors.ts';

/*
 * What the generators of typed clients make of our OpenAPI document, used against the real service. The usage is
 * checked by the compiler with the generated types, so that a wrong name in the document fails here too.
 */
const engines = await ownEngines();
const api = await anApi(engines);
const baseUrl = await api.app.listen({ host: '127.0.0.1', port: 0 });
const [id = ''] = await load(engines, [
  aQuestion({ tags: ['rivers', 'europe'], difficulty: 'hard' }),
  aQuestion({ tags: ['rivers'] }),
]);

const readDocument = async (): Promise<object> => {
  const response = await fetch(`${baseUrl}/api/v1/openapi.json`);
  // The public address of the test is not the one that it listens on.
  return { ...z.looseObject({}).parse(await response.json()), servers: [{ url: baseUrl }] };
};

/** A folder from which packages are found. */
async function aProject(): Promise<string> {
  const folder = await ownFolder();
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

const BUNDLED = ['--module', 'esnext', '--moduleResolution', 'bundler', '--lib', 'es2022,dom,dom.iterable'];

const FETCH_USAGE = `
import createFetch from 'openapi-fetch';
import type { components, paths } from './service.ts';

type Named = components['schemas'];
const difficulty: Named['Difficulty'] = 'hard';
const language: Named['Language'] = 'pl';

export async function use(): Promise<[Named['Question'] | undefined, Named['Category'] | undefined]> {
  const client = createFetch<paths>({ baseUrl: 'http://localhost' });
  const drawn = await client.GET('/api/v1/questions/random', {
    params: { query: { tags: ['rivers', 'europe'], difficulty, lang: language } },
  });
  const one = await client.GET('/api/v1/questions/{id}', { params: { path: { id: '1' } } });
  const categories = await client.GET('/api/v1/categories');
  const names: string[] = categories.data?.data.map(({ name }) => name) ?? [];
  if (names.length === 0 && one.error !== undefined) throw new Error(one.error.detail);
  return [drawn.data?.data[0], drawn.data?.data[0]?.category];
}
// @ts-expect-error there is no such difficulty
export const wrong: Named['Difficulty'] = 'impossible';
`;

test('openapi-typescript makes types that openapi-fetch uses, and its calls work', async () => {
  const folder = await aProject();
  const types = astToString(await openapiTypescript(JSON.stringify(await readDocument())));
  await writeFile(join(folder, 'service.ts'), types);
  await writeFile(join(folder, 'usage.ts'), FETCH_USAGE);
  expect(await typeErrors(folder, ['usage.ts'], ...BUNDLED)).toBe('');

  const client = createFetch<Record<string, never>>({ baseUrl, headers: { 'x-api-key': api.key } });
  const get = client.GET as (path: string, options?: object) => Promise<{ data?: unknown; error?: unknown }>;
  // Its default form of arrays is tags=a&tags=b.
  const drawn = await get('/api/v1/questions/random', {
    params: { query: { tags: ['rivers', 'europe'], difficulty: 'hard' } },
  });
  expect(drawn.data).toMatchObject({ data: [{ id }], meta: { count: 1 } });
  const one = await get('/api/v1/questions/{id}', { params: { path: { id } } });
  expect(one.data).toMatchObject({ data: { id, difficulty: 'hard' } });
  const missing = await get('/api/v1/topics/{slug}', { params: { path: { slug: 'nothing' } } });
  expect(missing.error).toMatchObject({ code: 'topic_not_found' });
});

const SDK_USAGE = `
import { createReport, drawQuestions, getQuestion, listQuestions } from './sdk.gen';
import { client } from './client.gen';
import type { Category, Difficulty, Language, Question } from './types.gen';

const difficulty: Difficulty = 'hard';
const language: Language = 'en';

export async function use(baseUrl: string, key: string, id: string): Promise<unknown[]> {
  client.setConfig({ baseUrl, auth: key });
  const drawn = await drawQuestions({ query: { tags: ['rivers', 'europe'], difficulty, lang: language } });
  const question: Question | undefined = drawn.data?.data[0];
  const category: Category | undefined = question?.category;
  const one = await getQuestion({ path: { id } });
  const listed = await listQuestions({ query: { ids: [id], count: 'none' } });
  const report = await createReport({ body: { type: 'factual', questionId: id, comment: 'A comment' } });
  return [question?.id, category?.slug, one.data?.data.difficulty, listed.data?.data.length, report.data?.received];
}
`;

const Usage = z.object({ use: z.custom<(url: string, key: string, id: string) => Promise<unknown[]>>() });

test('@hey-api/openapi-ts makes a client whose calls work', async () => {
  const folder = await aProject();
  const input = await readDocument();
  await createClient({
    input,
    output: { path: folder, clean: false },
    logs: { level: 'silent', file: false },
  });
  await writeFile(join(folder, 'usage.ts'), SDK_USAGE);
  expect(await typeErrors(folder, ['usage.ts'], ...BUNDLED)).toBe('');
  const { use } = Usage.parse(await import(join(folder, 'usage.ts')));
  expect(await use(baseUrl, api.key, id)).toEqual([id, 'geography', 'hard', 1, true]);
});
