import { Provider } from 'oidc-provider';
import type { Logger } from 'pino';

import { issuerOf } from '../contract/oauth.ts';
import { PAGE_POLICY } from '../http/pages/page.ts';
import { problemHeaders, publicError } from '../http/problem.ts';
import { logServerError } from '../http/reply-with-problem.ts';
import { oidcConfiguration, RESPONSE_MODES, type OidcConfigurationParts } from './oidc-configuration.ts';
import { PROVIDER_PATHS } from './provider-paths.ts';
import { showErrors, type RenderErrorPage } from './show-errors.ts';

interface OidcProviderParts extends Omit<OidcConfigurationParts, 'renderError'> {
  readonly errorPage: RenderErrorPage;
  readonly logger: Logger;
}

/** The provider supports more response modes than we offer: lists only ours in its metadata. */
function publishOnlyOurResponseModes(provider: Provider): void {
  provider.use(async (context, next) => {
    await next();
    if (context.path === PROVIDER_PATHS.discovery)
      context.body = { ...(context.body as object), response_modes_supported: RESPONSE_MODES };
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
      context.body = errorPage(context.headers, { code, description, clientUrl: undefined });
    },
  });
  const provider = new Provider(issuerOf(parts.baseUrl), configuration);
  // The provider builds URLs from forwarding headers, which `providerRequest` sets to the public address.
  provider.proxy = true;
  publishOnlyOurResponseModes(provider);
  showErrors(provider, errorPage);
  reportErrors(provider, logger);
  return provider;
}
