import { admitAddress } from '../http/admit-address.ts';
import { button, field, form, NO_FAULTS, summary, titled, usernameFor, type Faults } from './form-parts.ts';
import type { Page } from './frame.ts';
import { html } from './html.ts';
import { linkGone } from './link-gone.ts';
import type { PageRow } from './serve-pages.ts';
import { enter } from './sign-in-person.ts';
import { at, FAULTY, onwards, type Visit } from './visit.ts';
import type { Web } from './web.ts';

const PATH = '/account/confirm';

function confirmPage(
  { words, formToken }: Visit,
  { email, token, faults }: { readonly email: string; readonly token: string; readonly faults: Faults },
): Page {
  const fields = html`${usernameFor(email)}
  ${field({ name: 'password', label: words.password, type: 'password', autocomplete: 'current-password' }, faults)}
  ${button(words.confirmButton)}`;
  return {
    title: titled(words.confirm, faults, words),
    main: html`${summary(faults, words)}
      <h1>${words.confirm}</h1>
      <p>${words.confirmIntro({ email })}</p>
      ${form({ action: PATH, formToken, along: { token } }, fields)}
      <p class="aside">${words.confirmNotYou}</p>`,
  };
}

/** The end of a sign-up. Opening the link changes nothing: programs that look through mail open links too. */
export function confirmPages(web: Web): PageRow[] {
  const addressee = (token: string): Promise<string | undefined> =>
    web.accounts.addresseeOf('sign_up', token);
  return [
    {
      path: PATH,
      leaves: true,
      async show(visit) {
        const token = visit.query.get('token') ?? '';
        const email = await addressee(token);
        return email === undefined
          ? linkGone(visit)
          : confirmPage(visit, { email, token, faults: NO_FAULTS });
      },
      async take(visit, given, request, reply) {
        await admitAddress(web, 'sign-in', request, reply);
        const token = given('token');
        const email = await addressee(token);
        if (email === undefined) return linkGone(visit);
        await web.throttle.attempt(email, request.ip);
        const outcome = await web.accounts.confirm(token, given('password'));
        if (outcome === 'wrong password') {
          const faults = { password: visit.words.confirmWrong };
          return {
            status: FAULTY,
            here: at(PATH, { token }),
            ...confirmPage(visit, { email, token, faults }),
          };
        }
        const entered = typeof outcome === 'string' ? undefined : await enter(web, request, outcome);
        if (typeof outcome === 'string' || entered === undefined) return linkGone(visit);
        return {
          to: onwards(outcome.interaction, at('/account', { done: 'confirmed' })),
          cookie: entered.cookie,
        };
      },
    },
  ];
}
