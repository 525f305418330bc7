import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { unprivilegedOwner } from '../../../stack/folders.mjs';
import { freePort } from '../../../stack/ports.mjs';
import { tied } from '../../../stack/supervise.ts';
import { withLibraries } from '../installed-programs.ts';

/** A PgBouncer in front of one database. */
export interface Pooler {
  readonly url: string;
  readonly start: () => void;
  /** Ends it with all connections. */
  readonly end: () => Promise<void>;
  /** Ends it and deletes its files. */
  readonly remove: () => Promise<void>;
}

const runFile = promisify(execFile);

/** Whether this PgBouncer can keep prepared statements in transaction mode: version 1.21 or newer. */
export async function preparesStatements(program: string): Promise<boolean> {
  const { stdout } = await runFile(program, ['--version'], { env: withLibraries(program) });
  const [, major = '', minor = ''] = /^PgBouncer (\d+)\.(\d+)/.exec(stdout) ?? [];
  return Number(major) > 1 || Number(minor) >= 21;
}

/**
 * @param program - its path
 * @param preparedStatements - how many it keeps prepared for each connection to the server; by default as it is built
 */
export async function createPooler(
  program: string,
  databaseUrl: string,
  mode: 'transaction' | 'session',
  preparedStatements?: number,
): Promise<Pooler> {
  const server = new URL(databaseUrl);
  const database = server.pathname.slice(1);
  const folder = await mkdtemp(join(tmpdir(), 'trivia-pgbouncer-'));
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
pool_mode = ${mode}
ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout
${preparedStatements === undefined ? '' : `max_prepared_statements = ${preparedStatements}`}
`,
  );
  let child: ChildProcess | undefined;
  const end = async (): Promise<void> => {
    if (child?.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  return {
    url: `postgres://trivia@127.0.0.1:${port}/${database}`,
    start() {
      child = tied(
        spawn(program, ['--quiet', file], {
          cwd: folder,
          env: withLibraries(program),
          stdio: 'ignore',
          ...unprivilegedOwner(),
        }),
      );
    },
    end,
    async remove() {
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
