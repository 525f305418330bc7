import type { FastifyReply, FastifyRequest } from 'fastify';

import { ServiceError, type ErrorCode } from '../../errors.ts';

/** Sends a page about an error as the response to any request. */
export type SendErrorPage = (
  error: ServiceError,
  request: FastifyRequest,
  reply: FastifyReply,
) => FastifyReply;

/** An address that does not exist, or one with too many parameters. */
const SHOWN: ReadonlySet<ErrorCode> = new Set(['route_not_found', 'invalid_query_param']);

/** Paths that only clients use. */
const FOR_CLIENTS = /^\/(api|mcp|\.well-known)(\/|\?|$)/;

/** Whether a person is looking at an address that is wrong. Browsers accept HTML by name; clients accept anything. */
export const wantsErrorPage = (
  error: unknown,
  { method, url, headers }: FastifyRequest,
): error is ServiceError =>
  error instanceof ServiceError &&
  SHOWN.has(error.code) &&
  (method === 'GET' || method === 'HEAD') &&
  headers.accept?.includes('text/html') === true &&
  !FOR_CLIENTS.test(url);
