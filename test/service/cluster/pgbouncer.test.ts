import { expect, onTestFinished, test } from 'vitest';

import { openPostgres } from '../../../src/postgres.ts';
import { tryLock } from '../../../src/store/advisory-lock.ts';
import { createPooler } from '../../support/cluster/pooler.ts';
import { ownEngines } from '../../support/engines.ts';
import { pgbouncer } from '../../support/installed-programs.ts';
import { until } from '../../support/until.ts';

/* Debian's PgBouncer knows no prepared statements in transaction mode, so only what holds a session otherwise is tested. */
const program = await pgbouncer();
if (typeof program === 'string') console.warn(`PgBouncer is not tested: ${program}.`);
const path = typeof program === 'string' ? undefined : program.path;

const engines = await ownEngines();

test.skipIf(path === undefined)(
  'behind PgBouncer in transaction mode, one holder has a lock at a time',
  async () => {
    const pooler = await createPooler(path ?? '', engines.config.databaseUrl, 'transaction');
    onTestFinished(pooler.remove);
    pooler.start();
    const databaseUrl = pooler.url;
    const pool = openPostgres({ ...engines.config, databaseUrl }, engines.logger);
    onTestFinished(() => pool.end());
    await until('PgBouncer is ready', () =>
      pool.query('select').then(
        () => true,
        () => false,
      ),
    );
    const lock = await tryLock(pool, 'pooled');
    // The pooler gives a session to the next one that needs one.
    expect(await tryLock(pool, 'pooled')).toBeNull();
    expect(await tryLock(engines.pool, 'pooled')).toBeNull();
    await lock?.confirm();
    await lock?.release();
    const next = await tryLock(engines.pool, 'pooled');
    await next?.confirm();
    await next?.release();

    // Nothing of them stays in the sessions of the pooler.
    const { rows } = await pool.query<{ idle: string; locks: number }>(
      `select current_setting('idle_in_transaction_session_timeout') as idle,
       (select count(*)::int from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()) as locks`,
    );
    expect(rows).toEqual([{ idle: '0', locks: 0 }]);
  },
);
