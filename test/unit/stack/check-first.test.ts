import { once } from 'node:events';
import { accessSync, mkdirSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

import { CONNECTIONS } from '../../../src/connection-url.ts';
import { findProblems } from '../../../stack/check-first.mjs';
import { ownFolder } from '../../support/own-folder.ts';

/** Nothing listens there: the port needs root. */
const CLOSED = '127.0.0.1:1';

/** A port that is in use until the test ends. */
async function takenPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

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
  const port = await takenPort();
  const start = performance.now();
  const problems = await findProblems(await ownFolder(), {
    DATABASE_URL: `postgres://${CLOSED}/trivia`,
    ELASTICSEARCH_URL: `http://${CLOSED}`,
    REDIS_URL: 'foo',
    PORT: String(port),
  });
  expect(performance.now() - start).toBeLessThan(2_000);
  expect(problems).toEqual([
    `PORT: ${port} cannot be used, most likely because another program uses it. Free it, or set PORT to another one.`,
    `DATABASE_URL: PostgreSQL does not answer at ${CLOSED} (ECONNREFUSED). Start it there, correct the URL, or unset DATABASE_URL to let npm start run PostgreSQL.`,
    `ELASTICSEARCH_URL: Elasticsearch does not answer at ${CLOSED} (ECONNREFUSED). Start it there, correct the URL, or unset ELASTICSEARCH_URL to let npm start run Elasticsearch.`,
    'REDIS_URL must be a URL such as redis://localhost:6379: correct the URL, or unset REDIS_URL to let npm start run Redis.',
  ]);
});

test.each([{ PORT: 'http' }, { TRIVIA_STACK: 'podman' }, { TRIVIA_ES_HEAP: 'much' }])(
  'names the setting in %j',
  async (variables) => {
    const [name = ''] = Object.keys(variables);
    expect(await findProblems(await ownFolder(), variables)).toEqual([
      expect.stringContaining(`${name} is "`),
    ]);
  },
);

test('accepts the form of every example URL of the service', async () => {
  const { DATABASE_URL, ELASTICSEARCH_URL, REDIS_URL } = CONNECTIONS;
  const problems = await findProblems(await ownFolder(), {
    DATABASE_URL: DATABASE_URL.example,
    ELASTICSEARCH_URL: ELASTICSEARCH_URL.example,
    REDIS_URL: REDIS_URL.example,
  });
  expect(problems.filter((problem) => problem.includes('must be'))).toEqual([]);
});

test('a PostgreSQL at a local socket is not tested', async () => {
  const variables = {
    ...engines(await takenPort()),
    DATABASE_URL: 'postgres:///trivia?host=/run/postgresql',
  };
  expect(await findProblems(await ownFolder(), variables)).toEqual([]);
});

test('names Maven and the ways without it', async () => {
  const { ELASTICSEARCH_URL, DATABASE_URL } = engines(await takenPort());
  const variables = { ELASTICSEARCH_URL, DATABASE_URL, PATH: '/nowhere' };
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
