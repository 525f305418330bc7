import type { RenderErrorPage } from '../auth/create-oidc-provider.ts';
import { documentOf } from '../http/pages/page.ts';
import { createChooseLanguage } from '../http/pages/choose-language.ts';
import { html } from './html.ts';
import { MESSAGES } from './messages/messages.ts';

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
