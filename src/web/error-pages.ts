import type { IncomingHttpHeaders } from 'node:http';

import { InvalidInteraction } from '../auth/interactions.ts';
import type { RenderErrorPage } from '../auth/provider-cache.ts';
import type { Language } from '../contract/vocabulary.ts';
import { createChooseLanguage, languageOfPage } from '../http/pages/choose-language.ts';
import { pathIn, PAGE_POLICY, documentOf } from '../http/pages/page.ts';
import type { SendErrorPage } from '../http/pages/error-pages.ts';
import { publicError, statusOf } from '../http/problem.ts';
import { pageParameters } from '../http/read-input.ts';
import { VARY } from '../http/requests.ts';
import { MESSAGES } from './messages/messages.ts';
import { html, type Page, type PageResponse, type PageContext, renderPage } from './page.ts';

/**
 * Creates the page that people see at an unknown path, or one with too many parameters.
 *
 * @param baseUrl - the public address
 */
export function createErrorPage(baseUrl: string): SendErrorPage {
  const chooseLanguage = createChooseLanguage(baseUrl);
  return (error, request, reply) => {
    const language = languageOfPage(chooseLanguage, request, reply);
    const messages = MESSAGES[language];
    const [title, text] =
      error.code === 'route_not_found'
        ? [messages.notFound, messages.notFoundText]
        : [messages.longAddress, `${messages.longAddressText} (${error.message})`];
    const main = html`<h1>${title}</h1>
      <p>${text}</p>
      <ul class="points">
        <li><a href="${pathIn(language, '/')}">${messages.home}</a></li>
        <li><a href="${pathIn(language, '/explore')}">${messages.explore}</a></li>
        <li><a href="${pathIn(language, '/play')}">${messages.play}</a></li>
      </ul>`;
    return reply
      .code(statusOf(error))
      .headers(HEADERS)
      .type('text/html; charset=utf-8')
      .send(renderPage({ title, main, isOfAccount: false }, language, request.url));
  };
}

const HEADERS = {
  'content-security-policy': PAGE_POLICY,
  'cache-control': 'no-store',
  vary: `Accept, Accept-Language, Cookie, ${VARY}`,
};

/**
 * Creates the page for authorization errors that cannot be sent to a client.
 *
 * @param baseUrl - the public address
 */
export function createAuthorizationErrorPage(baseUrl: string): RenderErrorPage {
  const chooseLanguage = createChooseLanguage(baseUrl);
  return (headers, { code, description }) => {
    const { language } = chooseLanguage(new URLSearchParams(), headers);
    const messages = MESSAGES[language];
    const main = html`<article>
      <h1>${messages.connectingFailed}</h1>
      <h2>${messages.whatToDo}</h2>
      <p>${messages.connectingFailedText}</p>
      <p class="status" lang="en"><code>${code}</code> ${description}</p>
    </article>`;
    return documentOf({ title: messages.connectingFailed, main: main.html, language });
  };
}

/**
 * Creates the page for visitors who have opened too many pages. It is not rendered like the others, so that it costs
 * little.
 *
 * @param baseUrl - the public address
 */
export function createRefusedPage(baseUrl: string) {
  const chooseLanguage = createChooseLanguage(baseUrl);
  return (headers: IncomingHttpHeaders, url: string, retryAfter: number): string => {
    const { language } = chooseLanguage(pageParameters(url), headers);
    const messages = MESSAGES[language];
    const main = html`<article>
      <h1>${messages.tooManyPages}</h1>
      <p>${messages.tooManyPagesText({ wait: durationText(language, retryAfter) })}</p>
    </article>`;
    return documentOf({ title: messages.tooManyPages, main: main.html, language });
  };
}

/** Thrown for a body that none of our forms can have sent. */
export class MalformedForm extends Error {
  override readonly name = 'MalformedForm';
}

/** Thrown for a form that was not posted from a page of ours in the same browser. */
export class ForgedForm extends Error {
  override readonly name = 'ForgedForm';
}

interface ErrorPage extends Page {
  readonly status: number;
  /** Seconds until a retry makes sense. */
  readonly retryAfter: number | undefined;
}

/** The page for anything that was thrown. */
export function pageForError(error: unknown, language: Language, requestId: string): ErrorPage {
  const messages = MESSAGES[language];
  const page = (status: number, title: string, text: string, retryAfter?: number): ErrorPage => ({
    status,
    title,
    main: html`<h1>${title}</h1>
      <p>${text}</p>
      <p><a href="/account">${messages.account}</a></p>`,
    retryAfter,
  });
  if (error instanceof ForgedForm) return page(403, messages.forgedForm, messages.forgedFormText);
  if (error instanceof MalformedForm) return page(400, messages.malformedForm, messages.malformedFormText);
  if (error instanceof InvalidInteraction)
    return page(400, messages.invalidInteraction, messages.invalidInteractionText);
  const shown = publicError(error);
  const status = statusOf(error);
  if (shown.code === 'invalid_query_param')
    return page(status, messages.longAddress, `${messages.longAddressText} (${shown.message})`);
  const retryAfter = 'members' in shown ? shown.members.retryAfter : undefined;
  if (status === 429) {
    const wait = durationText(language, retryAfter ?? 1);
    return page(429, messages.tooMany, messages.tooManyText({ wait }), retryAfter);
  }
  if (status === 503) return page(503, messages.unavailable, messages.unavailableText, retryAfter);
  if (status >= 500) return page(status, messages.broken, messages.brokenText({ id: requestId }));
  return page(status, messages.malformedForm, messages.malformedFormText);
}

/** The page for a link that does not work, with links to the next steps. */
export function invalidLinkPage({ messages }: PageContext): PageResponse {
  return {
    status: 410,
    selfPath: '/account/sign-in',
    title: messages.invalidLink,
    main: html`<h1>${messages.invalidLink}</h1>
      <p>${messages.invalidLinkText}</p>
      <ul class="points">
        <li><a href="/account/sign-in">${messages.signIn}</a></li>
        <li><a href="/account/forgotten">${messages.forgotten}</a></li>
        <li><a href="/account/sign-up">${messages.signUp}</a></li>
      </ul>`,
  };
}

/** A duration such as "20 seconds", "3 minutes" or "23 hours". */
function durationText(language: Language, seconds: number): string {
  const [unit, length] = UNITS.find(([, length]) => seconds > 1.5 * length) ?? (['second', 1] as const);
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.ceil(seconds / length));
}

/** In seconds. */
const UNITS = [
  ['hour', 3_600],
  ['minute', 60],
] as const;
