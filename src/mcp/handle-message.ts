import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { RequestId } from '@modelcontextprotocol/sdk/types.js';

import { resourceOf } from '../contract/oauth.ts';
import { createMcpServer, type McpContext } from './create-mcp-server.ts';
import { INVALID_PARAMS, ProtocolError } from './protocol-error.ts';
import type { ClientMessage } from './read-message.ts';

/** The body is empty for messages that get no response. */
export interface MessageResponse {
  readonly status: number;
  readonly body: string;
}

const invalidParamsResponse = (id: RequestId, message: string): MessageResponse => ({
  status: 200,
  body: JSON.stringify({ jsonrpc: '2.0', id, error: { code: INVALID_PARAMS, message } }),
});

/** The body has been read and the headers checked already, so the transport always gets the same headers. */
const HEADERS = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' };

/** Handles one message with a new server and transport: the SDK allows neither to be reused. */
export async function handleMessage(
  id: RequestId | undefined,
  { message, invalidParams }: ClientMessage,
  context: McpContext,
): Promise<MessageResponse> {
  if (id !== undefined && invalidParams !== undefined) {
    context.onError(new ProtocolError(INVALID_PARAMS, invalidParams));
    return invalidParamsResponse(id, invalidParams);
  }
  const server = createMcpServer(context);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    const request = new Request(resourceOf(context.baseUrl), { method: 'POST', headers: HEADERS });
    const response = await transport.handleRequest(request, { parsedBody: message });
    return { status: response.status, body: await response.text() };
  } finally {
    await server.close();
  }
}
