import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from '@elastic/elasticsearch';
import { Pool } from 'pg';

import { BUNDLED_SLUGS } from '../../cli/generate/classification.ts';
import { bringUpToDate, type DatabaseUsers } from '../../cli/set-up.ts';
import { ensureLiveIndex } from '../../indexer/follow/ensure-live-index.ts';
import { generateRecords } from '../../cli/generate/generate-records.ts';
import { createLogger } from '../../src/logger.ts';
import type { EngineUrls } from '../../stack/engines.ts';
import { start, textOf, TRIVIA, waitForEngines } from '../import/measure-import.ts';

const SEED = 1;
/** Records that are generated to notice a changed generator. */
const SAMPLE = 10_000;

/** A generated catalogue in a separate database. The same questions come first in each of them. */
export interface Catalogue {
  /** Part of the names of its database and of its index. */
  readonly name: string;
  /** Records, including translations. */
  readonly questions: number;
}

export const catalogueOf = (questions: number): Catalogue => ({ name: `${questions / 1_000}k`, questions });

/** The catalogues that are kept between runs. */
export const KEPT = {
  small: catalogueOf(24_000),
  medium: catalogueOf(140_000),
  large: catalogueOf(1_400_000),
} satisfies Record<string, Catalogue>;

export const indexPrefixOf = ({ name }: Catalogue): string => `bench-${name}`;

const databaseOf = ({ name }: Catalogue): string => `trivia_bench_${name}`;

/** @param server - URL of any database on the server */
export const databaseUrlOf = (catalogue: Catalogue, server: string): string =>
  Object.assign(new URL(server), { pathname: `/${databaseOf(catalogue)}` }).href;

/** Changes when the generator does. Generation is deterministic, so the first records stand for all. */
function fingerprintOf({ questions }: Catalogue): string {
  const hash = createHash('sha256').update(`${questions}\n`);
  const count = Math.min(SAMPLE, questions);
  for (const record of generateRecords({ count, seed: SEED, vocabulary: BUNDLED_SLUGS }))
    hash.update(JSON.stringify(record));
  return hash.digest('hex');
}

/** Runs the `trivia` command in a separate process. */
async function runTrivia(parameters: readonly string[], environment?: NodeJS.ProcessEnv): Promise<void> {
  const child = start([...TRIVIA, ...parameters], environment);
  await textOf(child);
  if (child.exitCode !== 0)
    throw new Error(`trivia ${parameters[0] ?? ''} ended with ${child.exitCode ?? 'a signal'}`);
}

/** The comment on the database is written last, so that an interrupted load is started over. */
async function isLoaded(server: Pool, catalogue: Catalogue): Promise<boolean> {
  const { rows } = await server.query<{ comment: string | null }>(
    `select shobj_description(oid, 'pg_database') as comment from pg_database where datname = $1`,
    [databaseOf(catalogue)],
  );
  return rows[0]?.comment === fingerprintOf(catalogue);
}

/** Runs a step, and records its seconds under its name. */
type Timed = <Outcome>(step: string, work: () => Promise<Outcome>) => Promise<Outcome>;

async function load(server: Pool, catalogue: Catalogue, engines: EngineUrls, timed: Timed): Promise<void> {
  const name = databaseOf(catalogue);
  await server.query(`drop database if exists ${name} with (force)`);
  await server.query(`create database ${name}`);
  const databaseUrl = databaseUrlOf(catalogue, engines.databaseUrl);
  await fillDatabase({ databaseUrl, apiDatabaseUrl: undefined }, catalogue.questions, timed);
  await server.query(`comment on database ${name} is '${fingerprintOf(catalogue)}'`);
}

/** Sets up an empty database, and imports generated questions. */
export async function fillDatabase(
  users: DatabaseUsers,
  questions: number,
  timed: Timed = (_step, work) => work(),
): Promise<void> {
  const { databaseUrl } = users;
  const pool = new Pool({ connectionString: databaseUrl, max: 2 });
  const folder = await mkdtemp(join(tmpdir(), 'trivia-bench-'));
  try {
    await bringUpToDate(pool, users);
    const file = join(folder, 'questions.jsonl');
    await timed('generating', () =>
      runTrivia(['generate', '--count', String(questions), '--seed', String(SEED), '--out', file]),
    );
    await timed('importing', () => runTrivia(['import', file], { DATABASE_URL: databaseUrl }));
    // The index is built from the rows. The changes that led to them would be indexed a second time.
    await pool.query('truncate index_queue');
  } finally {
    await Promise.all([pool.end(), rm(folder, { recursive: true })]);
  }
}

/**
 * Ensures that a catalogue is loaded and indexed as this code would do it. It migrates a kept database, rebuilds an
 * index of another shape, and loads everything again if the generator has changed.
 *
 * @param fresh - whether to load everything again in any case, as after changes of the importer or the indexer
 * @returns the seconds of each step
 */
export async function prepareCatalogue(
  catalogue: Catalogue,
  engines: EngineUrls,
  elasticsearch: Client,
  fresh = false,
): Promise<Readonly<Record<string, number>>> {
  const seconds: Record<string, number> = {};
  const timed: Timed = async (step, work) => {
    const start = performance.now();
    const outcome = await work();
    seconds[step] = (performance.now() - start) / 1_000;
    return outcome;
  };
  const server = new Pool({ connectionString: engines.databaseUrl, max: 1 });
  const url = databaseUrlOf(catalogue, engines.databaseUrl);
  const pool = new Pool({ connectionString: url, max: 4 });
  try {
    if (fresh || !(await isLoaded(server, catalogue))) await load(server, catalogue, engines, timed);
    await bringUpToDate(pool, { databaseUrl: url, apiDatabaseUrl: undefined });
    const indexPrefix = indexPrefixOf(catalogue);
    const logger = createLogger('bench', 'warn');
    await timed('indexing', () => ensureLiveIndex({ pool, elasticsearch, indexPrefix, logger }));
    await timed('tidying', () => waitForEngines(pool, elasticsearch));
    return seconds;
  } finally {
    await Promise.all([server.end(), pool.end()]);
  }
}
