import { chownSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { install, redisBinary } from './artefacts.ts';
import type { LocalEngine, Setting } from './local-engine.ts';
import { enginesFolder, ownedFolder, type Places } from './places.ts';

/**
 * Prepares Redis.
 * @param server a `redis-server` of this machine; without one the unpacked binary is taken
 */
export async function prepareRedis(
  places: Places,
  setting: Setting,
  server: string | undefined,
  signal: AbortSignal,
): Promise<LocalEngine> {
  const command =
    server ??
    join(
      await install(enginesFolder(places), 'redis', signal),
      redisBinary(process.platform, process.arch) ?? 'redis-server',
    );
  const folder = ownedFolder(join(setting.folder, 'redis'), places.owner);
  const settings = {
    bind: '127.0.0.1',
    port: setting.port,
    // In a file, because the arguments of a process are for everybody to see.
    requirepass: setting.password,
    dir: `"${folder}"`,
    appendonly: setting.durable ? 'yes' : 'no',
    save: '""',
  };
  const file = join(folder, 'redis.conf');
  const lines = Object.entries(settings).map(([name, value]) => `${name} ${value}`);
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  if (places.owner !== undefined) chownSync(file, places.owner.uid, places.owner.gid);
  const url = `redis://:${setting.password}@127.0.0.1:${setting.port}`;
  return {
    plan: {
      name: 'redis',
      command,
      arguments: [file],
      environment: {},
      folder,
      logFile: setting.logFile,
      owner: places.owner,
      stopSignal: 'SIGTERM',
    },
    url,
    timeoutSeconds: 60,
    probe: () => probeRedis(url),
  };
}

async function probeRedis(url: string): Promise<void> {
  const client = new Redis(url, { lazyConnect: true, retryStrategy: () => null, connectTimeout: 2000 });
  // The refusal arrives twice: as this event and as the rejected promise, of which one is enough.
  client.on('error', () => undefined);
  try {
    await client.connect();
    // Answers with an error while the append-only file is still being read.
    await client.ping();
  } finally {
    client.disconnect();
  }
}
