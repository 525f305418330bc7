import { chownSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { install } from './artefacts.ts';
import { redisBinary } from './prerequisites.mjs';
import type { LocalEngine, Setting } from './engine.ts';
import { enginesFolder, ownedFolder, type Folders } from './folders.mjs';

/** Lines of the configuration file by their first words. */
type Lines = Readonly<Record<string, string | number>>;

/** A process to prepare. */
interface RedisStart {
  readonly folders: Folders;
  readonly setting: Setting;
  /** An installed `redis-server` or `valkey-server`; by default the unpacked one. */
  readonly server: string | undefined;
  readonly signal: AbortSignal;
}

/**
 * Prepares Redis.
 * @param more - for a replica or a node of a cluster
 */
export async function prepareRedis(start: RedisStart, more: Lines = {}): Promise<LocalEngine> {
  return prepareProcess(start, {
    appendonly: start.setting.durable ? 'yes' : 'no',
    save: '""',
    ...more,
  });
}

/**
 * Prepares a Sentinel, which is another way to run the same program.
 * @param more - what it watches
 */
export async function prepareSentinel(start: RedisStart, more: Lines): Promise<LocalEngine> {
  const engine = await prepareProcess(start, more);
  return { ...engine, arguments: [...engine.arguments, '--sentinel'] };
}

async function prepareProcess(
  { folders, setting, server, signal }: RedisStart,
  more: Lines,
): Promise<LocalEngine> {
  const command =
    server ??
    join(
      await install(enginesFolder(folders), 'redis', signal),
      redisBinary(process.platform, process.arch) ?? 'redis-server',
    );
  const folder = ownedFolder(join(setting.folder, 'redis'), folders.owner);
  const settings = {
    bind: '127.0.0.1',
    port: setting.port,
    // In a file, because every user can see the arguments of a process.
    requirepass: setting.password,
    dir: `"${folder}"`,
    ...more,
  };
  const file = join(folder, 'redis.conf');
  const lines = Object.entries(settings).map(([name, value]) => `${name} ${value}`);
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  if (folders.owner !== undefined) chownSync(file, folders.owner.uid, folders.owner.gid);
  const url = `redis://:${setting.password}@127.0.0.1:${setting.port}`;
  return {
    command,
    arguments: [file],
    environment: {},
    folder,
    owner: folders.owner,
    stopSignal: 'SIGTERM',
    url,
    timeoutSeconds: 60,
    probe: () => probeRedis(url),
  };
}

async function probeRedis(url: string): Promise<void> {
  const client = new Redis(url, { lazyConnect: true, retryStrategy: () => null, connectTimeout: 2000 });
  // A refused connection is reported twice, by this event and by the rejected promise; one is enough.
  client.on('error', () => undefined);
  try {
    await client.connect();
    // Fails while Redis is still reading the append-only file.
    await client.ping();
  } finally {
    client.disconnect();
  }
}
