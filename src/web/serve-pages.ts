import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Accounts } from '../access/accounts.ts';
import type { OwnKeys } from '../access/own-keys.ts';
import type { Sessions } from '../access/sessions.ts';
import type { ConnectedClients } from '../auth/connected-clients.ts';
import type { Interactions } from '../auth/interactions.ts';
import type { Language } from '../contract/vocabulary.ts';
import type { ReadUsageNow } from '../endpoints/get-usage.ts';
import { createChooseLanguage } from '../http/pages/choose-language.ts';
import { pagePolicy } from '../http/pages/page.ts';
import { publicError } from '../http/problem.ts';
import { checkPageQuery, pageParameters } from '../http/read-query.ts';
import { logServerError } from '../http/reply-with-problem.ts';
import type { AccountThrottle } from '../limits/account-throttle.ts';
import type { AddressLimiter } from '../limits/address-limiter.ts';
import type { Tiers } from '../limits/tiers.ts';
import { pageForError } from './error-pages.ts';
import type { Mailer } from './mail.ts';
import { MESSAGES } from './messages/messages.ts';
import { RESPONSE_SENT, type PageContext, type PageResponse, type Respond, renderPage } from './page.ts';
import { checkCsrfToken, createCsrfTokens, readForm, type FormValues } from './posted-form.ts';

/** The page at a path, and the form that is posted to it. */
export interface PageRoute {
  readonly path: string;
  /** Whether the form may redirect to another site, that of a client. */
  readonly formLeavesSite?: boolean;
  /** Whether the page loads the script of the account pages. */
  readonly hasScript?: boolean;
  readonly get?: Respond<[context: PageContext, request: FastifyRequest, reply: FastifyReply]>;
  readonly post?: Respond<
    [context: PageContext, values: FormValues, request: FastifyRequest, reply: FastifyReply]
  >;
}

/** What the pages depend on. */
export interface PageParts {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly throttle: AccountThrottle;
  readonly addressLimiter: AddressLimiter;
  readonly interactions: Interactions;
  readonly connectedClients: ConnectedClients;
  readonly keys: OwnKeys;
  readonly readUsageNow: ReadUsageNow;
  readonly tiers: Tiers;
  readonly mailer: Mailer;
  /** Public address without a trailing slash. */
  readonly baseUrl: () => string;
}

/** Serves the pages. Handles what all of them share: language, session, CSRF token and errors. */
export function servePages(app: FastifyInstance, parts: PageParts, routes: readonly PageRoute[]): void {
  const csrfTokens = createCsrfTokens(parts.baseUrl());
  const chooseLanguage = createChooseLanguage(parts.baseUrl());

  async function createContext(request: FastifyRequest, reply: FastifyReply): Promise<PageContext> {
    checkPageQuery(request.url);
    const query = pageParameters(request.url);
    const { language, cookie } = chooseLanguage(query, request.headers);
    const signedIn = await parts.sessions.find(request.headers.cookie);
    const token = csrfTokens(request, signedIn);
    for (const each of [cookie, token.cookie]) if (each !== undefined) reply.header('set-cookie', each);
    return { language, messages: MESSAGES[language], query, signedIn, csrfToken: token.value };
  }

  function addRoute(route: PageRoute): void {
    const { path, get, post } = route;
    const headers = headersOf(route);
    const onRequest = (_request: FastifyRequest, reply: FastifyReply, next: () => void): void => {
      reply.headers(headers);
      next();
    };
    if (get !== undefined)
      app.get(path, { onRequest }, async (request, reply) => {
        const context = await createContext(request, reply);
        return sendResponse(reply, request, context.language, await get(context, request, reply));
      });
    if (post !== undefined)
      app.post(path, { onRequest, bodyLimit: MOST_FORM_BYTES }, async (request, reply) => {
        const context = await createContext(request, reply);
        const values = readForm(request);
        checkCsrfToken(request, values('form'), context.csrfToken, parts.baseUrl());
        return sendResponse(reply, request, context.language, await post(context, values, request, reply));
      });
  }

  app.setErrorHandler((error, request, reply) => {
    const { language } = chooseLanguage(pageParameters(request.url), request.headers);
    const page = pageForError(error, language, request.id);
    // Errors that only pages throw, such as a forged form, are client errors here; `publicError` would take them for
    // our own.
    if (page.status >= 500) logServerError(publicError(error), request.log, request.id);
    if (page.retryAfter !== undefined) reply.header('retry-after', String(page.retryAfter));
    const selfPath = request.method === 'GET' ? request.url : '/account';
    return sendResponse(reply, request, language, { ...page, selfPath });
  });
  for (const route of routes) addRoute(route);
}

/**
 * The referrer policy `no-referrer` would remove the Origin header too, by which forms of other sites are recognised.
 */
const headersOf = ({ formLeavesSite = false, hasScript = false }: PageRoute): Record<string, string> => ({
  'content-security-policy':
    pagePolicy(formLeavesSite ? undefined : "'self'") + (hasScript ? "; script-src 'self'" : ''),
  'referrer-policy': 'same-origin',
  'cache-control': 'private, no-store',
  // A client may have opened the page in a separate window, and wait for that window.
  ...(formLeavesSite ? { 'cross-origin-opener-policy': 'unsafe-none' } : {}),
});

/** Bytes of a form: a password of 128 characters, each percent-encoded as four bytes, and the other fields. */
const MOST_FORM_BYTES = 8_192;

function sendResponse(
  reply: FastifyReply,
  request: FastifyRequest,
  language: Language,
  response: PageResponse,
): FastifyReply {
  if (response === RESPONSE_SENT) return reply;
  if ('redirectTo' in response) {
    if (response.cookie !== undefined) reply.header('set-cookie', response.cookie);
    return reply.redirect(response.redirectTo, 303);
  }
  return reply
    .code(response.status ?? 200)
    .type('text/html; charset=utf-8')
    .send(renderPage(response, language, request.url));
}
