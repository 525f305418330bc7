import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import type { Redis } from 'ioredis';

/** A Redis of one test file, without persistence: what it held is lost when it is killed. */
export interface OwnRedis {
  readonly url: string;
  readonly start: () => Promise<void>;
  /** Kills it as a power cut would. */
  readonly kill: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Runs the program of the Redis that the tests use anyway; undefined when that is not a file of this machine. */
export async function ownRedis(shared: Redis): Promise<OwnRedis | undefined> {
  const program = /^executable:(.*)$/m.exec(await shared.info('server'))?.[1]?.trim() ?? '';
  if (!existsSync(program)) return undefined;
  const port = await freePort();
  let child: ChildProcess | undefined;
  const parameters = ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--dir', tmpdir()];
  return {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      child = spawn(program, parameters, { stdio: ['ignore', 'pipe', 'ignore'] });
      for await (const text of child.stdout ?? []) if (String(text).includes('Ready to accept')) break;
      child.stdout?.resume();
    },
    async kill() {
      if (child?.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
