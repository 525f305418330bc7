import { button, done, field, form, NO_FAULTS, summary, titled, type Faults } from './form-parts.ts';
import type { Page } from './frame.ts';
import { html, type Html } from './html.ts';
import type { PageRow } from './serve-pages.ts';
import { signInPerson } from './sign-in-person.ts';
import { at, doneIn, FAULTY, type Visit } from './visit.ts';
import type { Web } from './web.ts';

export interface SignInParts {
  readonly action: string;
  readonly email: string;
  readonly faults: Faults;
  /** Why somebody is asked to sign in. */
  readonly why?: Html;
  /** The interaction that goes on after it. */
  readonly interaction?: string | undefined;
  /** Stands below the form. */
  readonly after?: Html;
}

/** The page on which somebody signs in, here or for a client. */
export function signInPage(
  visit: Visit,
  { action, email, faults, why, interaction, after }: SignInParts,
): Page {
  const { words, formToken } = visit;
  const fields = html`${field({ name: 'email', label: words.email, type: 'email', autocomplete: 'username', value: email }, faults)}
  ${field({ name: 'password', label: words.password, type: 'password', autocomplete: 'current-password' }, faults)}
  ${button(words.signIn)}`;
  return {
    title: titled(words.signIn, faults, words),
    main: html`${summary(faults, words)}${done(doneIn(visit))}
      <h1>${words.signIn}</h1>
      ${why} ${form({ action, formToken }, fields)} ${after}
      <p class="aside"><a href="${at('/account/forgotten', { interaction })}">${words.forgotten}</a></p>
      <p>${words.noAccount} <a href="${at('/account/sign-up', { interaction })}">${words.signUp}</a></p>`,
  };
}

/** Signing in and out. */
export function signInPages(web: Web): PageRow[] {
  const action = '/account/sign-in';
  return [
    {
      path: action,
      show: (visit) =>
        visit.signedIn === undefined
          ? signInPage(visit, { action, email: '', faults: NO_FAULTS })
          : { to: '/account' },
      async take(visit, given, request, reply) {
        const outcome = await signInPerson(web, visit, given, request, reply);
        if ('cookie' in outcome) return { to: '/account', cookie: outcome.cookie };
        const { faults } = outcome;
        return { status: FAULTY, ...signInPage(visit, { action, email: given('email'), faults }) };
      },
    },
    {
      path: '/account/sign-out',
      async take(_visit, _given, request) {
        await web.sessions.end(request.headers.cookie);
        return { to: at(action, { done: 'signed-out' }), cookie: web.sessions.noCookie };
      },
    },
    {
      path: '/account/sign-out-everywhere',
      async take({ signedIn }) {
        if (signedIn === undefined) return { to: action };
        await web.sessions.endAll(signedIn.userId);
        return { to: at(action, { done: 'signed-out-everywhere' }), cookie: web.sessions.noCookie };
      },
    },
  ];
}
