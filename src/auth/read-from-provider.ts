import { ServerResponse } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';

import { ServiceError } from '../errors.ts';
import { providerRequest } from './provider-request.ts';

/**
 * Reads a document of the provider that is the same for all callers, so it can be kept.
 *
 * @param path - relative to the issuer
 * @throws ServiceError `internal_error` if the provider responds with an error
 */
export async function readFromProvider(
  provider: Provider,
  path: string,
  request: FastifyRequest,
  baseUrl: string,
): Promise<string> {
  const toProvider = providerRequest(request, { path, headers: {} }, baseUrl);
  const response = new ServerResponse(toProvider);
  const { promise, resolve } = Promise.withResolvers<string>();
  response.end = (chunk?: unknown) => {
    resolve(String(chunk));
    return response;
  };
  await provider.callback()(toProvider, response);
  if (response.statusCode !== 200)
    throw new ServiceError('internal_error', 'The metadata could not be read.', {});
  return promise;
}
