import { readEmailAddress } from '../../access/email-address.ts';
import { admitAddress } from '../../http/admission/admit-address.ts';
import {
  button,
  errorSummary,
  field,
  form,
  NO_ERRORS,
  titleWithErrors,
  type EmailForm,
} from '../forms/form-elements.ts';
import { html } from '../html.ts';
import { mailLinks, resetPasswordMail } from '../mail/mails.ts';
import { pathWithQuery, readInteraction, UNPROCESSABLE, type PageContext } from '../page-context.ts';
import type { PageParts } from '../page-parts.ts';
import type { Page } from '../render-page.ts';
import type { PageRoute } from '../serve-pages.ts';

const PATH = '/account/forgotten';

function emailPage({ messages, csrfToken }: PageContext, { email, interaction, errors }: EmailForm): Page {
  const fields = html`${field({ name: 'email', label: messages.email, type: 'email', autocomplete: 'username', value: email }, errors)}
  ${button(messages.forgottenButton)}`;
  return {
    title: titleWithErrors(messages.forgottenTitle, errors, messages),
    main: html`${errorSummary(errors, messages)}
      <h1>${messages.forgottenTitle}</h1>
      <p>${messages.forgottenIntro}</p>
      ${form({ action: PATH, csrfToken, hidden: { interaction } }, fields)}`,
  };
}

function mailSentPage(
  { messages, csrfToken }: PageContext,
  {
    email,
    interaction,
    sendsMail,
  }: {
    readonly email: string;
    readonly interaction: string | undefined;
    readonly sendsMail: boolean;
  },
): Page {
  const resend = form(
    { action: PATH, csrfToken, hidden: { email, interaction } },
    button(messages.sendAgain, 'quiet'),
  );
  const title = sendsMail ? messages.checkMail : messages.mailInLog;
  return {
    title,
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

/** Sends a link for a new password. The response is the same for addresses without an account. */
export function forgottenPasswordPage(parts: PageParts): PageRoute {
  return {
    path: PATH,
    get: (context) =>
      emailPage(context, {
        email: context.signedIn?.email ?? '',
        interaction: readInteraction(context.query.get('interaction')),
        errors: NO_ERRORS,
      }),
    async post(context, values, request, reply) {
      const { messages } = context;
      await admitAddress(parts, 'mail', request, reply);
      const interaction = readInteraction(values('interaction'));
      const selfPath = pathWithQuery(PATH, { interaction });
      const email = readEmailAddress(values('email'));
      if (email === undefined) {
        const errors = { email: messages.emailRequired };
        const page = emailPage(context, { email: values('email'), interaction, errors });
        return { status: UNPROCESSABLE, selfPath, ...page };
      }
      await parts.throttle.mail('reset', email, request.ip);
      const token = await parts.accounts.forgot(email, interaction);
      if (token !== undefined) {
        const link = mailLinks(parts, context)('/account/reset', { token });
        parts.mailer.queue(resetPasswordMail(email, link, messages));
      }
      return { selfPath, ...mailSentPage(context, { email, interaction, sendsMail: parts.mailer.sends }) };
    },
  };
}
