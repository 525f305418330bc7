import { readEmailAddress } from '../../access/email-address.ts';
import { judgePassword } from '../../access/password-rules.ts';
import { admitAddress } from '../../http/admission/admit-address.ts';
import { strangerAt } from '../../limits/account-throttle.ts';
import { confirmAddressMail, mailLinks, accountExistsMail } from '../mail/mails.ts';
import {
  button,
  field,
  form,
  NO_ERRORS,
  errorSummary,
  titleWithErrors,
  type EmailForm,
  type FieldErrors,
} from '../forms/form-elements.ts';
import type { Page } from '../render-page.ts';
import { html } from '../html.ts';
import { invalidLinkPage } from './invalid-link-page.ts';
import { passwordError, passwordHint } from '../messages/password-messages.ts';
import type { FormValues } from '../forms/read-form.ts';
import type { PageRoute } from '../serve-pages.ts';
import {
  pathWithQuery,
  UNPROCESSABLE,
  nextPath,
  readInteraction,
  type PageResponse,
  type PageContext,
} from '../page-context.ts';
import type { PageParts } from '../page-parts.ts';

const PATH = '/account/sign-up';
const CHECK_PATH = '/account/check-mail';

function signUpPage({ messages, csrfToken }: PageContext, { email, interaction, errors }: EmailForm): Page {
  const hint = passwordHint(messages);
  const fields = html`${field({ name: 'email', label: messages.email, type: 'email', autocomplete: 'email', value: email }, errors)}
  ${field({ name: 'password', label: messages.password, type: 'password', autocomplete: 'new-password', hint }, errors)}
  ${button(messages.signUpButton)}`;
  return {
    title: titleWithErrors(messages.signUp, errors, messages),
    main: html`${errorSummary(errors, messages)}
      <h1>${messages.signUp}</h1>
      <p>${messages.signUpIntro}</p>
      ${form({ action: PATH, csrfToken, hidden: { interaction } }, fields)}
      <p class="aside">
        ${messages.haveAccount} <a href="${nextPath(interaction, '/account/sign-in')}">${messages.signIn}</a>
      </p>`,
  };
}

function checkMailPage(
  { messages, csrfToken }: PageContext,
  {
    email,
    ticket,
    isAgain,
    sendsMail,
  }: {
    readonly email: string;
    readonly ticket: string;
    readonly isAgain: boolean;
    readonly sendsMail: boolean;
  },
): Page {
  const sent = isAgain ? messages.checkMailAgain({ email }) : messages.checkMailText({ email });
  const text = sendsMail ? sent : messages.noMailServer;
  const title = sendsMail ? messages.checkMail : messages.mailInLog;
  return {
    title,
    main: html`<h1>${title}</h1>
      <p role="status">${text}</p>
      <div class="aside">
        ${
          sendsMail
            ? html`<h2>${messages.nothingCame}</h2>
                <p>${messages.lookIntoSpam}</p>`
            : undefined
        }
        ${form({ action: CHECK_PATH, csrfToken, hidden: { ticket } }, button(messages.sendAgain, 'quiet'))}
        <p><a href="${PATH}">${messages.startAgain}</a></p>
      </div>`,
  };
}

function errorsOf(email: string | undefined, password: string, { messages }: PageContext): FieldErrors {
  const weakness = judgePassword(password, email ?? '');
  return {
    ...(email === undefined ? { email: messages.emailRequired } : {}),
    ...(weakness === undefined ? {} : { password: passwordError(weakness, messages) }),
  };
}

/** Sends the link, or a mail that the account already exists. The response is the same. */
async function sendMail(parts: PageParts, ticket: string, context: PageContext): Promise<void> {
  const written = await parts.accounts.writeSignUp(ticket);
  if (written === undefined) return;
  const { email, token } = written;
  const link = mailLinks(parts, context);
  parts.mailer.queue(
    token === undefined
      ? accountExistsMail(email, link('/account/sign-in'), link('/account/forgotten'), context.messages)
      : confirmAddressMail(email, link('/account/confirm', { token }), context.messages),
  );
}

async function signUp(
  parts: PageParts,
  context: PageContext,
  values: FormValues,
  address: string,
): Promise<PageResponse> {
  const [typed, password] = [values('email'), values('password')];
  const interaction = readInteraction(values('interaction'));
  const email = readEmailAddress(typed);
  const errors = errorsOf(email, password, context);
  if (email === undefined || Object.keys(errors).length > 0) {
    const page = signUpPage(context, { email: typed, interaction, errors });
    return { status: UNPROCESSABLE, selfPath: pathWithQuery(PATH, { interaction }), ...page };
  }
  await parts.throttle.mail('sign-up', email, address);
  const ticket = await parts.accounts.signUp({
    email,
    password,
    interaction,
    caller: strangerAt(address),
  });
  await sendMail(parts, ticket, context);
  return { redirectTo: pathWithQuery(CHECK_PATH, { ticket }) };
}

const checkMailRoute = (parts: PageParts): PageRoute => ({
  path: CHECK_PATH,
  async get(context) {
    const ticket = context.query.get('ticket') ?? '';
    const email = await parts.accounts.addressOf(ticket);
    if (email === undefined) return invalidLinkPage(context);
    return checkMailPage(context, {
      email,
      ticket,
      isAgain: context.query.has('again'),
      sendsMail: parts.mailer.sends,
    });
  },
  async post(context, values, request, reply) {
    await admitAddress(parts, 'mail', request, reply);
    const ticket = values('ticket');
    const email = await parts.accounts.addressOf(ticket);
    if (email === undefined) return invalidLinkPage(context);
    await parts.throttle.mail('sign-up', email, request.ip);
    await sendMail(parts, ticket, context);
    return { redirectTo: pathWithQuery(CHECK_PATH, { ticket, again: '1' }) };
  },
});

/** Signing up, up to the mail that confirms the address. */
export const signUpPages = (parts: PageParts): PageRoute[] => [
  {
    path: PATH,
    get: (context) => {
      const interaction = readInteraction(context.query.get('interaction'));
      return signUpPage(context, { email: '', interaction, errors: NO_ERRORS });
    },
    async post(context, values, request, reply) {
      await admitAddress(parts, 'sign-up', request, reply);
      return signUp(parts, context, values, request.ip);
    },
  },
  checkMailRoute(parts),
];
