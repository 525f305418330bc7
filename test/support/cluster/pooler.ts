import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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

/** @param program - its path */
export async function createPooler(
  program: string,
  databaseUrl: string,
  mode: 'transaction' | 'session',
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
