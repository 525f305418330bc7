import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

import type { AddressLimiter } from '../limits/address-limiter.ts';
import type { FindSession } from '../access/sessions.ts';
import type { TakeLock } from '../store/advisory-lock.ts';
import type { Database } from '../store/database.ts';
import type { KeyBook } from '../store/oauth/signing-keys.ts';
import type { AuthorizationServer, WriteErrorPage } from './authorization-server.ts';
import { createAuthorizationServer } from './create-authorization-server.ts';
import { createHousekeeping, type Housekeeping } from './housekeeping.ts';
import { mountAuthorization } from './mount-authorization.ts';
import { createProviders } from './providers.ts';
import { createKeyring } from './signing-keys.ts';

interface AuthorizationParts {
  readonly database: Database;
  readonly keyBook: KeyBook;
  readonly takeLock: TakeLock;
  readonly findSession: FindSession;
  /** Undefined when limits are switched off. */
  readonly addressLimiter: AddressLimiter | undefined;
  /** What private keys are encrypted with in the database; undefined keeps them as they are. */
  readonly secret: string | undefined;
  readonly errorPage: WriteErrorPage;
  readonly logger: Logger;
  /** Public address without a slash at the end. */
  readonly baseUrl: () => string;
}

/** The authorization server: for the pages, and for clients. */
export interface Authorization {
  readonly server: AuthorizationServer;
  /** Adds the endpoints for clients. */
  readonly mount: (app: FastifyInstance) => void;
  readonly housekeeping: Housekeeping;
}

export function createAuthorization(parts: AuthorizationParts): Authorization {
  const { database, takeLock, findSession, addressLimiter, errorPage, logger, baseUrl } = parts;
  const keyring = createKeyring(parts.keyBook, parts.secret);
  const providers = createProviders({ database, keyring, errorPage, logger, baseUrl });
  return {
    server: createAuthorizationServer({ database, providers, findSession, baseUrl }),
    housekeeping: createHousekeeping({ database, takeLock, keyring, logger }),
    mount: (app) => mountAuthorization(app, { providers, findSession, addressLimiter, baseUrl }),
  };
}
