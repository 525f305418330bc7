import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import { z } from 'zod';
import type { Client } from '@elastic/elasticsearch';
import { memoryPeakOf } from '../process-memory.ts';
import { tied } from '../../stack/supervise.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Milliseconds between two checks of processes and queue. */
const LOOK_EVERY = 100;

/** The `trivia` command as the package script runs it. */
export const TRIVIA = ['--max-semi-space-size=12', 'cli/trivia.ts'];

const Report = z.object({ imported: z.int(), merged: z.int(), skipped: z.int() });

/** Starts a program of this project. */
export function start(parameters: readonly string[], environment: NodeJS.ProcessEnv = {}): ChildProcess {
  return tied(
    spawn(process.execPath, parameters, {
      cwd: ROOT,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
}

/** What a program prints until it ends. */
export async function textOf(child: ChildProcess): Promise<string> {
  let text = '';
  child.stdout?.setEncoding('utf8').on('data', (part: string) => (text += part));
  await once(child, 'close');
  return text;
}

/** Watches the peak memory of a process. */
function watchMemory({ pid = 0 }: ChildProcess): () => number {
  let peak = 0;
  const look = (): void => {
    peak = Math.max(peak, memoryPeakOf(pid));
  };
  const timer = setInterval(look, LOOK_EVERY);
  return () => {
    clearInterval(timer);
    return peak;
  };
}

/**
 * Runs `trivia import` and an indexer in separate processes until everything is searchable.
 *
 * @returns milliseconds and MB
 */
export async function measureImport(pool: Pool, file: string, environment: NodeJS.ProcessEnv) {
  const indexer = start(['indexer/main.ts'], environment);
  indexer.stdout?.resume();
  const isEmpty = async (rows: string): Promise<boolean> =>
    (await pool.query(`select from ${rows} limit 1`)).rowCount === 0;
  try {
    // The indexer creates the index before it follows changes.
    while (await isEmpty(`search_index where state = 'live'`)) await sleep(LOOK_EVERY);
    const indexerMemory = watchMemory(indexer);
    const startTime = performance.now();
    const importer = start([...TRIVIA, 'import', file, '--json'], environment);
    const importerMemory = watchMemory(importer);
    const report = Report.parse(JSON.parse(await textOf(importer)));
    const imported = performance.now() - startTime;
    while (!(await isEmpty('index_queue'))) await sleep(LOOK_EVERY);
    const searchable = performance.now() - startTime;
    return { imported, searchable, importerMemory: importerMemory(), indexerMemory: indexerMemory(), report };
  } finally {
    indexer.kill('SIGTERM');
    await once(indexer, 'close');
  }
}

/** The planted duplicates of each kind, and how many of them were merged with the question that they repeat. */
const RECALL = `
  with planted as materialized (
    select extensions ->> 'duplicateKind' as kind, extensions ->> 'duplicateOf' as original, language,
      coalesce(canonical_id, id) as standing
    from questions where extensions ? 'duplicateOf'
  )
  select kind, count(*)::int as planted, count(*) filter (where standing = coalesce(questions.canonical_id, questions.id))::int as found
  from planted join questions on questions.source_id = planted.original and questions.language = planted.language
  group by kind order by planted desc, kind`;

const WRONG = `
  select count(*)::int as merged,
    count(*) filter (where coalesce(one.extensions ->> 'duplicateOf', one.source_id)
      <> coalesce(other.extensions ->> 'duplicateOf', other.source_id))::int as wrong
  from questions as one join questions as other on other.id = one.canonical_id
  where one.availability = 'duplicate'`;

/** Compares the merges of the importer with the planted duplicates. */
export async function judgeMerges(pool: Pool) {
  await pool.query('analyze questions');
  const kinds = await pool.query<{ kind: string; planted: number; found: number }>(RECALL);
  const { rows } = await pool.query<{ merged: number; wrong: number }>(WRONG);
  return { kinds: kinds.rows, ...(rows[0] ?? { merged: 0, wrong: 0 }) };
}

/** Milliseconds between two checks. */
const POLL_EVERY = 250;

/**
 * Waits until the engines have finished deferred work of a load: merging segments, writing pages, and vacuuming.
 * Otherwise the next measurement would include it.
 *
 * @param pool - the database that was loaded
 */
export async function waitForEngines(pool: Pool, elasticsearch: Client): Promise<void> {
  await pool.query('vacuum (analyze) questions');
  await pool.query('checkpoint');
  const readMerges = () => elasticsearch.indices.stats({ metric: 'merge' });
  do await sleep(POLL_EVERY);
  while (((await readMerges())._all.total?.merges?.current ?? 0) > 0);
}
