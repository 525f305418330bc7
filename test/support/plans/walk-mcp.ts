import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { z } from 'zod';

import { createKey } from '../../../src/access/api-keys.ts';
import { PROMPTS } from '../../../src/mcp/prompts/prompts.ts';
import { RESOURCES } from '../../../src/mcp/resources.ts';
import { TOOLS } from '../../../src/mcp/tools.ts';
import { post, request } from '../mcp.ts';
import { inputsOf } from './inputs.ts';
import type { Walk } from './walk-parts.ts';

const PROTOCOL_VERSION = '2025-11-25';

const Answer = z.object({
  result: z.looseObject({
    isError: z.boolean().optional(),
    structuredContent: z
      .object({ meta: z.object({ nextCursor: z.string().nullish() }).optional() })
      .optional(),
  }),
});

/** Sends one message, which must succeed. Returns the cursor of the next page, if there is one. */
async function send(walk: Walk, method: string, params: object): Promise<string | undefined> {
  const response = await request(
    walk.app,
    method,
    params,
    { authorization: `Bearer ${walk.key}` },
    walk.address(),
  );
  const context = `${method} ${JSON.stringify(params)}: ${response.body}`;
  expect(response.statusCode, context).toBe(200);
  const { result } = Answer.parse(response.json());
  expect(result.isError, context).toBeUndefined();
  return result.structuredContent?.meta?.nextCursor ?? undefined;
}

/** The key of another account. One account may send only a few reports a minute. */
async function anotherKey({ engines }: Walk): Promise<string> {
  const email = `${randomUUID()}@example.org`;
  return (await createKey(engines.pool, { email, name: 'walk', scope: 'sk' })).key;
}

/** Calls every tool with each of its arguments, reads every resource and prompt, and completes every argument. */
export async function walkMcp(walk: Walk): Promise<void> {
  walk.begin('MCP initialize');
  const clientInfo = { name: 'walk', version: '1.0.0' };
  await send(walk, 'initialize', { protocolVersion: PROTOCOL_VERSION, capabilities: {}, clientInfo });
  const ping = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
  const { statusCode } = await post(walk.app, ping, {}, walk.address(), '/mcp/');
  expect(statusCode).toBe(200);
  for (const list of ['tools/list', 'resources/list', 'prompts/list']) await send(walk, list, {});
  for (const { definition } of TOOLS) {
    walk.begin(`MCP tool ${definition.name}`);
    for (const input of inputsOf(definition.name, definition.inputSchema, walk.samples)) {
      const caller = { ...walk, key: await anotherKey(walk) };
      const cursor = await send(caller, 'tools/call', { name: definition.name, arguments: input });
      if (cursor !== undefined)
        await send(caller, 'tools/call', { name: definition.name, arguments: { ...input, cursor } });
    }
  }
  for (const { definition } of RESOURCES) {
    walk.begin(`MCP resource ${definition.uri}`);
    await send(walk, 'resources/read', { uri: definition.uri });
  }
  await walkPrompts(walk);
}

async function walkPrompts(walk: Walk): Promise<void> {
  for (const { definition } of PROMPTS) {
    const { name } = definition;
    const argumentNames = (definition.arguments ?? []).map((argument) => argument.name);
    walk.begin(`MCP prompt ${name}`);
    const given = argumentNames.filter((argument) => argument in walk.samples);
    const sampled = Object.fromEntries(given.map((argument) => [argument, String(walk.samples[argument])]));
    await send(walk, 'prompts/get', { name, arguments: sampled });
    for (const argument of argumentNames)
      await send(walk, 'completion/complete', {
        ref: { type: 'ref/prompt', name },
        argument: { name: argument, value: 'a' },
      });
  }
}
