import { execFile } from 'node:child_process';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

import { readFilters, writeFilters } from '../../../explorer/filters/filters.ts';
import { requestSnippets } from '../../../explorer/pages/explore/request-snippets.ts';
import { aQuestion, questions } from '../../support/data/a-question.ts';
import { anApi } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { load } from '../../support/load.ts';
import { aClient } from '../../support/clients/mcp.ts';
import { idsOf } from '../../support/clients/walk-pages.ts';
import { ownFolder } from '../../support/own-folder.ts';

/* The code that the explorer offers for a view, run as it is copied, against the real service. */
const engines = await ownEngines();
const api = await anApi(engines);
const address = await api.app.listen({ host: '127.0.0.1', port: 0 });
const TRICKY = `Who said "it's $HOME & \`50 %\`; \\n #1"?`;
await load(engines, [
  ...questions(30),
  aQuestion({
    text: 'Which river is the longest of Poland?',
    tags: ['rivers', 'poland'],
    difficulty: 'hard',
  }),
  aQuestion({ text: TRICKY, tags: ['rivers'] }),
]);

const execute = promisify(execFile);
const environment = { ...process.env, KEY: api.key };

async function runProgram(code: string): Promise<string> {
  const folder = await ownFolder();
  await mkdir(join(folder, 'node_modules'));
  await symlink(resolve('packages/client'), join(folder, 'node_modules/trivia-question-client'));
  const file = join(folder, 'snippet.mjs');
  await writeFile(file, code);
  return (await execute(process.execPath, [file], { env: environment })).stdout;
}

type Shown = Parameters<typeof idsOf>[0];

async function runCurl(code: string): Promise<string[]> {
  const { stdout } = await execute('bash', ['-c', `${code} --silent --show-error`], { env: environment });
  return idsOf(JSON.parse(stdout) as Shown);
}

async function runMcp(code: string): Promise<string[]> {
  const client = await aClient(address, api.key);
  const { structuredContent } = await client.callTool(JSON.parse(code) as { readonly name: string });
  return idsOf({ data: (structuredContent as { readonly questions: Shown['data'] }).questions });
}

test.each([
  ['', { order: 'shuffled', seed: '2026-01-31' }, 20],
  ['?tags=rivers,poland&difficulty=hard&quality=all', { order: 'newest' }, 1],
  [writeFilters({ q: [TRICKY] }), {}, 1],
  ['?lang=pl&category=history', {}, 0],
] as const)('cURL, fetch, client and MCP give the questions of a view: %s', async (query, order, count) => {
  const filters = readFilters(new URLSearchParams(query));
  const shown = await api.list(writeFilters(filters, { ...order, limit: 20 }).slice(1));
  expect(shown.data).toHaveLength(count);
  const snippets = requestSnippets(address, filters, order);
  expect(await runCurl(snippets.curl)).toEqual(idsOf(shown));
  expect(await runMcp(snippets.mcp)).toEqual(idsOf(shown));
  const printed = shown.data.map(({ text, correctAnswer }) => `${text} ${correctAnswer}\n`).join('');
  expect(await runProgram(snippets.fetch)).toBe(printed);
  expect(await runProgram(snippets.client)).toBe(printed);
});
