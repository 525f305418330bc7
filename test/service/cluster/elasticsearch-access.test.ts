import { readFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { connect } from 'node:net';
import { createServer } from 'node:tls';
import { describe, expect, onTestFinished, test } from 'vitest';

import { openElasticsearch } from '../../../src/clients.ts';
import { REQUEST_TIME, withDeadline } from '../../../src/engines/time-limits.ts';
import { ServiceError } from '../../../src/errors.ts';
import { SOME_FILTER } from '../../support/data/some-values.ts';
import { questionsAlias } from '../../../src/search/run-search.ts';
import { createSearch } from '../../../src/search/search.ts';
import { readStackEnvironment } from '../../../stack/environment.mjs';
import { findProgram } from '../../../stack/prerequisites.mjs';
import { aCertificate } from '../../support/cluster/certificate.ts';
import { questions } from '../../support/data/a-question.ts';
import { ownEngines } from '../../support/engines.ts';
import { faultProxy } from '../../support/fault-proxy.ts';
import { portOf } from '../../support/listening.ts';
import { load } from '../../support/load.ts';
import { start } from '../../support/processes.ts';
import { until } from '../../support/until.ts';

const QUESTIONS = 7;

const engines = await ownEngines();
await load(engines, questions(QUESTIONS));
const { elasticsearchUrl } = engines.config;

/** Milliseconds for a search on a busy machine. */
const PATIENCE = 20_000;

/** Searches by several addresses of the same engine. */
async function byAddresses(count: number) {
  const nodes = await Promise.all(Array.from({ length: count }, () => faultProxy(elasticsearchUrl)));
  const client = openElasticsearch({ elasticsearchUrl: nodes.map(({ url }) => url).join(', ') });
  onTestFinished(async () => {
    await client.close();
    await Promise.all(nodes.map((node) => node.close()));
  });
  const search = createSearch({ client, alias: questionsAlias(engines.indexPrefix) });
  return { client, nodes, count: () => search.count(SOME_FILTER) };
}

test('requests take turns at all addresses', async () => {
  const { nodes, count } = await byAddresses(2);
  for (let request = 0; request < 6; request += 1) expect(await count()).toBe(QUESTIONS);
  for (const node of nodes) expect(node.opened()).toBeGreaterThan(0);
});

test.each(['refuse', 'cut', 'break'] as const)(
  'no request is lost while two of three nodes %s connections',
  async (fault) => {
    const { nodes, count } = await byAddresses(3);
    await count();
    for (const node of nodes.slice(1)) node.become(fault);
    const counts = await new Promise((resolve, reject) => {
      const work = (): void => void Promise.all(Array.from({ length: 20 }, count)).then(resolve, reject);
      withDeadline(() => undefined, work, PATIENCE);
    });
    expect(counts).toEqual(Array.from({ length: 20 }, () => QUESTIONS));
  },
);

describe('nodes that do not respond', () => {
  /** Sends a search with enough time for a busy machine. */
  const patiently = <Result>(search: () => Promise<Result>): Promise<Result> =>
    new Promise((resolve, reject) =>
      withDeadline(
        () => undefined,
        () => void search().then(resolve, reject),
        2 * REQUEST_TIME,
      ),
    );

  test('one of two costs one request a wait, and is left out until the other one fails', async () => {
    const { nodes, count } = await byAddresses(2);
    const [first, second] = nodes;
    second?.become('hang');
    for (let request = 0; request < 2; request += 1) expect(await patiently(count)).toBe(QUESTIONS);
    const opened = second?.opened();
    expect(opened).toBeGreaterThan(0);
    for (let request = 0; request < 40; request += 1) expect(await count()).toBe(QUESTIONS);
    expect(second?.opened()).toBe(opened);
    second?.become('pass');
    first?.become('refuse');
    await until('the second node is asked again', () => count().catch(() => undefined));
  });

  test('one that was left out is asked when the one in use does not respond', async () => {
    const { nodes, count } = await byAddresses(2);
    const [first, second] = nodes;
    first?.become('hang');
    for (let request = 0; request < 2; request += 1) expect(await patiently(count)).toBe(QUESTIONS);
    first?.become('pass');
    second?.become('hang');
    expect(await patiently(count)).toBe(QUESTIONS);
  });

  test('all of them cost a request its time, after which one is left out', async () => {
    const { client, nodes, count } = await byAddresses(3);
    for (const node of nodes) node.become('hang');
    const sent = performance.now();
    await expect(count()).rejects.toBeInstanceOf(ServiceError);
    expect(performance.now() - sent).toBeGreaterThanOrEqual(REQUEST_TIME);
    const states = client.connectionPool.connections.map(({ status }) => status);
    expect(states.toSorted()).toEqual(['alive', 'alive', 'dead']);
  });
});

test('an API key takes the place of user and password', async () => {
  // The distribution that runs here cannot store API keys.
  const headers: (string | undefined)[] = [];
  const server = createHttpServer((request, response) => {
    headers.push(request.headers.authorization);
    response.writeHead(200, { 'content-type': 'application/json', 'x-elastic-product': 'Elasticsearch' });
    response.end('{}');
  });
  const url = `http://127.0.0.1:${await portOf(server)}`;
  const client = openElasticsearch({ elasticsearchUrl: url, elasticsearchApiKey: 'a2V5' });
  onTestFinished(async () => {
    await client.close();
    server.close();
  });
  await client.cluster.health();
  await client.cluster.health();
  expect(headers).toEqual(['ApiKey a2V5', 'ApiKey a2V5']);
});

test('a certificate is verified with the CA file of NODE_EXTRA_CA_CERTS', async ({ skip }) => {
  const openssl = findProgram('openssl', readStackEnvironment());
  skip(openssl === undefined, 'openssl is missing, with which the test makes a certificate');
  const { certificate, key } = await aCertificate();
  const target = new URL(elasticsearchUrl);
  const { port, hostname } = target;
  const server = createServer(
    { key: await readFile(key), cert: await readFile(certificate) },
    (encrypted) => {
      const plain = connect(Number(port), hostname);
      for (const side of [plain, encrypted]) side.on('error', () => side.destroy());
      encrypted.pipe(plain).pipe(encrypted);
    },
  );
  // A client that does not trust the certificate ends the handshake.
  server.on('tlsClientError', () => undefined);
  target.protocol = 'https:';
  target.port = String(await portOf(server));
  onTestFinished(() => void server.close());
  const verify = async (variables: Readonly<Record<string, string>>) => {
    const environment = { ...engines.environment, ELASTICSEARCH_URL: target.href, ...variables };
    const command = start('cli/trivia.ts', ['index', 'verify'], environment);
    return { code: await command.exit, said: command.stdout() + command.stderr() };
  };
  expect(await verify({ NODE_EXTRA_CA_CERTS: certificate })).toMatchObject({ code: 0 });
  const untrusted = await verify({});
  expect(untrusted.code).not.toBe(0);
  expect(untrusted.said).toContain('self-signed certificate');
});
