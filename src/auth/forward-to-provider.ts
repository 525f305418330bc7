import type { FastifyReply, FastifyRequest } from 'fastify';

import type { ProviderCache } from './provider-cache.ts';
import { providerRequest, type ForwardedRequest } from './provider-request.ts';

/** Lets the provider send the response instead of Fastify. */
export type ForwardToProvider = (
  request: FastifyRequest,
  reply: FastifyReply,
  forwarded: ForwardedRequest,
) => Promise<void>;

export const createForwardToProvider =
  (providers: ProviderCache, baseUrl: () => string): ForwardToProvider =>
  async (request, reply, forwarded) => {
    const provider = await providers.current();
    const toProvider = providerRequest(request, forwarded, baseUrl());
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    reply.hijack();
    await provider.callback()(toProvider, reply.raw);
  };
