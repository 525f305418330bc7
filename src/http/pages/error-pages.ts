import { STATUS_CODES } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { byLanguage, type Language } from '../../contract/vocabulary.ts';
import { share } from '../lifetimes.ts';
import { createRepresentation, sendRepresentation, type Representation } from '../send.ts';
import { createChooseLanguage, languageOfPage } from './choose-language.ts';
import { ERROR_PAGE_TEXTS, ERROR_TEXTS } from './error-texts.ts';
import { languageLinks, documentOf, htmlOf, PAGE_POLICY } from './page.ts';
import { ERRORS, type ErrorCode, ServiceError } from '../../errors.ts';

const CODES = Object.keys(ERRORS) as ErrorCode[];

/**
 * Serves a page for every error code: the `type` of a problem document links to it.
 *
 * @param baseUrl - the public address
 */
export function mountErrorPages(app: FastifyInstance, baseUrl: string): void {
  const chooseLanguage = createChooseLanguage(baseUrl);
  const pages = new Map<string, Readonly<Record<Language, Representation>>>(
    CODES.map((code) => [
      code,
      byLanguage((language) => createRepresentation('text/html; charset=utf-8', errorPage(code, language))),
    ]),
  );
  app.get<{ Params: { code: string } }>('/errors/:code', (request, reply) => {
    const page = pages.get(request.params.code);
    if (page === undefined) throw new ServiceError('route_not_found', 'There is no such error code.');
    share(reply, 'guides').header('content-security-policy', PAGE_POLICY);
    return sendRepresentation(request, reply, page[languageOfPage(chooseLanguage, request, reply)]);
  });
}

function errorPage(code: ErrorCode, language: Language): string {
  const { status } = ERRORS[code];
  const { title, remedy } = ERROR_TEXTS[language][code];
  const texts = ERROR_PAGE_TEXTS[language];
  const main = `<article>
<p class="status">${status} <span lang="en">${STATUS_CODES[status] ?? ''}</span> · <code>${code}</code></p>
<h1>${htmlOf(title)}</h1>
<h2>${texts.whatToDo}</h2>
<p>${htmlOf(remedy)}</p>
<h2>${texts.more}</h2>
<p>${texts.moreHelp}</p>
</article>
${navigation(code, language)}`;
  return documentOf({
    title,
    main,
    language,
    section: '/docs/',
    languageLinks: languageLinks(pathOf(code)),
  });
}

function navigation(current: ErrorCode, language: Language): string {
  const { allCodes } = ERROR_PAGE_TEXTS[language];
  const items = CODES.map((code) => {
    const mark = code === current ? ' aria-current="page"' : '';
    return `<li><a href="${pathOf(code)}"${mark}>${code}</a></li>`;
  });
  return `<nav class="codes" aria-label="${allCodes}"><h2>${allCodes}</h2><ul>${items.join('')}</ul></nav>`;
}

const pathOf = (code: ErrorCode): string => `/errors/${code}`;

/** Sends a page about an error as the response to any request. */
export type SendErrorPage = (
  error: ServiceError,
  request: FastifyRequest,
  reply: FastifyReply,
) => FastifyReply;
