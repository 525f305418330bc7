import { readEmailAddress } from '../access/accounts.ts';
import { admitAddress } from '../http/admit-address.ts';
import { formPage, button, field, form, type FieldErrors } from './form.ts';
import {
  html,
  type Html,
  noticeIn,
  type Page,
  type PageContext,
  pathWithQuery,
  type PageResponse,
  type PageRoute,
} from './page.ts';

const SIGN_IN_PATH = '/account/sign-in';
const ACCOUNT_PATH = '/account';

export const signInRoutes: readonly PageRoute[] = [
  {
    path: SIGN_IN_PATH,
    get(context) {
      const next = readNextPath(context.query.get('next'));
      return context.signedIn === undefined
        ? signInPage(context, { action: SIGN_IN_PATH, email: '', next })
        : { redirectTo: next ?? ACCOUNT_PATH };
    },
    async post(context) {
      const { values } = context;
      const next = readNextPath(values('next'));
      const outcome = await signIn(context);
      if ('cookie' in outcome) return { redirectTo: next ?? ACCOUNT_PATH, cookie: outcome.cookie };
      const { errors } = outcome;
      return signInPage(context, { action: SIGN_IN_PATH, email: values('email'), errors, next });
    },
  },
  {
    path: '/account/sign-out',
    async post({ parts: { sessions }, request }) {
      await sessions.end(request.headers.cookie);
      return signedOut(sessions.noCookie, 'signed-out');
    },
  },
  {
    path: '/account/sign-out-everywhere',
    async post({ parts: { sessions }, signedIn }) {
      if (signedIn === undefined) return { redirectTo: SIGN_IN_PATH };
      await sessions.endAll(signedIn.userId);
      return signedOut(sessions.noCookie, 'signed-out-everywhere');
    },
  },
];

const signedOut = (cookie: string, done: string): PageResponse => ({
  redirectTo: pathWithQuery(SIGN_IN_PATH, { done }),
  cookie,
});

/**
 * Signs a user in by the address and password of a form.
 *
 * @throws ServiceError `rate_limit_exceeded`, `service_unavailable`
 */
export async function signIn(
  context: PageContext,
): Promise<StartedSession | { readonly errors: FieldErrors }> {
  const { parts, request, reply, messages, values } = context;
  const email = accountAddress(values('email'));
  const password = values('password');
  const errors = {
    ...(email === '' ? { email: messages.emailRequired } : {}),
    ...(password === '' ? { password: messages.passwordRequired } : {}),
  };
  if (Object.keys(errors).length > 0) return { errors };
  await admitAddress(parts, 'sign-in', request, reply);
  const caller = await parts.throttle.attempt(email, request.ip);
  const found = await parts.accounts.signIn(email, password, caller);
  const session = found === undefined ? undefined : await startSession(context, email, found);
  if (session !== undefined) return session;
  request.log.info({ reqId: request.id }, 'sign-in refused: wrong address or password');
  return { errors: { email: messages.signInWrong } };
}

/** An account created on the command line may have an address that mail could not be sent to. */
const accountAddress = (typed: string): string => readEmailAddress(typed) ?? typed.trim().toLowerCase();

/** A new session and its Set-Cookie header. */
interface StartedSession {
  readonly userId: string;
  readonly cookie: string;
}

/**
 * Starts a session and ends the browser's current one, if any.
 *
 * @returns undefined when the password has been changed in the meantime
 */
export async function startSession(
  { parts: { sessions, throttle }, request }: PageContext,
  email: string,
  { userId, passwordHash }: { readonly userId: string; readonly passwordHash: string },
): Promise<StartedSession | undefined> {
  const token = await sessions.start(userId, passwordHash);
  if (token === undefined) return undefined;
  await sessions.end(request.headers.cookie);
  await throttle.remember(email, request.ip);
  request.log.info({ reqId: request.id, userId }, 'signed in');
  return { userId, cookie: sessions.cookieOf(token) };
}

interface SignInParts {
  readonly action: string;
  readonly email: string;
  readonly errors?: FieldErrors;
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
  { action, email, errors = {}, reason, interaction, next, after }: SignInParts,
): Page {
  const { messages, csrfToken } = context;
  const fields = html`${field({ name: 'email', label: messages.email, type: 'email', autocomplete: 'username', value: email }, errors)}
  ${field({ name: 'password', label: messages.password, type: 'password', autocomplete: 'current-password' }, errors)}
  ${button(messages.signIn)}`;
  const content = html`${reason} ${form({ action, csrfToken, hidden: { next } }, fields)} ${after}
    <p class="aside">
      <a href="${pathWithQuery('/account/forgotten', { interaction })}">${messages.forgotten}</a>
    </p>
    <p>
      ${messages.noAccount}
      <a href="${pathWithQuery('/account/sign-up', { interaction })}">${messages.signUp}</a>
    </p>`;
  const selfPath = pathWithQuery(action, { next });
  return formPage({ title: messages.signIn, errors, content, done: noticeIn(context), selfPath }, messages);
}

const INTERACTION = /^[\w-]{1,64}$/;

/** The interaction that a form or a URL names; undefined for none or an invalid one. */
export const readInteraction = (text: string | null): string | undefined =>
  text !== null && INTERACTION.test(text) ? text : undefined;

/** Paths without a query, dots or empty parts: none leads to another site. */
const BELOW_ACCOUNT = /^\/account(\/[\w-]+)+$/;

/** The account page that a form or a URL names as the next one; undefined for none or an invalid one. */
export const readNextPath = (text: string | null): string | undefined =>
  text !== null && BELOW_ACCOUNT.test(text) ? text : undefined;

/** The page where an interaction continues. */
export const interactionPath = (interaction: string): string => `/oauth/interaction/${interaction}`;

/** The interaction that the user came for, or else another path. */
export const nextPath = (interaction: string | undefined, otherwise: string): string =>
  interaction === undefined ? otherwise : interactionPath(interaction);
