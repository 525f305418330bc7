import { redirectHost } from '../auth/client-display.ts';
import type { RenderErrorPage } from '../auth/show-errors.ts';
import { documentOf } from '../http/pages/page.ts';
import { createChooseLanguage } from './choose-language.ts';
import { html, type Html } from './html.ts';
import { MESSAGES, type Messages } from './messages/messages.ts';

/** Lets the user decide whether the client receives the error. */
const returnToClient = (address: string, messages: Messages): Html =>
  html`<p>${messages.connectingFailedReturn}</p>
    <p>
      <a class="button quiet" href="${address}" rel="noreferrer nofollow"
        >${messages.returnTo({ host: redirectHost(address) })}</a
      >
    </p>`;

/**
 * Creates the page for authorization errors. They are not sent to a client by themselves.
 *
 * @param baseUrl - the public address
 */
export function createAuthorizationErrorPage(baseUrl: string): RenderErrorPage {
  const chooseLanguage = createChooseLanguage(baseUrl);
  return (headers, { code, description, clientUrl }) => {
    const { language } = chooseLanguage(new URLSearchParams(), headers);
    const messages = MESSAGES[language];
    const main = html`<article>
      <h1>${messages.connectingFailed}</h1>
      <h2>${messages.whatToDo}</h2>
      <p>${messages.connectingFailedText}</p>
      <p class="status" lang="en"><code>${code}</code> ${description}</p>
      ${clientUrl === undefined ? undefined : returnToClient(clientUrl, messages)}
    </article>`;
    return documentOf({ title: messages.connectingFailed, main: main.html, language });
  };
}
