import type { FastifyRequest } from 'fastify';

import { readEmailAddress } from '../access/accounts.ts';
import { judgePassword } from '../access/password-rules.ts';
import { admitAddress } from '../http/admit-address.ts';
import { strangerAt } from '../limits/account-throttle.ts';
import { invalidLinkPage } from './error-pages.ts';
import {
  formPage,
  button,
  field,
  form,
  NO_ERRORS,
  type EmailForm,
  type FieldErrors,
  hiddenUsername,
} from './form.ts';
import { confirmAddressMail, mailLinks, accountExistsMail } from './mail.ts';
import {
  type Page,
  html,
  pathWithQuery,
  type PageResponse,
  type PageContext,
  type FormValues,
  type PageRoute,
  type PageParts,
} from './page.ts';
import { passwordError, passwordHint } from './password.ts';
import { nextPath, readInteraction, startSession } from './sign-in.ts';

const SIGN_UP_PATH = '/account/sign-up';
const CHECK_PATH = '/account/check-mail';
const CONFIRM_PATH = '/account/confirm';

/** Signing up: the form, the page that says that a mail was sent, and the link in that mail. */
export const signUpRoutes = (parts: PageParts): PageRoute[] => [
  {
    path: SIGN_UP_PATH,
    get(context) {
      const interaction = readInteraction(context.query.get('interaction'));
      return signUpPage(context, { email: '', interaction, errors: NO_ERRORS });
    },
    async post(context, values, request, reply) {
      await admitAddress(parts, 'sign-up', request, reply);
      return signUp(parts, context, values, request.ip);
    },
  },
  {
    path: CHECK_PATH,
    async get(context) {
      const ticket = context.query.get('ticket') ?? '';
      const email = await parts.accounts.addressOf(ticket);
      if (email === undefined) return invalidLinkPage(context);
      const isAgain = context.query.has('again');
      return checkMailPage(context, { email, ticket, isAgain, sendsMail: parts.mailer.sends });
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
  },
  {
    path: CONFIRM_PATH,
    formLeavesSite: true,
    // Opening the link changes nothing yet, because mail scanners open links too.
    async get(context) {
      const token = context.query.get('token') ?? '';
      const email = await parts.accounts.addresseeOf('sign_up', token);
      return email === undefined
        ? invalidLinkPage(context)
        : confirmPage(context, { email, token, errors: NO_ERRORS });
    },
    async post(context, values, request, reply) {
      await admitAddress(parts, 'sign-in', request, reply);
      return confirm(parts, context, values, request);
    },
  },
];

function signUpPage({ messages, csrfToken }: PageContext, { email, interaction, errors }: EmailForm): Page {
  const hint = passwordHint(messages);
  const fields = html`${field({ name: 'email', label: messages.email, type: 'email', autocomplete: 'email', value: email }, errors)}
  ${field({ name: 'password', label: messages.password, type: 'password', autocomplete: 'new-password', hint }, errors)}
  ${button(messages.signUpButton)}`;
  const content = html`<p>${messages.signUpIntro}</p>
    ${form({ action: SIGN_UP_PATH, csrfToken, hidden: { interaction } }, fields)}
    <p class="aside">
      ${messages.haveAccount} <a href="${nextPath(interaction, '/account/sign-in')}">${messages.signIn}</a>
    </p>`;
  const selfPath = pathWithQuery(SIGN_UP_PATH, { interaction });
  return formPage({ title: messages.signUp, errors, content, selfPath }, messages);
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
  if (email === undefined || Object.keys(errors).length > 0)
    return signUpPage(context, { email: typed, interaction, errors });
  await parts.throttle.mail('sign-up', email, address);
  const caller = strangerAt(address);
  const ticket = await parts.accounts.signUp({ email, password, interaction, caller });
  await sendMail(parts, ticket, context);
  return { redirectTo: pathWithQuery(CHECK_PATH, { ticket }) };
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

interface SentMail {
  readonly email: string;
  readonly ticket: string;
  readonly isAgain: boolean;
  /** False where no mail server is configured. */
  readonly sendsMail: boolean;
}

function checkMailPage(
  { messages, csrfToken }: PageContext,
  { email, ticket, isAgain, sendsMail }: SentMail,
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
        <p><a href="${SIGN_UP_PATH}">${messages.startAgain}</a></p>
      </div>`,
  };
}

/** Completes a sign-up. */
async function confirm(
  parts: PageParts,
  context: PageContext,
  values: FormValues,
  request: FastifyRequest,
): Promise<PageResponse> {
  const token = values('token');
  const email = await parts.accounts.addresseeOf('sign_up', token);
  if (email === undefined) return invalidLinkPage(context);
  const caller = await parts.throttle.attempt(email, request.ip);
  const outcome = await parts.accounts.confirm(token, values('password'), caller);
  if (outcome === 'wrong password')
    return confirmPage(context, { email, token, errors: { password: context.messages.confirmWrong } });
  if (typeof outcome === 'string') return invalidLinkPage(context);
  const session = await startSession(parts, request, email, outcome);
  if (session === undefined) return invalidLinkPage(context);
  const redirectTo = nextPath(outcome.interaction, pathWithQuery('/account', { done: 'confirmed' }));
  return { redirectTo, cookie: session.cookie };
}

function confirmPage(
  { messages, csrfToken }: PageContext,
  { email, token, errors }: { readonly email: string; readonly token: string; readonly errors: FieldErrors },
): Page {
  const fields = html`${hiddenUsername(email)}
  ${field({ name: 'password', label: messages.password, type: 'password', autocomplete: 'current-password' }, errors)}
  ${button(messages.confirmButton)}`;
  const content = html`<p>${messages.confirmIntro({ email })}</p>
    ${form({ action: CONFIRM_PATH, csrfToken, hidden: { token } }, fields)}
    <p class="aside">${messages.confirmNotYou}</p>`;
  const selfPath = pathWithQuery(CONFIRM_PATH, { token });
  return formPage({ title: messages.confirm, errors, content, selfPath }, messages);
}
