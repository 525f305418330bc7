import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, cp, readdir, readFile, readlink, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFailed, onTestFinished, test } from 'vitest';

import { readDevFile } from '../../stack/dev-file.ts';
import type { EngineName } from '../../stack/engine.ts';
import { enginesFolder, findFolders, unprivilegedOwner } from '../../stack/folders.mjs';
import { engineUrls } from '../support/engines.ts';
import { ownFolder } from '../support/own-folder.ts';
import { COMPILED } from '../support/processes.ts';
import { isLong, sized } from '../support/sized.ts';
import { until } from '../support/until.ts';

const ROOT = join(import.meta.dirname, '../..');
/** What `npm start` needs of the clone besides the packages. */
const SOURCES = [
  ...['catalogue', 'cli', 'explorer', 'indexer', 'mappings', 'migrations', 'packages', 'src', 'stack'],
  ...['package.json', 'package-lock.json', 'tsconfig.json'],
];
/** Elasticsearch takes a quarter of a minute for a start; the short run uses that of the test run. */
const ENGINES = sized<readonly EngineName[]>({
  short: ['postgres', 'redis'],
  long: ['postgres', 'redis', 'elasticsearch'],
});
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
  await symlink(join(ROOT, 'node_modules'), join(clone, 'node_modules'));
  const owner = unprivilegedOwner();
  const own = findFolders(clone, owner).own;
  await symlink(enginesFolder(findFolders(ROOT, owner)), join(own, 'engines'));
  onTestFinished(async () => {
    for (const { pid } of await runningIn(clone)) killIfRunning(pid);
  });
  return clone;
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
