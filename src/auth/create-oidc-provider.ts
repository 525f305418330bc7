import type { IncomingHttpHeaders } from 'node:http';
import { errors, Provider, type KoaContextWithOIDC } from 'oidc-provider';
import type { Logger } from 'pino';

import { issuerOf } from '../contract/oauth.ts';
import { PAGE_POLICY } from '../http/pages/page.ts';
import { problemHeaders, publicError } from '../http/problem.ts';
import { logServerError } from '../http/reply-with-problem.ts';
import { oidcConfiguration, type OidcConfigurationParts } from './oidc-configuration.ts';
import { PROVIDER_PATHS } from './provider-paths.ts';

/** An authorization request that failed, without a redirect URI that the client is known to have. */
interface AuthorizationFailure {
  readonly code: string;
  /** The provider's message for the developer of the client. */
  readonly description: string;
}

/** Renders the page for a failure. It is sent with the content security policy of pages without forms. */
export type RenderErrorPage = (headers: IncomingHttpHeaders, failure: AuthorizationFailure) => string;

interface OidcProviderParts extends Omit<OidcConfigurationParts, 'renderError'> {
  readonly errorPage: RenderErrorPage;
  readonly logger: Logger;
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

/** Creates a provider for one issuer and one set of keys. It keeps no state that another process would need. */
export function createOidcProvider({ errorPage, logger, ...parts }: OidcProviderParts): Provider {
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
