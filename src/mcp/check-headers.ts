import { SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/sdk/types.js';

import { TransportError, unsupportedMediaType } from '../http/transport-errors.ts';

const PROTOCOL_VERSION = 'mcp-protocol-version';

/**
 * Refuses an unsupported protocol version. A client that sends none is taken for an old one.
 *
 * @throws TransportError `malformed_request`
 */
export function checkProtocolVersion(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  method: string | undefined,
): void {
  const version = headers[PROTOCOL_VERSION];
  if (method === 'initialize' || version === undefined) return;
  if (typeof version !== 'string' || !SUPPORTED_PROTOCOL_VERSIONS.includes(version))
    throw new TransportError(
      'malformed_request',
      `The header MCP-Protocol-Version must be one of ${SUPPORTED_PROTOCOL_VERSIONS.join(', ')}.`,
    );
}

const JSON_RANGES: ReadonlySet<string> = new Set(['application/json', 'application/*', '*/*']);

/**
 * Refuses bodies that are not JSON and clients that do not accept JSON. Clients need not accept event streams as well,
 * because the service never opens one.
 *
 * @throws TransportError `unsupported_media_type` or `not_acceptable`
 */
export function checkMediaTypes(isJson: boolean, accept: string | undefined): void {
  if (!isJson) throw unsupportedMediaType();
  const acceptsJson = (accept ?? '*/*').split(',').some((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    return JSON_RANGES.has(type) && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
  if (!acceptsJson)
    throw new TransportError('not_acceptable', 'The header Accept must allow application/json.');
}
