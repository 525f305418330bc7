import { readEmailAddress } from '../access/accounts.ts';
import { judgePassword } from '../access/password-rules.ts';
import { admitAddress } from '../http/admit-address.ts';
import { strangerAt } from '../limits/account-throttle.ts';
import { invalidLinkPage } from './error-pages.ts';
import { button, type EmailForm, field, type FieldErrors, form, formPage } from './form.ts';
import { accountExistsMail, confirmAddressMail } from './mail.ts';
import { linkRoute } from './mailed-link.ts';
import {
  html,
  mailLink,
  type Page,
  type PageContext,
  type PageRoute,
  pathWithQuery,
  type PageResponse,
} from './page.ts';
import { passwordError, passwordHint } from './password.ts';
import { nextPath, readInteraction } from './sign-in.ts';

const SIGN_UP_PATH = '/account/sign-up';
const CHECK_PATH = '/account/check-mail';
const CONFIRM_PATH = '/account/confirm';

/** Signing up: the form, the page that says that a mail was sent, and the link in that mail. */
export const signUpRoutes: readonly PageRoute[] = [
  {
    path: SIGN_UP_PATH,
    get(context) {
      const interaction = readInteraction(context.query.get('interaction'));
      return signUpPage(context, { email: '', interaction });
    },
    post: signUp,
  },
  {
    path: CHECK_PATH,
    async get(context) {
      const ticket = context.query.get('ticket') ?? '';
      const email = await context.parts.accounts.addressOf(ticket);
      return email === undefined ? invalidLinkPage(context) : checkMailPage(context, email, ticket);
    },
    async post(context) {
      const { parts, request, reply, values } = context;
      await admitAddress(parts, 'mail', request, reply);
      const ticket = values('ticket');
      const email = await parts.accounts.addressOf(ticket);
      if (email === undefined) return invalidLinkPage(context);
      await parts.throttle.mail('sign-up', email, request.ip);
      await sendMail(context, ticket);
      return { redirectTo: pathWithQuery(CHECK_PATH, { ticket, again: '1' }) };
    },
  },
  linkRoute({
    path: CONFIRM_PATH,
    kind: 'sign_up',
    done: 'confirmed',
    passwordForm: ({ messages }, email) => ({
      title: messages.confirm,
      intro: messages.confirmIntro({ email }),
      label: messages.password,
      autocomplete: 'current-password',
      button: messages.confirmButton,
      after: html`<p class="aside">${messages.confirmNotYou}</p>`,
    }),
    async use({ parts, request, messages }, { email, token }, password) {
      const caller = await parts.throttle.attempt(email, request.ip);
      const outcome = await parts.accounts.confirm(token, password, caller);
      if (outcome === 'wrong password') return { error: messages.confirmWrong };
      return typeof outcome === 'string' ? undefined : outcome;
    },
  }),
];

function signUpPage(
  { messages, csrfToken }: PageContext,
  { email, interaction }: EmailForm,
  errors: FieldErrors = {},
): Page {
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

async function signUp(context: PageContext): Promise<PageResponse> {
  const { parts, request, reply, values } = context;
  await admitAddress(parts, 'sign-up', request, reply);
  const [typed, password] = [values('email'), values('password')];
  const interaction = readInteraction(values('interaction'));
  const email = readEmailAddress(typed);
  const errors = errorsOf(email, password, context);
  if (email === undefined || Object.keys(errors).length > 0)
    return signUpPage(context, { email: typed, interaction }, errors);
  await parts.throttle.mail('sign-up', email, request.ip);
  const caller = strangerAt(request.ip);
  const ticket = await parts.accounts.signUp({ email, password, interaction, caller });
  await sendMail(context, ticket);
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
async function sendMail(context: PageContext, ticket: string): Promise<void> {
  const { parts, messages } = context;
  const written = await parts.accounts.writeSignUp(ticket);
  if (written === undefined) return;
  const { email, token } = written;
  const link = (path: string): string => mailLink(context, path);
  parts.mailer.queue(
    token === undefined
      ? accountExistsMail(email, link('/account/sign-in'), link('/account/forgotten'), messages)
      : confirmAddressMail(email, mailLink(context, CONFIRM_PATH, { token }), messages),
  );
}

function checkMailPage(
  { parts, query, messages, csrfToken }: PageContext,
  email: string,
  ticket: string,
): Page {
  const sendsMail = parts.mailer.sends;
  const sent = query.has('again') ? messages.checkMailAgain({ email }) : messages.checkMailText({ email });
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
