import type { Provider } from 'oidc-provider';
import type { Logger } from 'pino';

import { PAGE_POLICY } from '../http/page.ts';
import { problemHeaders, publicError } from '../http/problem.ts';
import { logFault } from '../http/reply-with-problem.ts';
import type { Database } from '../store/database.ts';
import type { WriteErrorPage } from './authorization-server.ts';
import { createProvider, PATHS, RESPONSE_MODES } from './provider.ts';
import type { SigningKeyring, SigningKeys } from './signing-keys.ts';

/** Milliseconds after which the keys are read again. A key is shown for a day before it signs, so no process can be too late. */
const FRESH = 60_000;

/** The authorization server as it is now: another one follows when the keys change. */
export interface Providers {
  /** @throws ServiceError `service_unavailable` */
  readonly current: () => Promise<Provider>;
  /** The keys that everybody may see. */
  readonly shownKeys: () => Promise<SigningKeys['shown']>;
}

interface ProvidersParts {
  readonly database: Database;
  readonly keyring: SigningKeyring;
  readonly errorPage: WriteErrorPage;
  readonly logger: Logger;
  /** Public address without a slash at the end. */
  readonly baseUrl: () => string;
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number;
}

interface Made {
  readonly provider: Provider;
  readonly keys: SigningKeys;
  readonly baseUrl: string;
  readonly readAt: number;
}

const namesOf = ({ own, shown }: SigningKeys): string =>
  [own[0]?.kid, ...shown.map(({ kid }) => kid)].join(' ');

export function createProviders(parts: ProvidersParts): Providers {
  const { database, keyring, errorPage, logger, baseUrl, now = () => performance.now() } = parts;
  let made: Made | undefined;
  let making: Promise<Made> | undefined;

  function build(keys: SigningKeys, address: string): Provider {
    const provider = createProvider({
      database,
      baseUrl: address,
      keys,
      renderError(context, out) {
        context.type = 'html';
        context.set('content-security-policy', PAGE_POLICY);
        context.body = errorPage(context.headers, out.error, out.error_description ?? '');
      },
    });
    // What the provider would allow and we do not is left out of what it says about itself.
    provider.use(async (context, next) => {
      await next();
      if (context.path === PATHS.discovery)
        context.body = { ...(context.body as object), response_modes_supported: RESPONSE_MODES };
    });
    provider.on('server_error', (context, error) => {
      const told = publicError(error);
      logFault(told, logger);
      if (told.code !== 'service_unavailable') return;
      context.status = 503;
      context.set('retry-after', problemHeaders(told)['retry-after'] ?? '1');
    });
    // Without a listener the framework writes to the console. The types of the provider know its own events only.
    const emitter: NodeJS.EventEmitter = provider;
    emitter.on('error', (error: unknown) => logFault(publicError(error), logger));
    return provider;
  }

  async function make(before: Made | undefined): Promise<Made> {
    const readAt = now();
    const keys = await keyring.read();
    const address = baseUrl();
    const isSame = before?.baseUrl === address && namesOf(before.keys) === namesOf(keys);
    return {
      provider: isSame ? before.provider : build(keys, address),
      keys,
      baseUrl: address,
      readAt,
    };
  }

  async function latest(): Promise<Made> {
    const known = made;
    if (known?.baseUrl === baseUrl() && now() < known.readAt + FRESH) return known;
    making ??= make(known).finally(() => (making = undefined));
    try {
      made = await making;
      return made;
    } catch (error) {
      // What is known stays right for longer than the database is likely to be away.
      if (known?.baseUrl !== baseUrl()) throw error;
      return known;
    }
  }

  return {
    current: async () => (await latest()).provider,
    shownKeys: async () => (await latest()).keys.shown,
  };
}
