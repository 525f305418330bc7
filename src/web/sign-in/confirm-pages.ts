import { admitAddress } from '../../http/admission/admit-address.ts';
import {
  button,
  field,
  form,
  NO_ERRORS,
  errorSummary,
  titleWithErrors,
  hiddenUsername,
  type FieldErrors,
} from '../forms/form-elements.ts';
import type { Page } from '../render-page.ts';
import { html } from '../html.ts';
import { invalidLinkPage } from './invalid-link-page.ts';
import type { PageRoute } from '../serve-pages.ts';
import { startSession } from './sign-in.ts';
import { pathWithQuery, UNPROCESSABLE, nextPath, type PageContext } from '../page-context.ts';
import type { PageParts } from '../page-parts.ts';

const PATH = '/account/confirm';

function confirmPage(
  { messages, csrfToken }: PageContext,
  { email, token, errors }: { readonly email: string; readonly token: string; readonly errors: FieldErrors },
): Page {
  const fields = html`${hiddenUsername(email)}
  ${field({ name: 'password', label: messages.password, type: 'password', autocomplete: 'current-password' }, errors)}
  ${button(messages.confirmButton)}`;
  return {
    title: titleWithErrors(messages.confirm, errors, messages),
    main: html`${errorSummary(errors, messages)}
      <h1>${messages.confirm}</h1>
      <p>${messages.confirmIntro({ email })}</p>
      ${form({ action: PATH, csrfToken, hidden: { token } }, fields)}
      <p class="aside">${messages.confirmNotYou}</p>`,
  };
}

/** Completes a sign-up. Opening the link changes nothing yet, because mail scanners open links too. */
export function confirmPages(parts: PageParts): PageRoute[] {
  const addressee = (token: string): Promise<string | undefined> =>
    parts.accounts.addresseeOf('sign_up', token);
  return [
    {
      path: PATH,
      formLeavesSite: true,
      async get(context) {
        const token = context.query.get('token') ?? '';
        const email = await addressee(token);
        return email === undefined
          ? invalidLinkPage(context)
          : confirmPage(context, { email, token, errors: NO_ERRORS });
      },
      async post(context, values, request, reply) {
        await admitAddress(parts, 'sign-in', request, reply);
        const token = values('token');
        const email = await addressee(token);
        if (email === undefined) return invalidLinkPage(context);
        const caller = await parts.throttle.attempt(email, request.ip);
        const outcome = await parts.accounts.confirm(token, values('password'), caller);
        if (outcome === 'wrong password') {
          const errors = { password: context.messages.confirmWrong };
          return {
            status: UNPROCESSABLE,
            selfPath: pathWithQuery(PATH, { token }),
            ...confirmPage(context, { email, token, errors }),
          };
        }
        const session =
          typeof outcome === 'string' ? undefined : await startSession(parts, request, email, outcome);
        if (typeof outcome === 'string' || session === undefined) return invalidLinkPage(context);
        return {
          redirectTo: nextPath(outcome.interaction, pathWithQuery('/account', { done: 'confirmed' })),
          cookie: session.cookie,
        };
      },
    },
  ];
}
