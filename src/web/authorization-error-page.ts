import type { RenderErrorPage } from '../auth/create-oidc-provider.ts';
import { documentOf } from '../http/page.ts';
import { createChooseLanguage } from './choose-language.ts';
import { html } from './html.ts';
import { WORDS } from './words.ts';

/**
 * Writes the page for what the authorization server can tell no client, in the words of all pages.
 *
 * @param baseUrl - the public address
 */
export function createAuthorizationErrorPage(baseUrl: string): RenderErrorPage {
  const chooseLanguage = createChooseLanguage(baseUrl);
  return (headers, code, description) => {
    const { language } = chooseLanguage(new URLSearchParams(), headers);
    const words = WORDS[language];
    const main = html`<article>
      <h1>${words.connectingFailed}</h1>
      <h2>${words.whatToDo}</h2>
      <p>${words.connectingFailedText}</p>
      <p class="status" lang="en"><code>${code}</code> ${description}</p>
    </article>`;
    return documentOf({ title: words.connectingFailed, main: main.html, language });
  };
}
