import type { Provider } from 'oidc-provider';
import type { Logger } from 'pino';

import type { Database } from '../store/database.ts';
import { createOidcProvider, type RenderErrorPage } from './create-oidc-provider.ts';
import type { SigningKeyring, SigningKeys } from './signing-keyring.ts';

/**
 * Milliseconds after which the keys are read again. A key is published a day before it signs, so no process can be too
 * late.
 */
const REREAD_AFTER = 60_000;

/** Keeps one provider for the current base URL and signing keys, and replaces it when either changes. */
export interface ProviderCache {
  /** @throws ServiceError `service_unavailable` */
  readonly current: () => Promise<Provider>;
  /** The published key set. */
  readonly publicKeys: () => Promise<SigningKeys['publicKeys']>;
}

interface ProviderCacheParts {
  readonly database: Database;
  readonly keyring: SigningKeyring;
  readonly errorPage: RenderErrorPage;
  readonly logger: Logger;
  /** Public address without a trailing slash. */
  readonly baseUrl: () => string;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
}

interface CachedProvider {
  readonly provider: Provider;
  readonly keys: SigningKeys;
  readonly baseUrl: string;
  readonly readAt: number;
}

const keyIds = ({ privateKeys, publicKeys }: SigningKeys): string =>
  [privateKeys[0]?.kid, ...publicKeys.map(({ kid }) => kid)].join(' ');

export function createProviderCache(parts: ProviderCacheParts): ProviderCache {
  const { database, keyring, errorPage, logger, baseUrl, now = () => performance.now() } = parts;
  let cached: CachedProvider | undefined;
  let refreshing: Promise<CachedProvider> | undefined;

  async function refresh(before: CachedProvider | undefined): Promise<CachedProvider> {
    const readAt = now();
    const keys = await keyring.read();
    const address = baseUrl();
    const isSame = before?.baseUrl === address && keyIds(before.keys) === keyIds(keys);
    return {
      provider: isSame
        ? before.provider
        : createOidcProvider({ database, baseUrl: address, keys, errorPage, logger }),
      keys,
      baseUrl: address,
      readAt,
    };
  }

  async function latest(): Promise<CachedProvider> {
    const before = cached;
    if (before?.baseUrl === baseUrl() && now() < before.readAt + REREAD_AFTER) return before;
    refreshing ??= refresh(before).finally(() => (refreshing = undefined));
    try {
      cached = await refreshing;
      return cached;
    } catch (error) {
      // The cached keys stay valid for longer than a database outage is likely to last.
      if (before?.baseUrl !== baseUrl()) throw error;
      return before;
    }
  }

  return {
    current: async () => (await latest()).provider,
    publicKeys: async () => (await latest()).keys.publicKeys,
  };
}
