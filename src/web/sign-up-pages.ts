import { readEmailAddress } from '../access/email-address.ts';
import { judgePassword } from '../access/password-rules.ts';
import { admitAddress } from '../http/admit-address.ts';
import { confirmMail, linksOf, takenMail } from './mails.ts';
import {
  button,
  field,
  form,
  NO_FAULTS,
  summary,
  titled,
  type AddressForm,
  type Faults,
} from './form-parts.ts';
import type { Page } from './frame.ts';
import { html } from './html.ts';
import { linkGone } from './link-gone.ts';
import { passwordFault, passwordHint } from './password-words.ts';
import type { Form } from './read-form.ts';
import type { PageRow } from './serve-pages.ts';
import { at, FAULTY, onwards, readInteraction, type Answer, type Visit } from './visit.ts';
import type { Web } from './web.ts';

const PATH = '/account/sign-up';
const CHECK_PATH = '/account/check-mail';

function signUpPage({ words, formToken }: Visit, { email, interaction, faults }: AddressForm): Page {
  const hint = passwordHint(words);
  const fields = html`${field({ name: 'email', label: words.email, type: 'email', autocomplete: 'email', value: email }, faults)}
  ${field({ name: 'password', label: words.password, type: 'password', autocomplete: 'new-password', hint }, faults)}
  ${button(words.signUpButton)}`;
  return {
    title: titled(words.signUp, faults, words),
    main: html`${summary(faults, words)}
      <h1>${words.signUp}</h1>
      <p>${words.signUpIntro}</p>
      ${form({ action: PATH, formToken, along: { interaction } }, fields)}
      <p class="aside">
        ${words.haveAccount} <a href="${onwards(interaction, '/account/sign-in')}">${words.signIn}</a>
      </p>`,
  };
}

function checkMailPage(
  { words, formToken }: Visit,
  { email, ticket, isAgain }: { readonly email: string; readonly ticket: string; readonly isAgain: boolean },
): Page {
  const text = isAgain ? words.checkMailAgain({ email }) : words.checkMailText({ email });
  return {
    title: words.checkMail,
    main: html`<h1>${words.checkMail}</h1>
      <p role="status">${text}</p>
      <div class="aside">
        <h2>${words.nothingCame}</h2>
        <p>${words.lookIntoSpam}</p>
        ${form({ action: CHECK_PATH, formToken, along: { ticket } }, button(words.sendAgain, 'quiet'))}
        <p><a href="${PATH}">${words.startAgain}</a></p>
      </div>`,
  };
}

/** What is wrong with a sign-up. */
function faultsOf(email: string | undefined, password: string, { words }: Visit): Faults {
  const fault = judgePassword(password, email ?? '');
  return {
    ...(email === undefined ? { email: words.emailWanted } : {}),
    ...(fault === undefined ? {} : { password: passwordFault(fault, words) }),
  };
}

/** Writes the mail of a sign-up: the link, or word that there is an account already. The answer is the same. */
async function writeMail(web: Web, ticket: string, visit: Visit): Promise<void> {
  const written = await web.accounts.writeSignUp(ticket);
  if (written === undefined) return;
  const { email, token } = written;
  const link = linksOf(web, visit);
  web.mailer.post(
    token === undefined
      ? takenMail(email, link('/account/sign-in'), link('/account/forgotten'), visit.words)
      : confirmMail(email, link('/account/confirm', { token }), visit.words),
  );
}

/** Signing up, up to the mail. */
export function signUpPages(web: Web): PageRow[] {
  async function signUp(visit: Visit, given: Form, from: string): Promise<Answer> {
    const [typed, password] = [given('email'), given('password')];
    const interaction = readInteraction(given('interaction'));
    const email = readEmailAddress(typed);
    const faults = faultsOf(email, password, visit);
    if (email === undefined || Object.keys(faults).length > 0) {
      const page = signUpPage(visit, { email: typed, interaction, faults });
      return { status: FAULTY, here: at(PATH, { interaction }), ...page };
    }
    await web.throttle.mail('sign-up', email, from);
    const ticket = await web.accounts.signUp({ email, password, interaction });
    await writeMail(web, ticket, visit);
    return { to: at(CHECK_PATH, { ticket }) };
  }
  return [
    {
      path: PATH,
      show: (visit) => {
        const interaction = readInteraction(visit.query.get('interaction'));
        return signUpPage(visit, { email: '', interaction, faults: NO_FAULTS });
      },
      async take(visit, given, request, reply) {
        await admitAddress(web, 'sign-up', request, reply);
        return signUp(visit, given, request.ip);
      },
    },
    {
      path: CHECK_PATH,
      async show(visit) {
        const ticket = visit.query.get('ticket') ?? '';
        const email = await web.accounts.addressOf(ticket);
        if (email === undefined) return linkGone(visit);
        return checkMailPage(visit, { email, ticket, isAgain: visit.query.has('again') });
      },
      async take(visit, given, request, reply) {
        await admitAddress(web, 'mail', request, reply);
        const ticket = given('ticket');
        const email = await web.accounts.addressOf(ticket);
        if (email === undefined) return linkGone(visit);
        await web.throttle.mail('sign-up', email, request.ip);
        await writeMail(web, ticket, visit);
        return { to: at(CHECK_PATH, { ticket, again: '1' }) };
      },
    },
  ];
}
