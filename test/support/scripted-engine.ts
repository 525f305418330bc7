import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

import { openElasticsearch } from '../../src/clients.ts';
import type { Clients } from '../../src/composition/app-parts.ts';
import type { TestEngines } from './engines.ts';

/** What the server answers to every request. */
export interface ScriptedAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  /** Whether it says that it is Elasticsearch. */
  readonly genuine: boolean;
}

/** A client of a server that answers every request of Elasticsearch in the same way. Both end with the suite. */
export async function scriptedEngine(
  { config }: Pick<TestEngines, 'config'>,
  answer: () => ScriptedAnswer,
): Promise<Clients['elasticsearch']> {
  const server = createServer((request, response) => {
    request.resume();
    const { status, type, body, genuine } = answer();
    response.writeHead(status, {
      'content-type': type,
      ...(genuine && { 'x-elastic-product': 'Elasticsearch' }),
    });
    response.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const client = openElasticsearch({ ...config, elasticsearchUrl: `http://127.0.0.1:${port}` });
  afterAll(async () => {
    await client.close();
    server.closeAllConnections();
    server.close();
  });
  return client;
}
