import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

import type { IdentifyToken } from '../access/identify-token.ts';
import type { FindSession } from '../access/sessions.ts';
import type { AddressLimiter } from '../limits/address-limiter.ts';
import type { TakeLock } from '../store/advisory-lock.ts';
import type { Database } from '../store/database.ts';
import type { SigningKeyStore } from '../store/oauth/signing-keys.ts';
import { createConnectedClients, type ConnectedClients } from './connected-clients.ts';
import { createHousekeeping, type Housekeeping } from './housekeeping.ts';
import { createInteractions, type Interactions } from './interactions.ts';
import { mountOauthRoutes } from './mount-oauth-routes.ts';
import { type RenderErrorPage, createProviderCache } from './provider-cache.ts';
import { createSigningKeyring } from './signing-keyring.ts';

interface AuthorizationServerParts {
  readonly database: Database;
  readonly signingKeys: SigningKeyStore;
  readonly takeLock: TakeLock;
  readonly findSession: FindSession;
  readonly identifyToken: IdentifyToken;
  /** Undefined when limits are switched off. */
  readonly addressLimiter: AddressLimiter | undefined;
  /** Encrypts private keys in the database; undefined stores them unencrypted. */
  readonly secret: string | undefined;
  readonly errorPage: RenderErrorPage;
  readonly logger: Logger;
  /** Public address without a trailing slash. */
  readonly baseUrl: () => string;
}

/** OAuth 2.1: what the pages need, the endpoints for clients, and the background work. */
export interface AuthorizationServer {
  readonly interactions: Interactions;
  readonly connectedClients: ConnectedClients;
  /** Adds the endpoints for clients. */
  readonly mountRoutes: (app: FastifyInstance) => void;
  readonly housekeeping: Housekeeping;
}

export function createAuthorizationServer(parts: AuthorizationServerParts): AuthorizationServer {
  const { database, takeLock, findSession, errorPage, logger, baseUrl } = parts;
  const keyring = createSigningKeyring(parts.signingKeys, parts.secret);
  const providers = createProviderCache({ database, keyring, errorPage, logger, baseUrl });
  return {
    interactions: createInteractions({ providers, findSession, baseUrl }),
    connectedClients: createConnectedClients(database),
    housekeeping: createHousekeeping({ database, takeLock, keyring, logger }),
    mountRoutes: (app) => mountOauthRoutes(app, { ...parts, providers }),
  };
}
