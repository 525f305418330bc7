import { html } from './html.ts';
import { OVER, type Answer, type Visit } from './visit.ts';

/** The page for a link that does not work, with the ways on. */
export function linkGone({ words }: Visit): Answer {
  return {
    status: OVER,
    here: '/account/sign-in',
    title: words.linkGone,
    main: html`<h1>${words.linkGone}</h1>
      <p>${words.linkGoneText}</p>
      <ul class="points">
        <li><a href="/account/sign-in">${words.signIn}</a></li>
        <li><a href="/account/forgotten">${words.forgotten}</a></li>
        <li><a href="/account/sign-up">${words.signUp}</a></li>
      </ul>`,
  };
}
