import type { FastifyReply, FastifyRequest } from 'fastify';

import { pathIn } from '../http/pages/frame/frame.ts';
import { PAGE_POLICY } from '../http/pages/page.ts';
import { VARY } from '../http/response-headers.ts';
import { createChooseLanguage, languageOfPage } from '../http/pages/choose-language.ts';
import { html } from './html.ts';
import { MESSAGES } from './messages/messages.ts';
import { renderPage } from './render-page.ts';

const HEADERS = {
  'content-security-policy': PAGE_POLICY,
  'cache-control': 'no-store',
  vary: `Accept, Accept-Language, Cookie, ${VARY}`,
};

/**
 * Creates the page that people see at an unknown path.
 *
 * @param baseUrl - the public address
 */
export function createNotFoundPage(
  baseUrl: string,
): (request: FastifyRequest, reply: FastifyReply) => FastifyReply {
  const chooseLanguage = createChooseLanguage(baseUrl);
  return (request, reply) => {
    const language = languageOfPage(chooseLanguage, request, reply);
    const messages = MESSAGES[language];
    const main = html`<h1>${messages.notFound}</h1>
      <p>${messages.notFoundText}</p>
      <ul class="points">
        <li><a href="${pathIn(language, '/')}">${messages.home}</a></li>
        <li><a href="${pathIn(language, '/explore')}">${messages.explore}</a></li>
        <li><a href="${pathIn(language, '/play')}">${messages.play}</a></li>
      </ul>`;
    return reply
      .code(404)
      .headers(HEADERS)
      .type('text/html; charset=utf-8')
      .send(renderPage({ title: messages.notFound, main, isOfAccount: false }, language, request.url));
  };
}
