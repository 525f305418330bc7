import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { MOST_FORM_FIELDS } from '../contract/limits.ts';
import type { Language } from '../contract/vocabulary.ts';
import { createChooseLanguage } from '../http/pages/choose-language.ts';
import { pagePolicy } from '../http/pages/page.ts';
import { publicError, logServerError } from '../http/problem.ts';
import { checkPageQuery, hasMoreParameters, pageParameters } from '../http/read-input.ts';
import { ForgedForm, MalformedForm, pageForError } from './error-pages.ts';
import { MESSAGES } from './messages/messages.ts';
import {
  RESPONSE_SENT,
  renderPage,
  type PageContext,
  type PageParts,
  type PageRoute,
  type PageResponse,
  type Respond,
} from './page.ts';
import { overviewRoute } from './account.ts';
import { applicationRoutes } from './applications.ts';
import { consentRoutes } from './consent.ts';
import { mountScript } from './keys/issued-key.ts';
import { oneKeyRoutes } from './keys/key.ts';
import { keysRoute } from './keys/keys.ts';
import { newKeyRoute } from './keys/new-key.ts';
import { passwordRoutes } from './password.ts';
import { signInRoutes } from './sign-in.ts';
import { signUpRoutes } from './sign-up.ts';
import { usageRoute } from './usage.ts';
import { tiersRoute } from './tiers.ts';

/**
 * Serves the pages for users: their accounts with their keys, and signing in and consent for OAuth clients. They work
 * without scripts.
 */
export function mountPages(app: FastifyInstance, parts: PageParts): void {
  void app.register((pages, _options, ready) => {
    servePages(pages, parts);
    ready();
  });
  mountScript(app);
}

const ROUTES: readonly PageRoute[] = [
  ...signInRoutes,
  ...signUpRoutes,
  ...passwordRoutes,
  overviewRoute,
  keysRoute,
  newKeyRoute,
  ...oneKeyRoutes,
  usageRoute,
  ...applicationRoutes,
  ...consentRoutes,
  tiersRoute,
];

/** Serves the pages. Handles what all of them share: language, session, form and its token, and errors. */
function servePages(app: FastifyInstance, parts: PageParts): void {
  const chooseLanguage = createChooseLanguage(parts.baseUrl());

  async function respond(
    to: Respond<PageContext>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    checkPageQuery(request.url);
    const query = pageParameters(request.url);
    const { language, cookie } = chooseLanguage(query, request.headers);
    const signedIn = await parts.sessions.find(request.headers.cookie);
    const token = parts.sessions.formToken(request.headers.cookie, signedIn);
    for (const each of [cookie, token.cookie]) if (each !== undefined) reply.header('set-cookie', each);
    const isPost = request.method === 'POST';
    const values = isPost ? readForm(request) : NO_VALUES;
    if (isPost) checkCsrfToken(request, values('form'), token.value, parts.baseUrl());
    const context = { parts, request, reply, query, values, signedIn, csrfToken: token.value };
    const response = await to({ ...context, language, messages: MESSAGES[language] });
    return sendResponse(reply, request, language, response);
  }

  for (const route of ROUTES) {
    const { path, get, post } = route;
    const headers = headersOf(route);
    const onRequest = (_request: FastifyRequest, reply: FastifyReply, next: () => void): void => {
      reply.headers(headers);
      next();
    };
    if (get !== undefined) app.get(path, { onRequest }, (request, reply) => respond(get, request, reply));
    if (post !== undefined)
      app.post(path, { onRequest, bodyLimit: MOST_FORM_BYTES }, (request, reply) =>
        respond(post, request, reply),
      );
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
}

const NO_VALUES = (): string => '';

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

/**
 * Reads the form in the body of a request.
 *
 * @throws MalformedForm
 */
function readForm({ headers, body }: FastifyRequest): PageContext['values'] {
  if (!FORM_TYPE.test(headers['content-type'] ?? '')) throw new MalformedForm('not a form');
  let text: string;
  try {
    text = body instanceof Buffer ? UTF_8.decode(body) : '';
  } catch (error) {
    throw new MalformedForm('not UTF-8', { cause: error });
  }
  if (hasMoreParameters(text, MOST_FORM_FIELDS)) throw new MalformedForm('too many fields');
  const fields = new URLSearchParams(text);
  for (const [, value] of fields) if (UNSTORABLE.test(value)) throw new MalformedForm('invalid text');
  return (name) => fields.get(name) ?? '';
}

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(;|$)/i;

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

/** The replacement character, which stands for invalid text, and the null character, which PostgreSQL cannot store. */
const UNSTORABLE = /[\u0000\ufffd]/; // oxlint-disable-line no-control-regex -- it looks for the null character

/**
 * Refuses a form that was posted from another site, or whose token is not this browser's.
 *
 * @throws ForgedForm
 */
function checkCsrfToken(request: FastifyRequest, sent: string, expected: string, baseUrl: string): void {
  if (isCrossSite(request, baseUrl)) throw new ForgedForm('posted from another site');
  const [left, right] = [Buffer.from(sent), Buffer.from(expected)];
  if (left.length !== right.length || !timingSafeEqual(left, right)) throw new ForgedForm('wrong CSRF token');
}

/** Whether the browser reports that a page of another site has posted the form. */
function isCrossSite({ headers }: FastifyRequest, baseUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  // `none` is sent for what the user starts directly, such as a bookmark: no page can cause it.
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin, host } = headers;
  if (origin === undefined) return false;
  // Over plain http the service may be used under another name of this machine than its public one.
  return origin !== new URL(baseUrl).origin && (!URL.canParse(origin) || new URL(origin).host !== host);
}

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
