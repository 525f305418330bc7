import { z } from 'zod';

import type { Prepared } from '../prepare.ts';
import { judgeRequest, send, type HttpRequest } from './http-request.ts';
import { broken, REFUSED, SERVED, type Outcome, type Probe } from './probe.ts';
import { sampleOf, smallestInput, type Samples } from './samples.ts';

const Tools = z.object({
  result: z.object({ tools: z.array(z.object({ name: z.string(), inputSchema: z.unknown() })) }),
});
const Resources = z.object({ result: z.object({ resources: z.array(z.object({ uri: z.string() })) }) });
const Prompts = z.object({
  result: z.object({
    prompts: z.array(
      z.object({
        name: z.string(),
        arguments: z.array(z.object({ name: z.string(), required: z.boolean() })).default([]),
      }),
    ),
  }),
});
const Reply = z.object({
  result: z
    .object({ isError: z.boolean().optional(), content: z.array(z.object({ text: z.string() })).optional() })
    .optional(),
  error: z.object({ data: z.object({ code: z.string(), retryAfter: z.number() }).partial() }).optional(),
});

/** Accounts that share the requests, and others that share the reports. */
const ACCOUNTS = 8;
const REPORTERS = 100;

/** How the error of a tool says that a part of the service is unavailable, and when to call again. */
const COME_BACK = /"internal_error".*\bWait \d+ seconds/;

/** A reply with status 200 may still be an error: of a tool, or of JSON-RPC. */
function judgeReply(text: string): Outcome {
  const { result, error } = Reply.parse(JSON.parse(text));
  if (error !== undefined)
    return error.data.code === 'service_unavailable' && (error.data.retryAfter ?? 0) > 0
      ? REFUSED
      : broken(text);
  if (result?.isError !== true) return SERVED;
  return COME_BACK.test(result.content?.[0]?.text ?? '') ? REFUSED : broken(text);
}

/** Every method, tool, resource and prompt. */
export async function mcpProbes(
  url: string,
  { key, newKey }: Pick<Prepared, 'key' | 'newKey'>,
  samples: Samples,
): Promise<Probe[]> {
  const keys = await Promise.all(Array.from({ length: ACCOUNTS }, newKey));
  const reporters = await Promise.all(Array.from({ length: REPORTERS }, newKey));
  let sent = 0;
  const requestOf = (method: string, params: object, credential = key): HttpRequest => ({
    path: '/mcp',
    method: 'POST',
    status: 200,
    headers: {
      authorization: `Bearer ${credential}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const requiredOf = (names: readonly { readonly name: string; readonly required: boolean }[]): object =>
    Object.fromEntries(
      names.filter(({ required }) => required).map(({ name }) => [name, String(sampleOf(name, samples))]),
    );
  const probe = (method: string, params: object, name = ''): Probe => {
    // An account may send a few reports a minute only, and fifty other requests a second.
    const stock = name === 'svc_report' ? reporters : keys;
    const request = (): HttpRequest => requestOf(method, params, stock[(sent += 1) % stock.length]);
    return {
      group: 'MCP',
      name: `${method} ${name}`.trim(),
      run: () => judgeRequest(url, request(), judgeReply),
    };
  };
  const list = async <Schema extends z.ZodType>(method: string, schema: Schema): Promise<z.infer<Schema>> =>
    schema.parse(JSON.parse((await send(url, requestOf(method, {}))).text));
  // Keys that were used lately are known without PostgreSQL.
  await Promise.all(keys.map((each) => send(url, requestOf('ping', {}, each))));
  const [tools, resources, prompts] = await Promise.all([
    list('tools/list', Tools),
    list('resources/list', Resources),
    list('prompts/list', Prompts),
  ]);
  const clientInfo = { name: 'faults', version: '1.0.0' };
  return [
    probe('initialize', { protocolVersion: '2025-11-25', capabilities: {}, clientInfo }),
    ...['ping', 'tools/list', 'resources/list', 'prompts/list'].map((method) => probe(method, {})),
    ...tools.result.tools.map(({ name, inputSchema }) =>
      probe('tools/call', { name, arguments: smallestInput(inputSchema, samples) }, name),
    ),
    ...resources.result.resources.map(({ uri }) => probe('resources/read', { uri }, uri)),
    ...prompts.result.prompts.flatMap(({ name, arguments: names }) => [
      probe('prompts/get', { name, arguments: requiredOf(names) }, name),
      ...names.map((argument) =>
        probe(
          'completion/complete',
          { ref: { type: 'ref/prompt', name }, argument: { name: argument.name, value: 'a' } },
          `${name} ${argument.name}`,
        ),
      ),
    ]),
  ];
}
