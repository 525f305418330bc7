import { spawn, type ChildProcess } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, cp, mkdir, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { expect, onTestFinished, test, onTestFailed } from 'vitest';
import { z } from 'zod';

import { createKey } from '../../../src/access/api-keys.ts';
import { openElasticsearch } from '../../../src/clients.ts';
import { readConfig } from '../../../src/config.ts';
import { createLogger } from '../../../src/logger.ts';
import { importRecords } from '../../../indexer/import/import-records.ts';
import type { EngineName } from '../../../stack/engine.ts';
import { engineTitles } from '../../../stack/prerequisites.mjs';
import { readDevFile } from '../../../stack/dev-file.ts';
import { enginesFolder, findFolders, unprivilegedOwner } from '../../../stack/folders.mjs';
import { questions } from '../../support/data/a-question.ts';
import { engineUrls, removeIndices, fill, openPatiently } from '../../support/engines.ts';
import { ownStack } from '../../support/own-stack.ts';
import { baseUrlOf, start, COMPILED } from '../../support/processes.ts';
import { sized, isLong } from '../../support/sized.ts';
import { until } from '../../support/until.ts';
import { ownFolder } from '../../support/own-folder.ts';

/** Elasticsearch takes a quarter of a minute for a start; the short run uses that of the test run. */
const ENGINES = sized<readonly EngineName[]>({
  short: ['postgres', 'redis'],
  long: ['postgres', 'redis', 'elasticsearch'],
});
const INDEX_PREFIX = `t-restarts-${randomBytes(5).toString('hex')}`;

const Drawn = z.object({ data: z.array(z.unknown()) });

test('the service answers again, with its data and at the same addresses, after every engine was killed', async () => {
  const stack = await ownStack(ENGINES);
  const { urls } = stack;
  const environment = {
    DATABASE_URL: urls.postgres ?? '',
    ELASTICSEARCH_URL: urls.elasticsearch ?? engineUrls().elasticsearch,
    REDIS_URL: urls.redis ?? '',
    TRIVIA_INDEX_PREFIX: INDEX_PREFIX,
    TRIVIA_WORKERS: '1',
    PORT: '0',
  };
  const logger = createLogger('test', 'silent');
  const config = readConfig(environment);
  await fill(config.databaseUrl);
  const pool = openPatiently(config, logger, { connections: 2 });
  onTestFinished(() => pool.end());
  await importRecords(pool, questions(12));
  const { key } = await createKey(pool, { email: 'you@example.org', name: 'test', scope: 'sk' });
  const redis = new Redis(config.redisUrl);
  redis.on('error', () => undefined);
  onTestFinished(() => redis.disconnect());
  await redis.set('kept', 'yes');

  const elasticsearch = openElasticsearch(config);
  onTestFinished(async () => {
    await removeIndices(elasticsearch, INDEX_PREFIX);
    await elasticsearch.close();
  });
  const indexer = start('indexer/main.ts', [], environment);
  const api = start('src/main.ts', [], environment);
  const baseUrl = await baseUrlOf(api);
  const drawn = async (): Promise<number> => {
    const url = `${baseUrl}/api/v1/questions/random?amount=50`;
    const response = await fetch(url, { headers: { 'X-API-Key': key } });
    return response.ok ? Drawn.parse(await response.json()).data.length : 0;
  };
  const readiness = async (): Promise<string> => (await fetch(`${baseUrl}/health/ready`)).text();
  await until('all questions are searchable', async () => (await drawn()) === 12);

  for (const name of ENGINES) stack.kill(name);
  for (const title of ENGINES.map((name) => engineTitles[name])) {
    await until(`${title} runs again`, () => stack.lines().includes(`${title} is running again.`));
    expect(stack.lines()).toContainEqual(
      expect.stringContaining(`${title} stopped unexpectedly: killed by SIGKILL. Restarting it in 0.5 s.`),
    );
  }
  await until('draws succeed', async () => (await drawn()) === 12);
  await until('no engine is degraded', async () => !/degraded|unavailable/.test(await readiness()));
  expect(await redis.get('kept')).toBe('yes');
  await importRecords(pool, questions(1));
  await until('a new question is searchable', async () => (await drawn()) === 13);
  expect([api.child.exitCode, indexer.child.exitCode]).toEqual([null, null]);
});

const ROOT = join(import.meta.dirname, '../../..');
/** What `npm start` needs of the clone besides the packages. */
const SOURCES = [
  ...['catalogue', 'cli', 'explorer', 'indexer', 'mappings', 'migrations', 'packages', 'src', 'stack'],
  ...['package.json', 'package-lock.json', 'tsconfig.json'],
];
/** The line in the log of an engine that has started. */
const STARTED = /ready to accept connections|\] started \{/i;
/** A process that has not shut down 20 s after its signal is killed. */
const GONE_WITHIN = 40_000;

/** A copy of this clone, with its packages and the engines that are already unpacked, and without data. */
async function ownClone(): Promise<string> {
  const clone = await ownFolder();
  // The user of the engines must read it.
  await chmod(clone, 0o755);
  for (const name of SOURCES)
    await cp(join(ROOT, name), join(clone, name), {
      recursive: true,
      filter: (path) => !path.endsWith('/node_modules'),
    });
  await linkPackages(clone);
  const owner = unprivilegedOwner();
  const own = findFolders(clone, owner).own;
  await symlink(enginesFolder(findFolders(ROOT, owner)), join(own, 'engines'));
  onTestFinished(async () => {
    for (const { pid } of await runningIn(clone)) killIfRunning(pid);
  });
  return clone;
}

/** The name of the file that says for which lock file packages were installed. */
const INSTALLED = '.trivia-installed';

/**
 * Gives a clone a folder of links to the packages of this run. `npm ci` deletes what is in such a folder, so it must not
 * be a link itself; and it is not run, because the folder counts as complete.
 */
async function linkPackages(clone: string): Promise<void> {
  const [from, to] = [join(ROOT, 'node_modules'), join(clone, 'node_modules')];
  await mkdir(to);
  for (const name of await readdir(from))
    if (name !== INSTALLED) await symlink(join(from, name), join(to, name));
  const hash = createHash('sha256').update(await readFile(join(clone, 'package-lock.json'), 'utf8'));
  await writeFile(join(to, INSTALLED), `all ${hash.digest('hex')}`);
}

/** What `npm start` runs, in a separate process group, as in a terminal. */
function npmStart(clone: string): ChildProcess {
  const { elasticsearch } = engineUrls();
  const child = spawn(process.execPath, ['stack/bootstrap.mjs', 'stack/start.ts'], {
    cwd: clone,
    env: {
      PATH: process.env.PATH,
      ...(process.env.JAVA_HOME === undefined ? {} : { JAVA_HOME: process.env.JAVA_HOME }),
      NODE_COMPILE_CACHE: COMPILED,
      PORT: '0',
      TRIVIA_INDEX_PREFIX: `t-killed-${randomBytes(5).toString('hex')}`,
      ...(ENGINES.includes('elasticsearch') ? {} : { ELASTICSEARCH_URL: elasticsearch }),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  onTestFailed(() => console.error(`npm start said:\n${said}`));
  onTestFinished(() => killGroup(child));
  return child;
}

/** @param id - of a process, or the negated one of a group */
function killIfRunning(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // It has exited.
  }
}

const killGroup = ({ pid }: ChildProcess): void => {
  if (pid !== undefined) killIfRunning(-pid);
};

interface Process {
  readonly pid: number;
  readonly command: string;
}

/** All processes that run in a folder: every one that `npm start` starts, however it is started. */
async function runningIn(folder: string): Promise<Process[]> {
  const found: Process[] = [];
  for (const pid of await readdir('/proc'))
    try {
      if (!/^\d+$/.test(pid) || !(await readlink(`/proc/${pid}/cwd`)).startsWith(folder)) continue;
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8');
      found.push({ pid: Number(pid), command: command.replaceAll('\0', ' ').slice(0, 160) });
    } catch {
      // It has exited, or belongs to another user, as nothing of this test does.
    }
  return found;
}

const logOf = (clone: string, name: EngineName): string => join(clone, '.trivia/logs/start', `${name}.log`);

async function hasStarted(clone: string): Promise<boolean> {
  const logs = await Promise.all(ENGINES.map((name) => readFile(logOf(clone, name), 'utf8').catch(() => '')));
  const { indexer } = readDevFile(join(clone, '.trivia'))?.processes ?? {};
  return logs.every((log) => STARTED.test(log)) && (!isLong || indexer !== undefined);
}

test.skipIf(process.platform !== 'linux')(
  'nothing that `npm start` has started is left after a kill -9, and the next start needs no repair',
  async () => {
    const clone = await ownClone();
    const kills: readonly ((started: ChildProcess) => void)[] = [
      // The process that the user started, and then all that Ctrl-C would reach, at the same moment.
      (started) => void started.kill('SIGKILL'),
      killGroup,
    ];
    for (const kill of kills) {
      for (const name of ENGINES) await rm(logOf(clone, name), { force: true });
      await rm(join(clone, '.trivia/dev.json'), { force: true });
      const started = npmStart(clone);
      const exited = once(started, 'exit');
      await until('the engines have started', () => hasStarted(clone), 100_000);
      const programs = (await runningIn(clone)).map(({ command }) => command).join('\n');
      for (const program of ['stack/start.ts', 'bin/postgres', 'redis-server'])
        expect(programs).toContain(program);
      kill(started);
      await exited;
      let left: readonly Process[] = [];
      await until(
        'all processes are gone',
        async () => (left = await runningIn(clone)).length === 0,
        GONE_WITHIN,
      ).catch((error: unknown) => {
        const lines = left.map(({ pid, command }) => `${pid} ${command}`);
        throw new Error(`still running:\n${lines.join('\n')}`, { cause: error });
      });
    }
  },
);
