import type { AddressInfo } from 'node:net';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';

/** What a raw message of the protocol is sent with. */
export const MCP_HEADERS = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
  host: 'localhost:3000',
};

/** Has an application listen on a free port of the machine, and tells where. */
export async function listening(app: FastifyInstance): Promise<string> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

/** The official client, connected; without a credential it can look around only. */
export async function aClient(address: string, credential?: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const headers: Record<string, string> =
    credential === undefined ? {} : { authorization: `Bearer ${credential}` };
  const transport = new StreamableHTTPClientTransport(new URL(`${address}/mcp`), {
    requestInit: { headers },
  });
  await client.connect(transport);
  onTestFinished(() => client.close());
  return client;
}
