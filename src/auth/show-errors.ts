import type { IncomingHttpHeaders } from 'node:http';
import type { KoaContextWithOIDC, Provider } from 'oidc-provider';

import { PAGE_POLICY } from '../http/pages/page.ts';
import { publicError } from '../http/problem.ts';

/** An authorization request that failed. */
interface AuthorizationFailure {
  readonly code: string;
  /** The provider's message for the developer of the client. */
  readonly description: string;
  /** Where the client waits for the error; undefined if it is not clear which client to report it to. */
  readonly clientUrl: string | undefined;
}

/** Renders the page for a failure. It is sent with the content security policy of pages without forms. */
export type RenderErrorPage = (headers: IncomingHttpHeaders, failure: AuthorizationFailure) => string;

/** Whether the user has chosen that the client receives an error: by the button that denies access. */
const hasDenied = ({ oidc }: KoaContextWithOIDC): boolean =>
  oidc.entities.Interaction?.result?.error === 'access_denied';

/**
 * Shows errors instead of redirecting with them. Anyone can register a client with any address, so the link to an
 * invalid request would lead from our address to theirs, before anyone has seen a page (RFC 9700, 4.11.2).
 */
export function showErrors(provider: Provider, errorPage: RenderErrorPage): void {
  const failures = new WeakMap<
    object,
    { readonly status: number; readonly code: string; readonly description: string }
  >();
  provider.on(
    'authorization.error',
    (context, { statusCode, error, error_description: description = '' }) => {
      if (hasDenied(context)) return;
      // The provider gives some errors the status of a redirect.
      failures.set(context, { status: Math.max(statusCode, 400), code: error, description });
    },
  );
  provider.on('server_error', (context, error) => {
    const status = publicError(error).code === 'service_unavailable' ? 503 : 500;
    failures.set(context, { status, code: 'server_error', description: '' });
  });
  provider.use(async (context, next) => {
    await next();
    const failure = failures.get(context);
    if (failure === undefined || !context.res.hasHeader('location')) return;
    const clientUrl = context.response.get('location');
    context.remove('location');
    context.status = failure.status;
    context.type = 'html';
    context.set('content-security-policy', PAGE_POLICY);
    context.body = errorPage(context.headers, { ...failure, clientUrl });
  });
}
