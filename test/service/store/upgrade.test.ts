import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { splitUrls } from '../../../src/connection-url.ts';
import type { QuestionRecord } from '../../../src/contract/record.ts';
import { aQuestion, questions } from '../../support/data/a-question.ts';
import { databaseUrl, ownEngines, onServer } from '../../support/engines.ts';
import { checkOut, findPreviousRelease, nextVersion } from '../../support/previous-release.ts';
import { baseUrlOf, start, triviaProcess } from '../../support/processes.ts';
import { recordsFile } from '../../support/own-folder.ts';
import { trivia as triviaHere } from '../../support/trivia.ts';
import { until } from '../../support/until.ts';

const engines = await ownEngines();
const DATABASE = `trivia_upgrade_${randomBytes(5).toString('hex')}`;
const SERVER = engines.config.databaseUrl;
await onServer(SERVER, (client) => client.query(`create database ${DATABASE}`));
afterAll(() => onServer(SERVER, (client) => client.query(`drop database ${DATABASE} with (force)`)));
const settings = {
  ...engines.environment,
  DATABASE_URL: databaseUrl(SERVER, DATABASE),
  PORT: '0',
  TRIVIA_RATE_LIMITS: 'off',
  TRIVIA_LOG_LEVEL: 'info',
};

const Listed = z.object({ data: z.array(z.object({ id: z.string() })) });
const Rebuilt = z.object({ index: z.string() });
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
type Version = ReturnType<typeof versionIn>;
type RunningApi = Awaited<ReturnType<Version['api']>>;

/** Milliseconds between two requests of a client. */
const PAUSE = 20;
const CLIENTS = 4;

/** Starts clients that send all kinds of requests all the time. */
function startLoad(key: string, first: RunningApi) {
  const stopping = new AbortController();
  const failures: string[] = [];
  let apis: readonly RunningApi[] = [first];
  let succeeded = 0;
  const send = async (turn: number): Promise<void> => {
    const path = PATHS[turn % PATHS.length] ?? '';
    const address = apis[Math.floor(turn / PATHS.length) % apis.length]?.address ?? '';
    try {
      const response = await fetch(`${address}/api/v1/${path}`, { headers: { 'X-API-Key': key } });
      const body = await response.text();
      if (response.ok) succeeded += 1;
      else failures.push(`${path}: ${response.status} ${body}`);
    } catch (error) {
      failures.push(`${path}: ${String(error)}`);
    }
  };
  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    for (let turn = client; !stopping.signal.aborted; turn += 1) {
      await send(turn);
      await pause(PAUSE);
    }
  });
  return {
    /** Sets where their next requests go, in turn. */
    async sendTo(...next: readonly RunningApi[]) {
      apis = next;
      const reached = succeeded + failures.length + CLIENTS * next.length * PATHS.length;
      await until('all kinds of requests were sent there', () => succeeded + failures.length >= reached);
    },
    /** Returns the number of responses with status 200, and each other outcome. */
    async stop() {
      stopping.abort();
      await Promise.all(clients);
      return { succeeded, failures };
    },
  };
}

/**
 * @param folder - of the release; empty for this version
 * @param environment - its settings
 */
function versionIn(folder: string, environment: Readonly<Record<string, string>> = settings) {
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
    /** Imports new questions and others. */
    importNew: async (count: number, ...others: readonly QuestionRecord[]) => {
      const records = [...questions(count, { tags: ['upgrade'] }), ...others];
      await trivia('import', await recordsFile(records));
    },
    indexer: () => start(join(folder, 'indexer/main.ts'), [], environment),
    api: async () => {
      const { child, stdout, exit } = start(join(folder, 'src/main.ts'), [], environment);
      /** Ends it, as an operator would, when nothing sends requests to it any more. */
      const stop = async (): Promise<void> => {
        child.kill('SIGTERM');
        expect(await exit).toBe(0);
      };
      return { address: await baseUrlOf({ stdout }), stop };
    },
  };
}

async function expectSound({ trivia }: Version): Promise<void> {
  const report: unknown = JSON.parse(await trivia('index', 'verify', '--json'));
  expect(report).toMatchObject({ missing: 0, stale: 0, ghost: 0 });
}

const release = await findPreviousRelease();
if (typeof release === 'string') console.warn(`The upgrade is not tested: ${release}.`);

test.skipIf(typeof release === 'string')(
  'the release before this version, this version and one with another mapping take over from each other under load, on one database and one index, without a failed request',
  { timeout: 300_000 },
  async () => {
    if (typeof release === 'string') return;
    // Version 1.0 takes one address of each engine.
    const [node = ''] = splitUrls(engines.config.elasticsearchUrl);
    const before = versionIn(await checkOut(release), { ...settings, ELASTICSEARCH_URL: node });
    const now = versionIn('');

    // The release runs alone.
    await before.trivia('migrate');
    const words = 'keys create --email you@example.org --scope sk --name test --json';
    const created = await before.trivia(...words.split(' '));
    const { key } = CreatedKey.parse(JSON.parse(created));
    const listed = async ({ address }: RunningApi): Promise<string[]> => {
      const url = `${address}/api/v1/questions?tags=upgrade&limit=100`;
      const response = await fetch(url, { headers: { 'X-API-Key': key } });
      if (!response.ok) return [];
      return Listed.parse(await response.json())
        .data.map(({ id }) => id)
        .toSorted();
    };
    await before.importNew(12);
    const formerIndexer = before.indexer();
    const former = await before.api();
    await until('the release lists its questions', async () => (await listed(former)).length === 12);

    // From here on, requests and changes go on all the time.
    const load = startLoad(key, former);

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
    await load.sendTo(former, current);
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
    await expectSound(now);

    await load.sendTo(current);
    await former.stop();

    // Only the mapping differs: the new version builds its index while the indexer of this one follows changes.
    const next = versionIn(await nextVersion());
    const rebuilding = next.trivia('index', 'rebuild', '--json');
    await now.importNew(3);
    const { index } = Rebuilt.parse(JSON.parse(await rebuilding));
    const shapes = await engines.elasticsearch.indices.getMapping({ index });
    expect(shapes[index]?.mappings.properties).toHaveProperty('new_field');
    await until(
      'the new index has what was imported meanwhile',
      async () => (await listed(current)).length === 22,
    );
    indexer.child.kill('SIGTERM');
    await indexer.exit;
    next.indexer();
    const last = await next.api();
    await load.sendTo(current, last);
    await now.importNew(1);
    for (const api of [current, last])
      await until('it lists the last question', async () => (await listed(api)).length === 23);
    await load.sendTo(last);
    await current.stop();
    await expectSound(now);

    const { succeeded, failures } = await load.stop();
    expect(failures).toEqual([]);
    expect(succeeded).toBeGreaterThan(100);
  },
);
