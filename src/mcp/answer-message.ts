import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { RequestId } from '@modelcontextprotocol/sdk/types.js';

import { resourceOf } from '../contract/oauth.ts';
import { createMcpServer, type McpContext } from './create-server.ts';
import type { ClientMessage } from './message.ts';
import { INVALID_PARAMS, ProtocolError } from './protocol-error.ts';

/** What a message is answered with: nothing for one that wants no answer. */
export interface MessageAnswer {
  readonly status: number;
  readonly body: string;
}

const faultAnswer = (id: RequestId, message: string): MessageAnswer => ({
  status: 200,
  body: JSON.stringify({ jsonrpc: '2.0', id, error: { code: INVALID_PARAMS, message } }),
});

/** Bodies have been read and headers judged: what the transport looks at is always the same. */
const HEADERS = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' };

/** Answers one message with a server and a transport of its own: neither may be used for two. */
export async function answerMessage(
  { message, id, fault }: ClientMessage,
  context: McpContext,
): Promise<MessageAnswer> {
  if (id !== undefined && fault !== undefined) {
    context.failed(new ProtocolError(INVALID_PARAMS, fault));
    return faultAnswer(id, fault);
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
