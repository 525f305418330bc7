import { readEmailAddress } from '../access/accounts.ts';
import {
  judgePassword,
  LONGEST_PASSWORD,
  SHORTEST_PASSWORD,
  type PasswordProblem,
} from '../access/password-rules.ts';
import { admitAddress } from '../http/admit-address.ts';
import { button, type EmailForm, field, type FieldErrors, form, formPage } from './form.ts';
import { passwordChangedMail, resetPasswordMail } from './mail.ts';
import { linkRoute } from './mailed-link.ts';
import type { Messages } from './messages/messages.ts';
import { html, mailLink, type Page, type PageContext, type PageRoute, pathWithQuery } from './page.ts';
import { readInteraction } from './sign-in.ts';

const FORGOTTEN_PATH = '/account/forgotten';
const RESET_PATH = '/account/reset';

/** A new password: asking for a link, and the link in the mail. */
export const passwordRoutes: readonly PageRoute[] = [
  {
    path: FORGOTTEN_PATH,
    get(context) {
      const interaction = readInteraction(context.query.get('interaction'));
      return emailPage(context, { email: context.signedIn?.email ?? '', interaction });
    },
    post: sendLink,
  },
  linkRoute({
    path: RESET_PATH,
    kind: 'reset_password',
    done: 'password-changed',
    passwordForm: ({ messages }, email) => ({
      title: messages.forgottenTitle,
      intro: messages.resetIntro({ email }),
      label: messages.newPassword,
      autocomplete: 'new-password',
      hint: passwordHint(messages),
      button: messages.resetButton,
    }),
    async use(context, { email, token }, password) {
      const { parts, messages } = context;
      const weakness = judgePassword(password, email);
      if (weakness !== undefined) return { error: passwordError(weakness, messages) };
      // The link shows who it is.
      const outcome = await parts.accounts.reset(token, password, { line: email, isKnown: true });
      if (outcome === 'gone') return undefined;
      parts.mailer.queue(passwordChangedMail(email, mailLink(context, FORGOTTEN_PATH), messages));
      return outcome;
    },
  }),
];

/** Sends a link for a new password. The response is the same for addresses without an account. */
async function sendLink(context: PageContext): Promise<Page> {
  const { parts, request, reply, messages, values } = context;
  await admitAddress(parts, 'mail', request, reply);
  const interaction = readInteraction(values('interaction'));
  const email = readEmailAddress(values('email'));
  if (email === undefined)
    return emailPage(context, { email: values('email'), interaction }, { email: messages.emailRequired });
  await parts.throttle.mail('reset', email, request.ip);
  const token = await parts.accounts.forgot(email, interaction);
  if (token !== undefined) {
    const link = mailLink(context, RESET_PATH, { token });
    parts.mailer.queue(resetPasswordMail(email, link, messages));
  }
  return mailSentPage(context, { email, interaction });
}

function emailPage(
  { messages, csrfToken }: PageContext,
  { email, interaction }: EmailForm,
  errors: FieldErrors = {},
): Page {
  const fields = html`${field({ name: 'email', label: messages.email, type: 'email', autocomplete: 'username', value: email }, errors)}
  ${button(messages.forgottenButton)}`;
  const content = html`<p>${messages.forgottenIntro}</p>
    ${form({ action: FORGOTTEN_PATH, csrfToken, hidden: { interaction } }, fields)}`;
  const selfPath = pathWithQuery(FORGOTTEN_PATH, { interaction });
  return formPage({ title: messages.forgottenTitle, errors, content, selfPath }, messages);
}

function mailSentPage({ parts, messages, csrfToken }: PageContext, { email, interaction }: EmailForm): Page {
  const sendsMail = parts.mailer.sends;
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

export const passwordHint = (messages: Messages): string =>
  messages.passwordHint({ shortest: String(SHORTEST_PASSWORD) });

export function passwordError(problem: PasswordProblem, messages: Messages): string {
  if (problem === 'too short') return messages[problem]({ shortest: String(SHORTEST_PASSWORD) });
  return problem === 'too long'
    ? messages[problem]({ longest: String(LONGEST_PASSWORD) })
    : messages[problem];
}
