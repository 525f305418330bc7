import type { Client } from '@elastic/elasticsearch';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';

/** Milliseconds between two checks. */
const LOOK_EVERY = 250;

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
  do await sleep(LOOK_EVERY);
  while (await isMerging(elasticsearch));
}
