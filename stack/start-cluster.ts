import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { buildExplorer } from '../explorer/build.ts';
import { buildClient } from '../packages/client/build.ts';
import { readConfig } from '../src/config.ts';
import { createLogger } from '../src/logger.ts';
import { openPostgres } from '../src/postgres.ts';
import { COMMANDS, listMembers, obey } from './cluster-commands.ts';
import { startCluster, WHOLE_CLUSTER, type Cluster } from './cluster.ts';
import { demoKeys } from './demo-account.ts';
import { readStackEnvironment } from './environment.mjs';
import { createProgress } from './progress.ts';
import { choosePort, readEarlyConfig, setUpDatabase } from './serve.ts';

const ROOT = join(import.meta.dirname, '..');

// `npm run cluster`: starts everything several times, prints where it is, and reads commands until Ctrl-C.
const progress = createProgress();
const ending = new AbortController();
const { signal } = ending;
for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(event, () => ending.abort());
// The bootstrap at the other end of the channel has exited.
process.on('disconnect', () => ending.abort());
const ended = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));

try {
  const service = { environment: process.env, progress, signal };
  readEarlyConfig(process.env);
  const cluster = await startCluster({
    ...service,
    size: WHOLE_CLUSTER,
    port: await choosePort(readStackEnvironment().port),
    setUp: (urls) => Promise.all([buildExplorer(), buildClient(), setUpDatabase(urls, service)]),
    onEnd: ({ name }, reason) => progress.print(`${name} ${reason}. Type: start ${name}`),
  });
  const file = join('.trivia', `${cluster.slot}.env`);
  try {
    const key = await publishableKey(cluster);
    writeFileSync(join(ROOT, file), environmentOf(cluster, key), { mode: 0o600 });
    progress.print(welcome(cluster, key, file));
    const commands = createInterface({ input: process.stdin });
    commands.on('line', (line) => void obey(cluster, line).then((said) => progress.print(said)));
    await ended;
    commands.close();
  } finally {
    rmSync(join(ROOT, file), { force: true });
    await progress.step('stopping the cluster', () => cluster.stop());
  }
} catch (error) {
  if (!signal.aborted) {
    progress.print(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
// Anything that still keeps the event loop alive, such as the channel to the bootstrap, is no longer needed.
process.exit();

async function publishableKey({ settings }: Cluster): Promise<string> {
  const pool = openPostgres(readConfig(settings), createLogger('cluster', 'warn'), { connections: 1 });
  try {
    return (await demoKeys(pool, undefined)).pk;
  } finally {
    await pool.end();
  }
}

/** Lines for a shell, with which commands use the cluster. */
function environmentOf({ settings }: Cluster, key: string): string {
  const used = Object.entries(settings).filter(([name]) =>
    /^(DATABASE|ELASTICSEARCH|REDIS|TRIVIA)_/.test(name),
  );
  return [...used, ['KEY', key]].map(([name, value]) => `export ${name}='${value}'\n`).join('');
}

function welcome(cluster: Cluster, key: string, file: string): string {
  const { url, stateUrl, slot, api, indexer } = cluster;
  return `
The cluster is running at ${url}

  name              process   address
${listMembers(cluster)}

Where to look:
  logs              .trivia/logs/${slot}/NAME.log
  proxy             ${stateUrl}
  metrics           ${[...api, ...indexer].map(({ metrics }) => metrics).join('\n                    ')}

In another terminal, for example:
  curl -H 'X-API-Key: ${key}' '${url}/api/v1/questions/random?amount=3'
  . ${file}
  curl "\${ELASTICSEARCH_URL##*,}/_cat/shards?v&h=index,shard,prirep,state,node"
  npm run trivia -- index verify

${COMMANDS}

Press Ctrl-C to stop; the data is deleted.
`;
}
