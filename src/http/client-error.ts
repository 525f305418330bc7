import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

import { describeProblem, problemHeaders } from './problem.ts';
import { makeRequestId } from './request-id.ts';
import { PUBLIC_ERRORS, TransportError } from './transport-errors.ts';

function transportError(code: string | undefined): TransportError {
  if (code === 'HPE_HEADER_OVERFLOW')
    return new TransportError('headers_too_large', 'The URL and the headers exceed 32 KiB.');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new TransportError('request_timeout', 'The request was not complete in time.');
  return new TransportError('malformed_request', 'The bytes received are not an HTTP request.');
}

/**
 * Responds to bytes that Node's parser rejected, when there is no request or reply, and closes the connection. The path
 * is unknown, so `instance` is the root.
 */
export function answerClientError(
  error: { readonly code?: string },
  socket: Socket,
  baseUrl: string,
  headers: Readonly<Record<string, string>>,
): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const problem = transportError(error.code);
  const { status } = PUBLIC_ERRORS[problem.code];
  const body = JSON.stringify(describeProblem(problem, baseUrl, '/'));
  const lines = Object.entries({
    ...headers,
    ...problemHeaders(problem),
    'x-request-id': makeRequestId(),
    'cache-control': 'no-store',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`);
  // The rest of what the caller sends is not read.
  socket.destroySoon();
}
