import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  CompleteRequestSchema,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  ReadResourceRequestSchema,
  type CallToolRequest,
  type CallToolResult,
  type GetPromptRequest,
  type GetPromptResult,
  type ReadResourceRequest,
  type ReadResourceResult,
} from '@modelcontextprotocol/sdk/types.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';

import { INTERFACE_VERSION, SERVICE_PREFIX } from '../contract/service.ts';
import { publicError } from '../http/problem.ts';
import { complete } from './complete.ts';
import type { PromptContext } from './prompt.ts';
import { PROMPTS } from './prompts.ts';
import {
  INVALID_PARAMS,
  ProtocolError,
  protocolErrorOf,
  RESOURCE_NOT_FOUND,
  unknownName,
} from './protocol-error.ts';
import { RESOURCES } from './resources.ts';
import { INSTRUCTIONS } from './texts/instructions.ts';
import type { Tool } from './tool.ts';
import { failedResult } from './tool-errors.ts';
import { REPORT_TOOL, TOOLS } from './tools.ts';

/** What one request is answered with. */
export interface McpContext extends PromptContext {
  readonly hasCredentials: boolean;
  readonly requestId: string;
  /** Counts a report by the address that it comes from; throws when there are too many. */
  readonly admitReport: () => Promise<void>;
  /** Told of whatever fails, once. */
  readonly failed: (error: unknown) => void;
  /** Looks at what a tool gives, in tests. */
  readonly check?: ((tool: Tool, payload: object) => void) | undefined;
}

/** Made once: each would compile a dialect of its own, and nothing here needs one. */
const jsonSchemaValidator = new AjvJsonSchemaValidator();

const toolBy = new Map(TOOLS.map((tool) => [tool.definition.name, tool]));
const promptBy = new Map(PROMPTS.map((prompt) => [prompt.definition.name, prompt]));
const resourceBy = new Map(RESOURCES.map((resource) => [resource.definition.uri, resource]));

/** There is one page of everything, and nobody was given a cursor. */
function refuseCursor(params: { readonly cursor?: string | undefined } | undefined): void {
  if (params?.cursor !== undefined)
    throw new ProtocolError(INVALID_PARAMS, 'The cursor is not one of this list, which has a single page.');
}

async function callTool(context: McpContext, { params }: CallToolRequest): Promise<CallToolResult> {
  const tool = toolBy.get(params.name);
  if (tool === undefined) throw unknownName('tool', params.name, [...toolBy.keys()]);
  const given = params.arguments ?? {};
  try {
    if (params.name === REPORT_TOOL) await context.admitReport();
    const payload = await tool.call(context.parts, given, context.caller);
    context.check?.(tool, payload);
    return {
      content: [{ type: 'text', text: JSON.stringify(payload) }],
      structuredContent: { ...payload },
    };
  } catch (error) {
    context.failed(error);
    return failedResult(error, given, context.requestId);
  }
}

async function getPrompt(context: McpContext, { params }: GetPromptRequest): Promise<GetPromptResult> {
  const prompt = promptBy.get(params.name);
  if (prompt === undefined) throw unknownName('prompt', params.name, [...promptBy.keys()]);
  const { description, text } = await prompt.write(context, params.arguments ?? {});
  return { description, messages: [{ role: 'user', content: { type: 'text', text } }] };
}

async function readResource(
  { parts, caller }: McpContext,
  { params: { uri } }: ReadResourceRequest,
): Promise<ReadResourceResult> {
  const resource = resourceBy.get(uri);
  if (resource === undefined) throw unknownName('resource', uri, [...resourceBy.keys()], RESOURCE_NOT_FOUND);
  const text = JSON.stringify(await resource.read(parts, caller));
  return { contents: [{ uri, mimeType: resource.definition.mimeType, text }] };
}

/** The server of one request: what a client may ask it, it answers with the parts and for the caller of this request. */
export function createMcpServer(context: McpContext) {
  // The other one makes its own schemas and answers of its own to wrong arguments; ours are those of the contract.
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- only discouraged, see above
  const server = new Server(
    { name: `${SERVICE_PREFIX}-trivia`, title: 'Trivia Question Service', version: INTERFACE_VERSION },
    {
      capabilities: {
        tools: {},
        resources: {},
        prompts: {},
        completions: {},
        // Clients that see it set a level at once, and without credentials that would end their discovery.
        ...(context.hasCredentials ? { logging: {} } : {}),
      },
      instructions: INSTRUCTIONS,
      jsonSchemaValidator,
    },
  );

  /** Errors go out as the SDK has them, word for word: only those that are meant for callers may reach it. */
  const guarded =
    <Request, Result>(answer: (request: Request) => Promise<Result>) =>
    async (request: Request): Promise<Result> => {
      try {
        return await answer(request);
      } catch (error) {
        context.failed(error);
        throw error instanceof ProtocolError ? error : protocolErrorOf(publicError(error));
      }
    };

  server.setRequestHandler(ListToolsRequestSchema, ({ params }) => {
    refuseCursor(params);
    return { tools: TOOLS.map(({ definition }) => definition) };
  });
  server.setRequestHandler(ListPromptsRequestSchema, ({ params }) => {
    refuseCursor(params);
    return { prompts: PROMPTS.map(({ definition }) => definition) };
  });
  server.setRequestHandler(ListResourcesRequestSchema, ({ params }) => {
    refuseCursor(params);
    return { resources: RESOURCES.map(({ definition }) => definition) };
  });
  server.setRequestHandler(ListResourceTemplatesRequestSchema, ({ params }) => {
    refuseCursor(params);
    return { resourceTemplates: [] };
  });
  server.setRequestHandler(
    CallToolRequestSchema,
    guarded((request) => callTool(context, request)),
  );
  server.setRequestHandler(
    GetPromptRequestSchema,
    guarded((request) => getPrompt(context, request)),
  );
  server.setRequestHandler(
    ReadResourceRequestSchema,
    guarded((request) => readResource(context, request)),
  );
  server.setRequestHandler(
    CompleteRequestSchema,
    guarded(({ params }) => complete(context.parts, context.caller, params)),
  );
  return server;
}
