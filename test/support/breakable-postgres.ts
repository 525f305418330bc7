import type { Pool } from 'pg';
import { afterAll } from 'vitest';

import { openPostgres, REQUEST_TIMEOUT } from '../../src/postgres.ts';
import type { TestEngines } from './engines.ts';
import { faultProxy, type FaultProxy } from './fault-proxy.ts';

/**
 * A pool with the timeouts of the service, and a proxy to the database that a test can break. Both end with the suite.
 */
export async function breakablePostgres({
  config,
  logger,
}: Pick<TestEngines, 'config' | 'logger'>): Promise<{ toPostgres: FaultProxy; pool: Pool }> {
  const toPostgres = await faultProxy(config.databaseUrl);
  const pool = openPostgres({ ...config, databaseUrl: toPostgres.url }, logger, {
    statementTimeout: REQUEST_TIMEOUT,
  });
  afterAll(async () => {
    await pool.end();
    await toPostgres.close();
  });
  return { toPostgres, pool };
}
