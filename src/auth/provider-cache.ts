import { Provider, errors, type KoaContextWithOIDC } from 'oidc-provider';
import type { Logger } from 'pino';
import type { IncomingHttpHeaders } from 'node:http';

import { issuerOf } from '../contract/oauth.ts';
import { keepFresh } from '../engines/keep-fresh.ts';
import { createOutageLog } from '../engines/outage-log.ts';
import { PAGE_POLICY } from '../http/pages/page.ts';
import { problemHeaders, publicError, logServerError } from '../http/problem.ts';
import type { Database } from '../store/database.ts';
import { oidcConfiguration, type OidcConfigurationParts, PROVIDER_PATHS } from './oidc-configuration.ts';
import type { SigningKeyring, SigningKeys } from './signing-keyring.ts';

/**
 * Milliseconds after which the keys are read again, and without attempts after a read has failed. A key is published a day
 * before it signs, and stays valid for longer than a database outage is likely to last.
 */
const FRESH = 60_000;
const PAUSE = 2_000;

interface ProviderCacheParts {
  readonly database: Database;
  readonly keyring: SigningKeyring;
  readonly errorPage: RenderErrorPage;
  readonly logger: Logger;
  /** Public address without a trailing slash. */
  readonly baseUrl: () => string;
}

export type ProviderCache = ReturnType<typeof createProviderCache>;

/**
 * Keeps one provider for the current base URL and signing keys, and replaces it when either changes. Both functions may
 * throw ServiceError `service_unavailable`.
 */
export function createProviderCache(parts: ProviderCacheParts) {
  const { database, keyring, errorPage, logger, baseUrl } = parts;
  const keys = keepFresh(() => keyring.read(), {
    fresh: FRESH,
    lastValue: {
      pause: PAUSE,
      log: createOutageLog(logger, {
        failed: 'the signing keys cannot be read; the last ones are used',
        worked: 'the signing keys are read again',
      }),
    },
  });
  let made: { readonly provider: Provider; readonly madeFor: string } | undefined;

  return {
    async current(): Promise<Provider> {
      const options = { database, baseUrl: baseUrl(), keys: await keys.current(), errorPage, logger };
      const madeFor = `${options.baseUrl} ${keyIds(options.keys)}`;
      if (made?.madeFor !== madeFor) made = { provider: createOidcProvider(options), madeFor };
      return made.provider;
    },
    /** The published key set. */
    publicKeys: async (): Promise<SigningKeys['publicKeys']> => (await keys.current()).publicKeys,
  };
}

const keyIds = ({ privateKeys, publicKeys }: SigningKeys): string =>
  [privateKeys[0]?.kid, ...publicKeys.map(({ kid }) => kid)].join(' ');

/**
 * Renders the page for an authorization request that failed, without a redirect URI that the client is known to have. It
 * is sent with the content security policy of pages without forms. The description is for the developer of the client.
 */
export type RenderErrorPage = (
  headers: IncomingHttpHeaders,
  failure: { readonly code: string; readonly description: string },
) => string;

interface OidcProviderParts extends Omit<OidcConfigurationParts, 'renderError'> {
  readonly errorPage: RenderErrorPage;
  readonly logger: Logger;
}

/** Creates a provider for one issuer and one set of keys. It keeps no state that another process would need. */
function createOidcProvider({ errorPage, logger, ...parts }: OidcProviderParts): Provider {
  const configuration = oidcConfiguration({
    ...parts,
    renderError(context, out) {
      context.type = 'html';
      context.set('content-security-policy', PAGE_POLICY);
      const { error: code, error_description: description = '' } = out;
      context.body = errorPage(context.headers, { code, description });
    },
  });
  const provider = new Provider(issuerOf(parts.baseUrl), configuration);
  // The provider builds URLs from forwarding headers, which `handToProvider` sets to the public address.
  provider.proxy = true;
  spendRefusedCodes(provider);
  reportErrors(provider, logger);
  return provider;
}

/**
 * Uses up a code with the first exchange that its client attempts. The provider keeps it after a wrong verifier or
 * redirect URI, for as many attempts as fit into its lifetime.
 */
function spendRefusedCodes(provider: Provider): void {
  provider.use(async (context, next) => {
    await next();
    if (context.path !== PROVIDER_PATHS.token || context.status !== 400) return;
    const { client, params } = (context as KoaContextWithOIDC).oidc;
    if (typeof params?.code !== 'string') return;
    const code = await provider.AuthorizationCode.find(params.code);
    if (code === undefined || code.clientId !== client?.clientId) return;
    try {
      await code.consume();
    } catch (error) {
      // It had been used before.
      if (!(error instanceof errors.InvalidGrant)) throw error;
    }
  });
}

function reportErrors(provider: Provider, logger: Logger): void {
  provider.on('server_error', (context, error) => {
    const shown = publicError(error);
    logServerError(shown, logger);
    if (shown.code !== 'service_unavailable') return;
    context.status = 503;
    context.set('retry-after', problemHeaders(shown)['retry-after'] ?? '1');
  });
  // Without a listener the framework writes to the console. The provider's types list only its own events.
  const emitter: NodeJS.EventEmitter = provider;
  emitter.on('error', (error: unknown) => logServerError(publicError(error), logger));
}
