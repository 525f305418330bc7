import type { FastifyRequest } from 'fastify';

import { judgePassword } from '../../access/password-rules.ts';
import { admitAddress } from '../../http/admission/admit-address.ts';
import {
  button,
  errorSummary,
  field,
  form,
  hiddenUsername,
  NO_ERRORS,
  titleWithErrors,
  type FieldErrors,
} from '../forms/form-elements.ts';
import { html } from '../html.ts';
import { invalidLinkPage } from './invalid-link-page.ts';
import { mailLinks, passwordChangedMail } from '../mail/mails.ts';
import {
  nextPath,
  pathWithQuery,
  UNPROCESSABLE,
  type PageContext,
  type PageResponse,
} from '../page-context.ts';
import type { PageParts } from '../page-parts.ts';
import { passwordError, passwordHint } from '../messages/password-messages.ts';
import type { FormValues } from '../forms/read-form.ts';
import type { Page } from '../render-page.ts';
import type { PageRoute } from '../serve-pages.ts';
import { startSession } from './sign-in.ts';

const PATH = '/account/reset';

function newPasswordPage(
  { messages, csrfToken }: PageContext,
  { email, token, errors }: { readonly email: string; readonly token: string; readonly errors: FieldErrors },
): Page {
  const hint = passwordHint(messages);
  const fields = html`${hiddenUsername(email)}
  ${field({ name: 'password', label: messages.newPassword, type: 'password', autocomplete: 'new-password', hint }, errors)}
  ${button(messages.resetButton)}`;
  return {
    title: titleWithErrors(messages.forgottenTitle, errors, messages),
    main: html`${errorSummary(errors, messages)}
      <h1>${messages.forgottenTitle}</h1>
      <p>${messages.resetIntro({ email })}</p>
      ${form({ action: PATH, csrfToken, hidden: { token } }, fields)}`,
  };
}

/** Sets a new password by the link in a mail. */
export function resetPasswordPage(parts: PageParts): PageRoute {
  const addressee = (token: string): Promise<string | undefined> =>
    parts.accounts.addresseeOf('reset_password', token);

  async function reset(
    context: PageContext,
    values: FormValues,
    request: FastifyRequest,
  ): Promise<PageResponse> {
    const { messages } = context;
    const [token, password] = [values('token'), values('password')];
    const email = await addressee(token);
    if (email === undefined) return invalidLinkPage(context);
    const weakness = judgePassword(password, email);
    if (weakness !== undefined) {
      const errors = { password: passwordError(weakness, messages) };
      const page = newPasswordPage(context, { email, token, errors });
      return { status: UNPROCESSABLE, selfPath: pathWithQuery(PATH, { token }), ...page };
    }
    // The link shows who it is.
    const outcome = await parts.accounts.reset(token, password, { line: email, isKnown: true });
    if (outcome === 'gone') return invalidLinkPage(context);
    parts.mailer.queue(passwordChangedMail(email, mailLinks(parts, context)('/account/forgotten'), messages));
    const session = await startSession(parts, request, email, outcome);
    if (session === undefined) return invalidLinkPage(context);
    const redirectTo = nextPath(outcome.interaction, pathWithQuery('/account', { done: 'password-changed' }));
    return { redirectTo, cookie: session.cookie };
  }

  return {
    path: PATH,
    formLeavesSite: true,
    async get(context) {
      const token = context.query.get('token') ?? '';
      const email = await addressee(token);
      return email === undefined
        ? invalidLinkPage(context)
        : newPasswordPage(context, { email, token, errors: NO_ERRORS });
    },
    async post(context, values, request, reply) {
      await admitAddress(parts, 'sign-in', request, reply);
      return reset(context, values, request);
    },
  };
}
