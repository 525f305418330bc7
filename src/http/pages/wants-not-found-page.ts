import type { FastifyReply, FastifyRequest } from 'fastify';

import { ServiceError } from '../../errors.ts';

/** Sends a page as the response to any request. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Paths that only clients use. */
const FOR_CLIENTS = /^\/(api|mcp|\.well-known)(\/|\?|$)/;

/** Whether a person is looking at a path that does not exist. Browsers accept HTML by name; clients accept anything. */
export const wantsNotFoundPage = (error: unknown, { method, url, headers }: FastifyRequest): boolean =>
  error instanceof ServiceError &&
  error.code === 'route_not_found' &&
  (method === 'GET' || method === 'HEAD') &&
  headers.accept?.includes('text/html') === true &&
  !FOR_CLIENTS.test(url);
