import { spawn } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { freemem } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, onTestFailed, onTestFinished, test } from 'vitest';

import { isGroupAlive } from '../../../stack/processes.ts';
import { missingForElasticsearch } from '../../support/cluster/elasticsearch-cluster.ts';
import { haproxy, withLibraries } from '../../support/installed-programs.ts';
import { ownFolder } from '../../support/own-folder.ts';
import { COMPILED } from '../../support/processes.ts';
import { isLong } from '../../support/sized.ts';
import { until } from '../../support/until.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** Bytes of memory that the cluster takes. */
const MEMORY = 6e9;
/** Milliseconds until a process that was asked to end is killed, and some more. */
const GONE_WITHIN = 40_000;
/** How many members the cluster has. */
const MEMBERS = 16;

const proxy = await haproxy();
const missing =
  missingForElasticsearch() ??
  (typeof proxy === 'string' ? proxy : undefined) ??
  (freemem() < MEMORY ? 'A cluster takes 6 GB of free memory' : undefined);

/** A folder with HAProxy, which may be unpacked instead of installed. */
async function programs(path: string): Promise<string> {
  const folder = await ownFolder();
  // The user of the engines runs it.
  chmodSync(folder, 0o755);
  const { LD_LIBRARY_PATH = '' } = withLibraries(path);
  const script = `#!/bin/sh\nLD_LIBRARY_PATH=${LD_LIBRARY_PATH} exec ${path} "$@"\n`;
  writeFileSync(join(folder, 'haproxy'), script, { mode: 0o755 });
  return folder;
}

/** Runs `npm run cluster`, and types commands there. */
async function aCluster(path: string) {
  const child = spawn(process.execPath, ['stack/bootstrap.mjs', 'stack/start-cluster.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PATH: [await programs(path), process.env.PATH].join(delimiter),
      NODE_COMPILE_CACHE: COMPILED,
      PORT: '0',
    },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  onTestFailed(() => console.error(`npm run cluster said:\n${said}`));
  onTestFinished(() => void child.kill('SIGKILL'));
  const type = async (command: string): Promise<void> => {
    child.stdin.write(`${command}\n`);
    await until(`${command} is done`, () => said.includes(`${command}: done`));
  };
  await until('it runs', () => said.includes('Press Ctrl-C to stop'), 240_000);
  const { key, url } = /X-API-Key: (?<key>\S+)' '(?<url>\S+)\/api/.exec(said)?.groups ?? {};
  const pids = Array.from(said.matchAll(/^ {2}\w+(?:-\d)? +(\d+) +\S*\/\//gm), ([, pid]) => Number(pid));
  return { child, type, url: url ?? '', key: key ?? '', pids };
}

/** Three nodes of Elasticsearch take a minute of both cores. */
test.skipIf(!isLong || missing !== undefined)(
  missing ?? 'draws go on while members of the cluster are killed, and nothing is left of it after a kill -9',
  async () => {
    const { child, type, url, key, pids } = await aCluster(typeof proxy === 'string' ? '' : proxy.path);
    expect(pids).toHaveLength(MEMBERS);
    const draw = async (): Promise<number> =>
      (await fetch(`${url}/api/v1/questions/random`, { headers: { 'x-api-key': key } })).status;
    expect(await draw()).toBe(200);

    for (const name of ['api-1', 'elasticsearch-1', 'redis-1', 'postgres-2']) {
      await type(`kill ${name}`);
      await until(`draws succeed without ${name}`, async () => (await draw()) === 200, 5_000);
    }
    await type('start postgres-2');
    await type('kill postgres-1');
    await type('promote');
    await type('start postgres-1');
    await until('draws succeed', async () => (await draw()) === 200, 5_000);

    child.kill('SIGKILL');
    await until('all processes are gone', () => !pids.some(isGroupAlive), GONE_WITHIN);
  },
);
