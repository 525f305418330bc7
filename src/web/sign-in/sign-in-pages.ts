import {
  button,
  notice,
  field,
  form,
  NO_ERRORS,
  errorSummary,
  titleWithErrors,
  type FieldErrors,
} from '../forms/form-elements.ts';
import type { Page } from '../render-page.ts';
import { html, type Html } from '../html.ts';
import type { PageRoute } from '../serve-pages.ts';
import { signIn } from './sign-in.ts';
import {
  ACCOUNT_PATH,
  pathWithQuery,
  noticeIn,
  readNextPath,
  UNPROCESSABLE,
  type PageContext,
} from '../page-context.ts';
import type { PageParts } from '../page-parts.ts';

interface SignInParts {
  readonly action: string;
  readonly email: string;
  readonly errors: FieldErrors;
  /** Why the user has to sign in. */
  readonly reason?: Html;
  /** The interaction that continues after signing in. */
  readonly interaction?: string | undefined;
  /** The account page that was asked for. */
  readonly next?: string | undefined;
  /** Shown below the form. */
  readonly after?: Html;
}

/** The page for signing in, to the account page or for a client. */
export function signInPage(
  context: PageContext,
  { action, email, errors, reason, interaction, next, after }: SignInParts,
): Page {
  const { messages, csrfToken } = context;
  const fields = html`${field({ name: 'email', label: messages.email, type: 'email', autocomplete: 'username', value: email }, errors)}
  ${field({ name: 'password', label: messages.password, type: 'password', autocomplete: 'current-password' }, errors)}
  ${button(messages.signIn)}`;
  return {
    title: titleWithErrors(messages.signIn, errors, messages),
    main: html`${errorSummary(errors, messages)}${notice(noticeIn(context))}
      <h1>${messages.signIn}</h1>
      ${reason} ${form({ action, csrfToken, hidden: { next } }, fields)} ${after}
      <p class="aside">
        <a href="${pathWithQuery('/account/forgotten', { interaction })}">${messages.forgotten}</a>
      </p>
      <p>
        ${messages.noAccount}
        <a href="${pathWithQuery('/account/sign-up', { interaction })}">${messages.signUp}</a>
      </p>`,
  };
}

/** Signing in and out. */
export function signInPages(parts: PageParts): PageRoute[] {
  const action = '/account/sign-in';
  return [
    {
      path: action,
      get(context) {
        const next = readNextPath(context.query.get('next'));
        return context.signedIn === undefined
          ? signInPage(context, { action, email: '', errors: NO_ERRORS, next })
          : { redirectTo: next ?? ACCOUNT_PATH };
      },
      async post(context, values, request, reply) {
        const next = readNextPath(values('next'));
        const outcome = await signIn(parts, context, values, request, reply);
        if ('cookie' in outcome) return { redirectTo: next ?? ACCOUNT_PATH, cookie: outcome.cookie };
        const page = signInPage(context, { action, email: values('email'), errors: outcome.errors, next });
        return { status: UNPROCESSABLE, selfPath: pathWithQuery(action, { next }), ...page };
      },
    },
    {
      path: '/account/sign-out',
      async post(_context, _values, request) {
        await parts.sessions.end(request.headers.cookie);
        return { redirectTo: pathWithQuery(action, { done: 'signed-out' }), cookie: parts.sessions.noCookie };
      },
    },
    {
      path: '/account/sign-out-everywhere',
      async post({ signedIn }) {
        if (signedIn === undefined) return { redirectTo: action };
        await parts.sessions.endAll(signedIn.userId);
        return {
          redirectTo: pathWithQuery(action, { done: 'signed-out-everywhere' }),
          cookie: parts.sessions.noCookie,
        };
      },
    },
  ];
}
