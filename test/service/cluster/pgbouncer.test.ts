import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

import { openPostgres } from '../../../src/postgres.ts';
import { tryLock } from '../../../src/store/advisory-lock.ts';
import { unprivilegedOwner } from '../../../stack/folders.mjs';
import { freePort } from '../../../stack/ports.mjs';
import { tied } from '../../../stack/supervise.ts';
import { ownEngines } from '../../support/engines.ts';
import { pgbouncer, withLibraries } from '../../support/installed-programs.ts';
import { until } from '../../support/until.ts';

/* Debian's PgBouncer knows no prepared statements in transaction mode, so only what holds a session otherwise is tested. */
const program = await pgbouncer();
if (typeof program === 'string') console.warn(`PgBouncer is not tested: ${program}.`);
const path = typeof program === 'string' ? undefined : program.path;

const engines = await ownEngines();

/** Starts PgBouncer in transaction mode in front of the database, and returns its URL. */
async function aPooler(command: string): Promise<string> {
  const server = new URL(engines.config.databaseUrl);
  const database = server.pathname.slice(1);
  const folder = await mkdtemp(join(tmpdir(), 'trivia-pgbouncer-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  const target = `host=${server.hostname} port=${server.port} user=${server.username} password=${server.password}`;
  await writeFile(
    file,
    `[databases]
${database} = ${target}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout
`,
  );
  const child = tied(
    spawn(command, ['--quiet', file], {
      cwd: folder,
      env: withLibraries(command),
      stdio: 'ignore',
      ...unprivilegedOwner(),
    }),
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  return `postgres://trivia@127.0.0.1:${port}/${database}`;
}

test.skipIf(path === undefined)(
  'behind PgBouncer in transaction mode, one holder has a lock at a time',
  async () => {
    const databaseUrl = await aPooler(path ?? '');
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
