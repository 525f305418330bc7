import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import { z } from 'zod';

import { memoryPeakOf } from '../process-memory.ts';
import { tied } from '../../stack/guardian.ts';

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
