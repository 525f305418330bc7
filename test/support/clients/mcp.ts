import type { AddressInfo } from 'node:net';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { expect, onTestFinished } from 'vitest';
import { z } from 'zod';
import { Problem } from '../../../src/contract/problem.ts';

const HEADERS = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
  host: 'localhost:3000',
};

/** Headers by name; undefined leaves out a default one. */
type Headers = Readonly<Record<string, string | undefined>>;

/** The members of the problem document that clients of JSON-RPC need. */
const ErrorData = Problem.pick({
  code: true,
  errors: true,
  retryAfter: true,
  upgradeUrl: true,
  limit: true,
  tier: true,
  current: true,
}).strict();

/** The body of an HTTP error response: a JSON-RPC error and a problem document in one. */
const Refusal = Problem.extend({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string(), z.int(), z.null()]),
  error: z.strictObject({ code: z.int(), message: z.string(), data: ErrorData }),
}).strict();
export type Refusal = z.infer<typeof Refusal>;

const CallResult = z.strictObject({
  content: z.tuple([z.strictObject({ type: z.literal('text'), text: z.string() })]),
  structuredContent: z.record(z.string(), z.unknown()).optional(),
  isError: z.literal(true).optional(),
});
export type CallResult = z.infer<typeof CallResult>;

export const ToolFailure = z.strictObject({
  error: z.enum(['not_found', 'invalid_input', 'rate_limit_exceeded', 'internal_error']),
  message: z.string(),
  id: z.string().optional(),
});
export type ToolFailure = z.infer<typeof ToolFailure>;

/** Lets an application listen on a free port, and returns its address. */
export async function listening(app: FastifyInstance): Promise<string> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

/** The official client, connected; without a credential it can only list what is offered. */
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

/** Sends a body to the endpoint unchanged, without the client. */
export function post(
  app: FastifyInstance,
  body: string | Buffer,
  headers: Headers = {},
  remoteAddress = '192.0.2.1',
  url = '/mcp',
): Promise<LightMyRequestResponse> {
  const all: Headers = { ...HEADERS, ...headers };
  const sent = Object.entries(all).filter(([, value]) => value !== undefined);
  const given = Object.fromEntries(sent);
  return app.inject({ method: 'POST', url, payload: body, remoteAddress, headers: given });
}

export const request = (
  app: FastifyInstance,
  method: string,
  params: object = {},
  headers: Headers = {},
  remoteAddress?: string,
): Promise<LightMyRequestResponse> =>
  post(app, JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }), headers, remoteAddress);

/** Reads the body of an error response, which must have exactly its members. */
export function refusalIn(response: LightMyRequestResponse): Refusal {
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(response.headers['cache-control']).toBe('private, no-store');
  const refusal = Refusal.parse(response.json());
  expect(refusal.status).toBe(response.statusCode);
  expect(refusal.error.message).toBe(refusal.detail);
  expect(refusal).toMatchObject(refusal.error.data);
  return refusal;
}

/** Calls a tool, which may fail. */
export async function callTool(
  { app, key }: { readonly app: FastifyInstance; readonly key: string },
  name: string,
  given: object = {},
  remoteAddress?: string,
): Promise<CallResult> {
  const params = { name, arguments: given };
  const headers = { authorization: `Bearer ${key}` };
  const response = await request(app, 'tools/call', params, headers, remoteAddress);
  expect(response.statusCode, response.body).toBe(200);
  return CallResult.parse(response.json<{ result: unknown }>().result);
}

/** The payload of a successful tool: equal as text and as structured content. */
export function payloadOf(result: CallResult): Readonly<Record<string, unknown>> {
  expect(result.isError, result.content[0].text).toBeUndefined();
  expect(JSON.parse(result.content[0].text)).toEqual(result.structuredContent);
  return result.structuredContent ?? {};
}

/** The error of a failed tool, which is text only. */
export function failureOf(result: CallResult): ToolFailure {
  expect(result.isError, result.content[0].text).toBe(true);
  expect(result.structuredContent).toBeUndefined();
  return ToolFailure.parse(JSON.parse(result.content[0].text));
}

export interface NamedCall {
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** The tool calls in the text of a prompt, in order. */
export const callsIn = (text: string): NamedCall[] =>
  Array.from(text.matchAll(/(svc_\w+) (\{[^\n]*?\})(?=[.;,\n]|$)/g), ([, name = '', input = '']) => ({
    name,
    input: z.record(z.string(), z.unknown()).parse(JSON.parse(input)),
  }));
