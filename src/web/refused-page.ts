import type { IncomingHttpHeaders } from 'node:http';

import { createChooseLanguage } from '../http/pages/choose-language.ts';
import { documentOf } from '../http/pages/page.ts';
import { pageParameters } from '../http/read-query.ts';
import { html } from './html.ts';
import { MESSAGES } from './messages/messages.ts';
import { durationText } from './page-for-error.ts';

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
