import { accessSync, chmodSync, mkdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';

import { CONNECTIONS } from '../../../src/connection-url.ts';
import { findProblems } from '../../../stack/check-first.mjs';
import { findChromium, installChromium } from '../../../stack/chromium.ts';
import { chooseProviders, readStackEnvironment } from '../../../stack/environment.mjs';
import { freePort } from '../../../stack/ports.mjs';
import { chooseJava, missingMessage, parseJavaVersion, redisBinary } from '../../../stack/prerequisites.mjs';
import { portOf } from '../../support/listening.ts';
import { ownFolder } from '../../support/own-folder.ts';
import { until } from '../../support/until.ts';

/** Nothing listens there: the port needs root. */
const CLOSED = '127.0.0.1:1';

/** A port that is in use until the test ends. */
async function takenPort(): Promise<number> {
  const server = createServer();
  onTestFinished(() => void server.close());
  return portOf(server);
}

describe('the check before a start', () => {
  /** All engines given, so that neither Java nor Maven matters. */
  const engines = (port: number) => ({
    DATABASE_URL: `postgres://user@127.0.0.1:${port}/trivia`,
    ELASTICSEARCH_URL: `http://127.0.0.1:${port}`,
    REDIS_URL: `redis://127.0.0.1:${port}`,
  });

  test('finds nothing when the engines can be reached and the port is free', async () => {
    expect(await findProblems(await ownFolder(), engines(await takenPort()))).toEqual([]);
  });

  test('names every setting that is wrong, with the way out, within two seconds', async () => {
    const [root, port] = [await ownFolder(), await takenPort()];
    const start = performance.now();
    const problems = await findProblems(root, {
      DATABASE_URL: `postgres://${CLOSED}/trivia`,
      ELASTICSEARCH_URL: `http://${CLOSED}`,
      REDIS_URL: 'foo',
      PORT: String(port),
    });
    // The promise of `npm start`. Nothing is waited for here: it takes milliseconds.
    expect(performance.now() - start).toBeLessThan(2_000);
    expect(problems).toEqual([
      `PORT: ${port} cannot be used, most likely because another program uses it. Free it, or set PORT to another one.`,
      `DATABASE_URL: PostgreSQL does not answer at ${CLOSED} (ECONNREFUSED). Start it there, correct the URL, or unset DATABASE_URL to let npm start run PostgreSQL.`,
      `ELASTICSEARCH_URL: Elasticsearch does not answer at ${CLOSED} (ECONNREFUSED). Start it there, correct the URL, or unset ELASTICSEARCH_URL to let npm start run Elasticsearch.`,
      'REDIS_URL must be a URL such as redis://localhost:6379: correct the URL, or unset REDIS_URL to let npm start run Redis.',
    ]);
  });

  const WRONG_SETTINGS = [{ PORT: 'http' }, { TRIVIA_STACK: 'podman' }, { TRIVIA_ES_HEAP: 'much' }];
  test.each(WRONG_SETTINGS)('names the setting in %j', async (variables) => {
    const [[name, value] = []] = Object.entries(variables);
    expect(await findProblems(await ownFolder(), variables)).toEqual([
      expect.stringContaining(`${name} is "${value}"`),
    ]);
  });

  test('accepts the form of every example URL of the service', async () => {
    const { DATABASE_URL, ELASTICSEARCH_URL, REDIS_URL } = CONNECTIONS;
    const problems = await findProblems(await ownFolder(), {
      DATABASE_URL: DATABASE_URL.example,
      ELASTICSEARCH_URL: ELASTICSEARCH_URL.example,
      REDIS_URL: REDIS_URL.example,
    });
    expect(problems.filter((problem) => problem.includes('must be'))).toEqual([]);
  });

  test('does not try a PostgreSQL at a local socket', async () => {
    const local = { DATABASE_URL: 'postgres:///trivia?host=/run/postgresql' };
    expect(await findProblems(await ownFolder(), { ...engines(await takenPort()), ...local })).toEqual([]);
  });

  test('names Maven and the ways without it', async () => {
    const variables = { ...engines(await takenPort()), REDIS_URL: '', PATH: '/nowhere' };
    expect(await findProblems(await ownFolder(), variables)).toEqual([
      expect.stringMatching(/^Redis cannot run here: Maven \(the command mvn\) is missing\. .*REDIS_URL/),
    ]);
  });

  test.each([
    ['EROFS', 'is on a read-only file system'],
    ['EACCES', 'may not be written by you'],
  ])('names a folder that cannot be written: %s', async (code, reason) => {
    const root = await ownFolder();
    const refuse = (): void => {
      throw Object.assign(new Error(code), { code });
    };
    expect(await findProblems(root, {}, { accessSync: refuse, statfsSync })).toEqual([
      `${root} ${reason}. Packages and data are kept in the clone: move it to a folder that you can write.`,
    ]);
  });

  test('names the free disk space when it is too little for a first start', async () => {
    const root = await ownFolder();
    const disk = Object.assign(statfsSync(root), { bavail: 100, bsize: 1_000_000 });
    const state = { accessSync, statfsSync: (() => disk) as unknown as typeof statfsSync };
    const variables = engines(await takenPort());
    expect(await findProblems(root, variables, state)).toEqual([
      `${root} has 0.1 GB of free disk space, and the first start needs 1.5 GB. Free some, or move the clone to another disk.`,
    ]);
    disk.bavail = 500;
    mkdirSync(join(root, 'node_modules'));
    mkdirSync(join(root, '.trivia', 'engines', 'elasticsearch-9.3.2'), { recursive: true });
    expect(await findProblems(root, variables, state)).toEqual([]);
  });
});

describe('each engine', () => {
  const providers = (variables: NodeJS.ProcessEnv) => chooseProviders(readStackEnvironment(variables));
  const local = { kind: 'local' };

  test('runs locally by default, and where a variable is empty', () => {
    const all = { postgres: local, elasticsearch: local, redis: local };
    expect(providers({})).toEqual(all);
    expect(providers({ DATABASE_URL: ' ' })).toEqual(all);
  });

  test('is the given one even with containers', () => {
    expect(providers({ TRIVIA_STACK: 'docker', REDIS_URL: 'redis://cache:6379' })).toEqual({
      postgres: { kind: 'container' },
      elasticsearch: { kind: 'container' },
      redis: { kind: 'given', url: 'redis://cache:6379' },
    });
  });
});

describe('missing programs', () => {
  test('are named with the three alternatives', () => {
    expect(missingMessage(['Java 21 or newer'], ['elasticsearch'])).toBe(
      'Elasticsearch cannot run here: Java 21 or newer is missing. Install it, set ELASTICSEARCH_URL to a running engine, ' +
        'or use Docker (`docker compose up`, or TRIVIA_STACK=docker).',
    );
  });

  test('are named all at once', () => {
    const programs = ['Java 21 or newer', 'Maven (the command mvn)'];
    const sentence = missingMessage(programs, ['elasticsearch', 'redis']);
    expect(sentence).toContain(
      'Elasticsearch and Redis cannot run here: Java 21 or newer and Maven (the command mvn) are missing. Install them, ',
    );
    expect(sentence).toContain('set ELASTICSEARCH_URL and REDIS_URL to running engines');
  });

  test('are no Redis binaries of the common platforms', () => {
    expect(redisBinary('linux', 'arm64')).toContain('linux-arm64');
    expect(redisBinary('sunos', 'x64')).toBeUndefined();
  });
});

describe('Java', () => {
  test.each([
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['openjdk version "25" 2025-09-16 LTS', 25],
    ['java version "1.8.0_392"', 8],
    ['openjdk version "22-ea" 2024-03-19', 22],
    ['Picked up JAVA_TOOL_OPTIONS: -Xmx1g\nopenjdk version "21.0.2" 2024-01-16', 21],
    ['The operation could not be completed.', undefined],
  ])('has its major version in %j', (text, version) => {
    expect(parseJavaVersion(text)).toBe(version);
  });

  test('is the first one that is new enough, not the newest', () => {
    const candidates = [17, 21, 25].map((version) => ({ home: `/java/${version}`, version }));
    expect(chooseJava(candidates)).toEqual({ home: '/java/21', version: 21 });
    expect(chooseJava(candidates.slice(0, 1))).toBeUndefined();
  });
});

describe('a port', () => {
  test('is the preferred one while it is free', async () => {
    // Another process may take it between the two.
    await until('it gives the same one again', async () => {
      const port = await freePort();
      return (await freePort(port)) === port;
    });
  });

  test('is another one when the preferred one is in use', async () => {
    const taken = await takenPort();
    expect(await freePort(taken)).not.toBe(taken);
  });
});

describe('Chromium', () => {
  /** A machine with nothing but these programs, each a script for the shell; and what an installation prints there. */
  async function aMachine(programs: Readonly<Record<string, string>>) {
    const folder = await ownFolder();
    for (const [name, script] of Object.entries(programs)) {
      writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
      chmodSync(join(folder, name), 0o755);
    }
    const environment = readStackEnvironment({ PATH: folder });
    const install = async (isRoot: boolean): Promise<string[]> => {
      const printed: string[] = [];
      const print = (line: string): number => printed.push(line);
      await installChromium({ print, step: (_title, work) => work() }, environment, isRoot);
      return printed;
    };
    return { folder, environment, install };
  }

  test('is found under one of its names', async () => {
    const { folder, environment } = await aMachine({ 'google-chrome': '' });
    expect(findChromium(environment)).toBe(join(folder, 'google-chrome'));
  });

  test('is left alone when it is installed', async () => {
    const { install } = await aMachine({ chromium: '', 'apt-get': 'exit 1' });
    expect(await install(true)).toEqual([]);
  });

  test('is installed as root on Debian', async () => {
    const { folder, install } = await aMachine({ 'apt-get': 'echo "$@" >> "$0.calls"' });
    expect(await install(true)).toEqual([]);
    expect(readFileSync(join(folder, 'apt-get.calls'), 'utf8')).toBe(
      '-q -y update\n-q -y install --no-install-recommends chromium-headless-shell\n',
    );
  });

  test.each([
    ['we are not root', { 'apt-get': '' }, false, 'Chromium is missing'],
    ['the system is not Debian', {}, true, 'Chromium is missing'],
    ['the installation fails', { 'apt-get': 'exit 100' }, true, 'Chromium could not be installed'],
  ])('is missing when %s: a line says that page tests are skipped', async (_why, programs, isRoot, line) => {
    const { install } = await aMachine(programs);
    expect(await install(isRoot)).toEqual([expect.stringContaining(line)]);
  });
});
