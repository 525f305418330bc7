import type { FastifyRequest } from 'fastify';

import { readEmailAddress } from '../access/email-address.ts';
import { judgePassword } from '../access/password-rules.ts';
import { admitAddress } from '../http/admit-address.ts';
import {
  button,
  field,
  form,
  NO_FAULTS,
  summary,
  titled,
  usernameFor,
  type AddressForm,
  type Faults,
} from './form-parts.ts';
import type { Page } from './frame.ts';
import { html } from './html.ts';
import { linkGone } from './link-gone.ts';
import { changedMail, linksOf, resetMail } from './mails.ts';
import { passwordFault, passwordHint } from './password-words.ts';
import type { PageRow } from './serve-pages.ts';
import type { Form } from './read-form.ts';
import { enter } from './sign-in-person.ts';
import { at, FAULTY, onwards, readInteraction, type Answer, type Visit } from './visit.ts';
import type { Web } from './web.ts';

const FORGOTTEN_PATH = '/account/forgotten';
const RESET_PATH = '/account/reset';

function forgottenPage({ words, formToken }: Visit, { email, interaction, faults }: AddressForm): Page {
  const fields = html`${field({ name: 'email', label: words.email, type: 'email', autocomplete: 'username', value: email }, faults)}
  ${button(words.forgottenButton)}`;
  return {
    title: titled(words.forgottenTitle, faults, words),
    main: html`${summary(faults, words)}
      <h1>${words.forgottenTitle}</h1>
      <p>${words.forgottenIntro}</p>
      ${form({ action: FORGOTTEN_PATH, formToken, along: { interaction } }, fields)}`,
  };
}

function sentPage(
  { words, formToken }: Visit,
  { email, interaction }: { readonly email: string; readonly interaction: string | undefined },
): Page {
  const again = form(
    { action: FORGOTTEN_PATH, formToken, along: { email, interaction } },
    button(words.sendAgain, 'quiet'),
  );
  return {
    title: words.checkMail,
    main: html`<h1>${words.checkMail}</h1>
      <p role="status">${words.forgottenSent({ email })}</p>
      <div class="aside">
        <p>${words.forgottenNothing}</p>
        ${again}
        <p><a href="${at('/account/sign-up', { interaction })}">${words.signUp}</a></p>
      </div>`,
  };
}

function resetPage(
  { words, formToken }: Visit,
  { email, token, faults }: { readonly email: string; readonly token: string; readonly faults: Faults },
): Page {
  const hint = passwordHint(words);
  const fields = html`${usernameFor(email)}
  ${field({ name: 'password', label: words.newPassword, type: 'password', autocomplete: 'new-password', hint }, faults)}
  ${button(words.resetButton)}`;
  return {
    title: titled(words.forgottenTitle, faults, words),
    main: html`${summary(faults, words)}
      <h1>${words.forgottenTitle}</h1>
      <p>${words.resetIntro({ email })}</p>
      ${form({ action: RESET_PATH, formToken, along: { token } }, fields)}`,
  };
}

/** A link to an address whose password was forgotten. The answer is the same for addresses without an account. */
function forgottenRow(web: Web): PageRow {
  return {
    path: FORGOTTEN_PATH,
    show: (visit) =>
      forgottenPage(visit, {
        email: visit.signedIn?.email ?? '',
        interaction: readInteraction(visit.query.get('interaction')),
        faults: NO_FAULTS,
      }),
    async take(visit, given, request, reply) {
      const { words } = visit;
      await admitAddress(web, 'mail', request, reply);
      const interaction = readInteraction(given('interaction'));
      const here = at(FORGOTTEN_PATH, { interaction });
      const email = readEmailAddress(given('email'));
      if (email === undefined) {
        const faults = { email: words.emailWanted };
        const page = forgottenPage(visit, { email: given('email'), interaction, faults });
        return { status: FAULTY, here, ...page };
      }
      await web.throttle.mail('reset', email, request.ip);
      const token = await web.accounts.forgot(email, interaction);
      const link = linksOf(web, visit);
      if (token !== undefined) web.mailer.post(resetMail(email, link(RESET_PATH, { token }), words));
      return { here, ...sentPage(visit, { email, interaction }) };
    },
  };
}

/** Forgotten passwords. */
export function passwordPages(web: Web): PageRow[] {
  const addressee = (token: string): Promise<string | undefined> =>
    web.accounts.addresseeOf('reset_password', token);

  async function reset(visit: Visit, given: Form, request: FastifyRequest): Promise<Answer> {
    const { words } = visit;
    const [token, password] = [given('token'), given('password')];
    const email = await addressee(token);
    if (email === undefined) return linkGone(visit);
    const fault = judgePassword(password, email);
    if (fault !== undefined) {
      const faults = { password: passwordFault(fault, words) };
      const page = resetPage(visit, { email, token, faults });
      return { status: FAULTY, here: at(RESET_PATH, { token }), ...page };
    }
    const outcome = await web.accounts.reset(token, password);
    if (outcome === 'gone') return linkGone(visit);
    web.mailer.post(changedMail(email, linksOf(web, visit)(FORGOTTEN_PATH), words));
    const entered = await enter(web, request, outcome);
    if (entered === undefined) return linkGone(visit);
    const to = onwards(outcome.interaction, at('/account', { done: 'password-changed' }));
    return { to, cookie: entered.cookie };
  }

  return [
    forgottenRow(web),
    {
      path: RESET_PATH,
      leaves: true,
      async show(visit) {
        const token = visit.query.get('token') ?? '';
        const email = await addressee(token);
        return email === undefined ? linkGone(visit) : resetPage(visit, { email, token, faults: NO_FAULTS });
      },
      async take(visit, given, request, reply) {
        await admitAddress(web, 'sign-in', request, reply);
        return reset(visit, given, request);
      },
    },
  ];
}
