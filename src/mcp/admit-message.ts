import type { FastifyReply, FastifyRequest } from 'fastify';

import { ownKeyRequired } from '../access/own-key-required.ts';
import { ServiceError } from '../errors.ts';
import { admitAddress } from '../http/admission/admit-address.ts';
import { countRequest, forbid } from '../http/admission/admit-caller.ts';
import {
  addressRefusal,
  hasCredentials,
  identifyBearer,
  scopeRefusal,
  type Identity,
} from '../http/admission/identify-account.ts';
import type { TransportParts } from '../http/transport-parts.ts';
import type { CountedRequest } from '../limits/limiter.ts';
import type { Envelope } from './read-message.ts';

/**
 * Identifies the caller. Wrong credentials are refused even where none are needed.
 *
 * @throws ServiceError of status 401 or 403
 */
export async function identify(
  parts: TransportParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Identity | undefined> {
  if (!hasCredentials(request.headers)) return undefined;
  const identity = await identifyBearer(parts, request.headers, 'key or token');
  if (identity === 'site') throw ownKeyRequired();
  const refusal = addressRefusal(identity, request.ip);
  return refusal === undefined ? identity : forbid(parts.limiter, identity, reply, refusal);
}

export const missingCredentials = (method: string | undefined): ServiceError =>
  new ServiceError(
    'missing_api_key',
    `${method ?? 'This message'} needs an API key or an access token. Send it as Authorization: Bearer.`,
  );

/**
 * Checks the credentials and limits of a message. A tool call counts as a request of the user; other messages have
 * their own limit.
 *
 * @throws ServiceError of status 401, 403 or 429
 */
export async function admitMessage(
  parts: TransportParts,
  identity: Identity | undefined,
  { method, needsCredentials, callsTool }: Envelope,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<CountedRequest | undefined> {
  if (identity === undefined) {
    if (needsCredentials) throw missingCredentials(method);
    return undefined;
  }
  const refusal = needsCredentials ? scopeRefusal(identity) : undefined;
  if (refusal !== undefined) return forbid(parts.limiter, identity, reply, refusal);
  if (callsTool) return countRequest(parts.limiter, identity, reply);
  await admitAddress(parts, 'mcp-account', request, reply, identity.user);
  return undefined;
}
