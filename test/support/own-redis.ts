import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import type { Redis } from 'ioredis';

import { tied } from '../../stack/supervise.ts';

/** A Redis for one test, without persistence: its data is lost when it is killed. */
export interface OwnRedis {
  readonly url: string;
  readonly start: () => Promise<void>;
  /** Kills it with SIGKILL. */
  readonly kill: () => Promise<void>;
}

/** Outside the ephemeral range, so that no connection gets this port while Redis is down. */
const PORTS = { from: 20_000, to: 30_000 } as const;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to);
    if (await isFree(port)) return port;
  }
}

/** Uses the same program as the shared Redis. Undefined if that is not a file on this machine. */
export async function ownRedis(shared: Redis): Promise<OwnRedis | undefined> {
  const program = /^executable:(.*)$/m.exec(await shared.info('server'))?.[1]?.trim() ?? '';
  if (!existsSync(program)) return undefined;
  const port = await freePort();
  let child: ChildProcess | undefined;
  const parameters = ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--dir', tmpdir()];
  return {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      child = tied(spawn(program, parameters, { stdio: ['ignore', 'pipe', 'ignore'] }));
      let said = '';
      for await (const text of child.stdout ?? []) {
        said += String(text);
        if (said.includes('Ready to accept')) return;
      }
      throw new Error(`Redis did not start:\n${said}`);
    },
    async kill() {
      if (child?.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
