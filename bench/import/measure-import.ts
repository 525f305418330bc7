import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
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

/** The Node options of the package script. */
const TRIVIA = z
  .object({ scripts: z.object({ trivia: z.string() }) })
  .parse(JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')))
  .scripts.trivia.split(' ')
  .slice(1);

const Report = z.object({ imported: z.int(), merged: z.int(), skipped: z.int() });

/** The result of an import, in milliseconds and MB. */
export interface ImportMeasurement {
  readonly imported: number;
  readonly searchable: number;
  readonly importerMemory: number;
  readonly indexerMemory: number;
  readonly report: z.infer<typeof Report>;
}

function start(parameters: readonly string[], environment: NodeJS.ProcessEnv): ChildProcess {
  return tied(
    spawn(process.execPath, parameters, {
      cwd: ROOT,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
}

async function textOf(child: ChildProcess): Promise<string> {
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

const waiting = async (pool: Pool): Promise<boolean> =>
  (await pool.query('select from index_queue limit 1')).rowCount !== 0;

/** Waits for the index, which the indexer creates before it follows changes. */
async function untilIndexed(pool: Pool): Promise<void> {
  while ((await pool.query(`select from search_index where state = 'live'`)).rowCount === 0)
    await sleep(LOOK_EVERY);
}

/** Runs `trivia import` and an indexer in separate processes until everything is searchable. */
export async function measureImport(
  pool: Pool,
  file: string,
  environment: NodeJS.ProcessEnv,
): Promise<ImportMeasurement> {
  const indexer = start(['indexer/main.ts'], environment);
  indexer.stdout?.resume();
  try {
    await untilIndexed(pool);
    const indexerMemory = watchMemory(indexer);
    const startTime = performance.now();
    const importer = start([...TRIVIA, 'import', file, '--json'], environment);
    const importerMemory = watchMemory(importer);
    const report = Report.parse(JSON.parse(await textOf(importer)));
    const imported = performance.now() - startTime;
    while (await waiting(pool)) await sleep(LOOK_EVERY);
    const searchable = performance.now() - startTime;
    return { imported, searchable, importerMemory: importerMemory(), indexerMemory: indexerMemory(), report };
  } finally {
    indexer.kill('SIGTERM');
    await once(indexer, 'close');
  }
}

/** The planted duplicates of one kind, and how many of them were merged with the question that they repeat. */
export interface FoundDuplicates {
  readonly kind: string;
  readonly planted: number;
  readonly found: number;
}

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
export async function judgeMerges(
  pool: Pool,
): Promise<{ kinds: FoundDuplicates[]; merged: number; wrong: number }> {
  await pool.query('analyze questions');
  const kinds = await pool.query<FoundDuplicates>(RECALL);
  const { rows } = await pool.query<{ merged: number; wrong: number }>(WRONG);
  return { kinds: kinds.rows, ...(rows[0] ?? { merged: 0, wrong: 0 }) };
}

/** Milliseconds between two checks. */
const POLL_EVERY = 250;

async function isMerging(elasticsearch: Client): Promise<boolean> {
  const { _all } = await elasticsearch.indices.stats({ metric: 'merge' });
  return (_all.total?.merges?.current ?? 0) > 0;
}

/**
 * Waits until the engines have finished deferred work of a load: merging segments, writing pages, and vacuuming.
 * Otherwise the next measurement would include it.
 *
 * @param pool - the database that was loaded
 */
export async function waitForEngines(pool: Pool, elasticsearch: Client): Promise<void> {
  await pool.query('vacuum (analyze) questions');
  await pool.query('checkpoint');
  do await sleep(POLL_EVERY);
  while (await isMerging(elasticsearch));
}
