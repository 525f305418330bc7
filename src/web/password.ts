import type { FastifyRequest } from 'fastify';

import { readEmailAddress } from '../access/accounts.ts';
import {
  judgePassword,
  LONGEST_PASSWORD,
  SHORTEST_PASSWORD,
  type PasswordProblem,
} from '../access/password-rules.ts';
import { admitAddress } from '../http/admit-address.ts';
import { invalidLinkPage } from './error-pages.ts';
import {
  formPage,
  button,
  field,
  form,
  NO_ERRORS,
  type EmailForm,
  hiddenUsername,
  type FieldErrors,
} from './form.ts';
import { mailLinks, resetPasswordMail, passwordChangedMail } from './mail.ts';
import type { Messages } from './messages/messages.ts';
import {
  html,
  pathWithQuery,
  type PageContext,
  type Page,
  type PageResponse,
  type FormValues,
  type PageParts,
  type PageRoute,
} from './page.ts';
import { readInteraction, nextPath, startSession } from './sign-in.ts';

const FORGOTTEN_PATH = '/account/forgotten';
const RESET_PATH = '/account/reset';

/** A new password: asking for a link, and the link in the mail. */
export const passwordRoutes = (parts: PageParts): PageRoute[] => [
  {
    path: FORGOTTEN_PATH,
    get: (context) =>
      emailPage(context, {
        email: context.signedIn?.email ?? '',
        interaction: readInteraction(context.query.get('interaction')),
        errors: NO_ERRORS,
      }),
    async post(context, values, request, reply) {
      await admitAddress(parts, 'mail', request, reply);
      return sendLink(parts, context, values, request.ip);
    },
  },
  {
    path: RESET_PATH,
    formLeavesSite: true,
    async get(context) {
      const token = context.query.get('token') ?? '';
      const email = await parts.accounts.addresseeOf('reset_password', token);
      return email === undefined
        ? invalidLinkPage(context)
        : newPasswordPage(context, { email, token, errors: NO_ERRORS });
    },
    async post(context, values, request, reply) {
      await admitAddress(parts, 'sign-in', request, reply);
      return reset(parts, context, values, request);
    },
  },
];

/** Sends a link for a new password. The response is the same for addresses without an account. */
async function sendLink(
  parts: PageParts,
  context: PageContext,
  values: FormValues,
  address: string,
): Promise<PageResponse> {
  const { messages } = context;
  const interaction = readInteraction(values('interaction'));
  const email = readEmailAddress(values('email'));
  if (email === undefined) {
    const errors = { email: messages.emailRequired };
    return emailPage(context, { email: values('email'), interaction, errors });
  }
  await parts.throttle.mail('reset', email, address);
  const token = await parts.accounts.forgot(email, interaction);
  if (token !== undefined) {
    const link = mailLinks(parts, context)(RESET_PATH, { token });
    parts.mailer.queue(resetPasswordMail(email, link, messages));
  }
  return mailSentPage(context, { email, interaction, sendsMail: parts.mailer.sends });
}

function emailPage({ messages, csrfToken }: PageContext, { email, interaction, errors }: EmailForm): Page {
  const fields = html`${field({ name: 'email', label: messages.email, type: 'email', autocomplete: 'username', value: email }, errors)}
  ${button(messages.forgottenButton)}`;
  const content = html`<p>${messages.forgottenIntro}</p>
    ${form({ action: FORGOTTEN_PATH, csrfToken, hidden: { interaction } }, fields)}`;
  const selfPath = pathWithQuery(FORGOTTEN_PATH, { interaction });
  return formPage({ title: messages.forgottenTitle, errors, content, selfPath }, messages);
}

function mailSentPage(
  { messages, csrfToken }: PageContext,
  { email, interaction, sendsMail }: Omit<EmailForm, 'errors'> & { readonly sendsMail: boolean },
): Page {
  const resend = form(
    { action: FORGOTTEN_PATH, csrfToken, hidden: { email, interaction } },
    button(messages.sendAgain, 'quiet'),
  );
  const title = sendsMail ? messages.checkMail : messages.mailInLog;
  return {
    title,
    selfPath: pathWithQuery(FORGOTTEN_PATH, { interaction }),
    main: html`<h1>${title}</h1>
      <p role="status">
        ${sendsMail ? messages.forgottenSent({ email }) : messages.noMailServerForgotten({ email })}
      </p>
      <div class="aside">
        ${sendsMail ? html`<p>${messages.forgottenNothing}</p>` : undefined} ${resend}
        <p><a href="${pathWithQuery('/account/sign-up', { interaction })}">${messages.signUp}</a></p>
      </div>`,
  };
}

/** Sets a new password by the link in a mail. */
async function reset(
  parts: PageParts,
  context: PageContext,
  values: FormValues,
  request: FastifyRequest,
): Promise<PageResponse> {
  const { messages } = context;
  const [token, password] = [values('token'), values('password')];
  const email = await parts.accounts.addresseeOf('reset_password', token);
  if (email === undefined) return invalidLinkPage(context);
  const weakness = judgePassword(password, email);
  if (weakness !== undefined) {
    const errors = { password: passwordError(weakness, messages) };
    return newPasswordPage(context, { email, token, errors });
  }
  // The link shows who it is.
  const outcome = await parts.accounts.reset(token, password, { line: email, isKnown: true });
  if (outcome === 'gone') return invalidLinkPage(context);
  parts.mailer.queue(passwordChangedMail(email, mailLinks(parts, context)(FORGOTTEN_PATH), messages));
  const session = await startSession(parts, request, email, outcome);
  if (session === undefined) return invalidLinkPage(context);
  const redirectTo = nextPath(outcome.interaction, pathWithQuery('/account', { done: 'password-changed' }));
  return { redirectTo, cookie: session.cookie };
}

function newPasswordPage(
  { messages, csrfToken }: PageContext,
  { email, token, errors }: { readonly email: string; readonly token: string; readonly errors: FieldErrors },
): Page {
  const hint = passwordHint(messages);
  const fields = html`${hiddenUsername(email)}
  ${field({ name: 'password', label: messages.newPassword, type: 'password', autocomplete: 'new-password', hint }, errors)}
  ${button(messages.resetButton)}`;
  const content = html`<p>${messages.resetIntro({ email })}</p>
    ${form({ action: RESET_PATH, csrfToken, hidden: { token } }, fields)}`;
  const selfPath = pathWithQuery(RESET_PATH, { token });
  return formPage({ title: messages.forgottenTitle, errors, content, selfPath }, messages);
}

export const passwordHint = (messages: Messages): string =>
  messages.passwordHint({ shortest: String(SHORTEST_PASSWORD) });

/** Why a new password is refused. */
export function passwordError(problem: PasswordProblem, messages: Messages): string {
  if (problem === 'too short') return messages[problem]({ shortest: String(SHORTEST_PASSWORD) });
  return problem === 'too long'
    ? messages[problem]({ longest: String(LONGEST_PASSWORD) })
    : messages[problem];
}
