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
import { completeArgument } from './complete-argument.ts';
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

/** What the server needs to handle one message. */
export interface McpContext extends PromptContext {
  readonly hasCredentials: boolean;
  readonly requestId: string;
  /** Runs a report and counts it against the account's limit if it is accepted. Throws when the limit is exceeded. */
  readonly countReport: <Result>(run: () => Promise<Result>) => Promise<Result>;
  /** Called once with each error. */
  readonly onError: (error: unknown) => void;
  /** Validates the payload of a tool, in tests. */
  readonly checkPayload?: ((tool: Tool, payload: object) => void) | undefined;
}

/** Created once: each server would compile a JSON Schema validator, and none is needed here. */
const jsonSchemaValidator = new AjvJsonSchemaValidator();

const TOOLS_BY_NAME = new Map(TOOLS.map((tool) => [tool.definition.name, tool]));
const PROMPTS_BY_NAME = new Map(PROMPTS.map((prompt) => [prompt.definition.name, prompt]));
const RESOURCES_BY_URI = new Map(RESOURCES.map((resource) => [resource.definition.uri, resource]));

/** Every list is a single page, so no cursor is valid. */
function refuseCursor(params: { readonly cursor?: string | undefined } | undefined): void {
  if (params?.cursor !== undefined)
    throw new ProtocolError(INVALID_PARAMS, 'The cursor is invalid: this list has a single page.');
}

async function callTool(context: McpContext, { params }: CallToolRequest): Promise<CallToolResult> {
  const tool = TOOLS_BY_NAME.get(params.name);
  if (tool === undefined) throw unknownName('tool', params.name, [...TOOLS_BY_NAME.keys()]);
  const callArguments = params.arguments ?? {};
  try {
    const run = (): Promise<object> => tool.call(context.parts, callArguments, context.caller);
    const payload = await (params.name === REPORT_TOOL ? context.countReport(run) : run());
    context.checkPayload?.(tool, payload);
    return {
      content: [{ type: 'text', text: JSON.stringify(payload) }],
      structuredContent: { ...payload },
    };
  } catch (error) {
    context.onError(error);
    return failedResult(error, callArguments, context.requestId);
  }
}

async function getPrompt(context: McpContext, { params }: GetPromptRequest): Promise<GetPromptResult> {
  const prompt = PROMPTS_BY_NAME.get(params.name);
  if (prompt === undefined) throw unknownName('prompt', params.name, [...PROMPTS_BY_NAME.keys()]);
  const { description, text } = await prompt.write(context, params.arguments ?? {});
  return { description, messages: [{ role: 'user', content: { type: 'text', text } }] };
}

async function readResource(
  { parts, caller }: McpContext,
  { params: { uri } }: ReadResourceRequest,
): Promise<ReadResourceResult> {
  const resource = RESOURCES_BY_URI.get(uri);
  if (resource === undefined)
    throw unknownName('resource', uri, [...RESOURCES_BY_URI.keys()], RESOURCE_NOT_FOUND);
  const text = JSON.stringify(await resource.read(parts, caller));
  return { contents: [{ uri, mimeType: resource.definition.mimeType, text }] };
}

// The SDK's newer McpServer generates its own schemas and its own errors for wrong arguments; ours come from the
// contract.
// eslint-disable-next-line @typescript-eslint/no-deprecated -- only discouraged, see above
type LowLevelServer = Server;

function setListHandlers(server: LowLevelServer): void {
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
}

function setCallHandlers(server: LowLevelServer, context: McpContext): void {
  /** The SDK sends an error's message to the client unchanged, so only public errors may reach it. */
  const guarded =
    <Request, Result>(handle: (request: Request) => Promise<Result>) =>
    async (request: Request): Promise<Result> => {
      try {
        return await handle(request);
      } catch (error) {
        context.onError(error);
        throw error instanceof ProtocolError ? error : protocolErrorOf(publicError(error), context.baseUrl);
      }
    };
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
    guarded(({ params }) => completeArgument(context.parts, context.caller, params)),
  );
}

/** Creates the server for one message. */
export function createMcpServer(context: McpContext): LowLevelServer {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- only discouraged, see above
  const server = new Server(
    { name: `${SERVICE_PREFIX}-trivia`, title: 'Trivia Question Service', version: INTERFACE_VERSION },
    {
      capabilities: {
        tools: {},
        resources: {},
        prompts: {},
        completions: {},
        // A client that sees this capability sets a level at once, which needs credentials and would end anonymous
        // discovery.
        ...(context.hasCredentials ? { logging: {} } : {}),
      },
      instructions: INSTRUCTIONS,
      jsonSchemaValidator,
    },
  );
  setListHandlers(server);
  setCallHandlers(server, context);
  return server;
}
