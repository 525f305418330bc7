import { pathIn } from '../http/pages/frame/frame.ts';
import { PAGE_POLICY } from '../http/pages/page.ts';
import { statusOf } from '../http/problem.ts';
import type { SendErrorPage } from '../http/pages/wants-error-page.ts';
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
