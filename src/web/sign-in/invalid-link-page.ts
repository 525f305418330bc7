import { html } from '../html.ts';
import { GONE, type PageResponse, type PageContext } from '../page-context.ts';

/** The page for a link that does not work, with links to the next steps. */
export function invalidLinkPage({ messages }: PageContext): PageResponse {
  return {
    status: GONE,
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
