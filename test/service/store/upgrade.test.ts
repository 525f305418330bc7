import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { QuestionRecord } from '../../../src/contract/record.ts';
import { aQuestion, questions } from '../../support/data/a-question.ts';
import { databaseUrl, ownEngines, onServer } from '../../support/engines.ts';
import { checkOut, findPreviousRelease } from '../../support/previous-release.ts';
import { baseUrlOf, start, triviaProcess, type RunningProcess } from '../../support/processes.ts';
import { recordsFile } from '../../support/own-folder.ts';
import { trivia as triviaHere } from '../../support/trivia.ts';
import { until } from '../../support/until.ts';

const engines = await ownEngines();
const DATABASE = `trivia_upgrade_${randomBytes(5).toString('hex')}`;
const SERVER = engines.config.databaseUrl;
await onServer(SERVER, (client) => client.query(`create database ${DATABASE}`));
afterAll(() => onServer(SERVER, (client) => client.query(`drop database ${DATABASE} with (force)`)));
const environment = {
  ...engines.environment,
  DATABASE_URL: databaseUrl(SERVER, DATABASE),
  PORT: '0',
  TRIVIA_RATE_LIMITS: 'off',
  TRIVIA_LOG_LEVEL: 'info',
};

const Listed = z.object({ data: z.array(z.object({ id: z.string() })) });
const CreatedKey = z.object({ key: z.string() });

/** Requests of the release that both versions have to serve. */
const PATHS = [
  'questions/random?amount=3&category=geography&difficulty=medium',
  'questions?tags=europe&limit=5&count=exact',
  'questions?updated_since=2026-01-01&quality=all&limit=5',
  'categories?lang=pl',
  'topics?limit=5',
  'tags?limit=10',
  'subcategories?q=cap',
  'regions?kind=cultural&lang=pl',
  'languages',
  'stats',
  'me',
  'usage?days=7',
];

/** One version of the program. */
interface Version {
  readonly trivia: (...parameters: string[]) => Promise<string>;
  /** Imports new questions and others. */
  readonly importNew: (count: number, ...others: readonly QuestionRecord[]) => Promise<void>;
  readonly indexer: () => RunningProcess;
  /** Starts an API and returns its address. */
  readonly api: () => Promise<string>;
}

/** @param folder - of the release; empty for this version */
function versionIn(folder: string): Version {
  const trivia = async (...parameters: string[]): Promise<string> => {
    // This version needs no process of its own, which takes a second to start.
    const { code, stdout, stderr } =
      folder === ''
        ? await triviaHere(parameters, environment)
        : await triviaProcess(parameters, environment, folder);
    expect(code, stderr).toBe(0);
    return stdout;
  };
  return {
    trivia,
    importNew: async (count, ...others) => {
      const records = [...questions(count, { tags: ['upgrade'] }), ...others];
      await trivia('import', await recordsFile(records));
    },
    indexer: () => start(join(folder, 'indexer/main.ts'), [], environment),
    api: async () => {
      const { stdout } = start(join(folder, 'src/main.ts'), [], environment);
      return baseUrlOf({ stdout });
    },
  };
}

const release = await findPreviousRelease();
if (typeof release === 'string') console.warn(`The upgrade is not tested: ${release}.`);

test.skipIf(typeof release === 'string')(
  'the release before this version and this version serve, import and moderate side by side on one database and one index',
  { timeout: 300_000 },
  async () => {
    if (typeof release === 'string') return;
    const before = versionIn(await checkOut(release));
    const now = versionIn('');

    // The release runs alone.
    await before.trivia('migrate');
    const words = 'keys create --email you@example.org --scope sk --name test --json';
    const created = await before.trivia(...words.split(' '));
    const { key } = CreatedKey.parse(JSON.parse(created));
    const get = (url: string): Promise<Response> => fetch(url, { headers: { 'X-API-Key': key } });
    const listed = async (api: string): Promise<string[]> => {
      const response = await get(`${api}/api/v1/questions?tags=upgrade&limit=100`);
      if (!response.ok) return [];
      return Listed.parse(await response.json())
        .data.map(({ id }) => id)
        .toSorted();
    };
    await before.importNew(12);
    const formerIndexer = before.indexer();
    const former = await before.api();
    await until('the release lists its questions', async () => (await listed(former)).length === 12);

    // From here on, its API is asked all the time.
    /** 0 for a lost connection. */
    const statuses: number[] = [];
    const stop = new AbortController();
    const asking = (async () => {
      while (!stop.signal.aborted) {
        const path = statuses.length % 2 === 0 ? 'questions/random?amount=5&tags=upgrade' : 'categories';
        statuses.push(
          await get(`${former}/api/v1/${path}`).then(
            ({ status }) => status,
            () => 0,
          ),
        );
        await pause(20);
      }
    })();

    // Step 1 of an upgrade: the migrations, while the release runs, imports and moderates.
    await now.trivia('migrate');
    await before.importNew(3);
    await until('the indexer of the release follows', async () => (await listed(former)).length === 15);
    const [first = '', second = ''] = await listed(former);
    await before.trivia('questions', 'hide', first, '--reason', 'test');
    await until('the question is hidden', async () => (await listed(former)).length === 14);

    // Step 2: the indexer, which builds a new index. Step 3: the API, next to that of the release.
    formerIndexer.child.kill('SIGTERM');
    await formerIndexer.exit;
    const indexer = now.indexer();
    await until('the new index is live', () => indexer.stdout().includes('the new index is live'));
    const current = await now.api();
    await until('both list the same', async () => {
      const ids = await listed(current);
      return ids.length === 14 && ids.join() === (await listed(former)).join();
    });

    // Both work on the same questions.
    const corrected = aQuestion({ tags: ['upgrade'], text: 'Which capital is it?' });
    await before.importNew(2, corrected);
    await now.importNew(2, { ...corrected, text: 'Which capital is it now?' });
    await before.trivia('questions', 'restore', first);
    await now.trivia('questions', 'hide', second, '--reason', 'test');
    for (const api of [former, current])
      await until('it lists what both have changed', async () => {
        const ids = await listed(api);
        return ids.length === 19 && ids.includes(first) && !ids.includes(second);
      });
    expect(await listed(former)).toEqual(await listed(current));
    for (const path of PATHS)
      expect([
        path,
        (await get(`${former}/api/v1/${path}`)).status,
        (await get(`${current}/api/v1/${path}`)).status,
      ]).toEqual([path, 200, 200]);
    expect(JSON.parse(await now.trivia('index', 'verify', '--json'))).toMatchObject({
      missing: 0,
      stale: 0,
      ghost: 0,
    });

    stop.abort();
    await asking;
    expect(statuses.length).toBeGreaterThan(20);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  },
);
