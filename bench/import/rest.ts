import type { Client } from '@elastic/elasticsearch';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';

/** Milliseconds between two looks. */
const LOOK_EVERY = 250;

async function isMerging(elasticsearch: Client): Promise<boolean> {
  const { _all } = await elasticsearch.indices.stats({ metric: 'merge' });
  return (_all.total?.merges?.current ?? 0) > 0;
}

/**
 * Waits until the engines have done what they put off while something was loaded: merging segments, writing pages, and what
 * autovacuum would do later. Whoever is measured next would pay for it.
 *
 * @param pool - of the database that was loaded
 */
export async function rest(pool: Pool, elasticsearch: Client): Promise<void> {
  await pool.query('vacuum (analyze) questions');
  await pool.query('checkpoint');
  do await sleep(LOOK_EVERY);
  while (await isMerging(elasticsearch));
}
