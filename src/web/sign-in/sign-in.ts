import type { FastifyReply, FastifyRequest } from 'fastify';

import { readEmailAddress } from '../../access/email-address.ts';
import { admitAddress } from '../../http/admission/admit-address.ts';
import type { FieldErrors } from '../forms/form-elements.ts';
import type { FormValues } from '../forms/read-form.ts';
import type { PageContext } from '../page-context.ts';
import type { PageParts } from '../page-parts.ts';

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
  { sessions, throttle }: PageParts,
  request: FastifyRequest,
  email: string,
  { userId, passwordHash }: { readonly userId: string; readonly passwordHash: string },
): Promise<StartedSession | undefined> {
  const token = await sessions.start(userId, passwordHash);
  if (token === undefined) return undefined;
  await sessions.end(request.headers.cookie);
  await throttle.remember(email, request.ip);
  request.log.info({ userId }, 'signed in');
  return { userId, cookie: sessions.cookieOf(token) };
}

/**
 * Signs a user in by the address and password of a form.
 *
 * @throws ServiceError `rate_limit_exceeded`, `service_unavailable`
 */
export async function signIn(
  parts: PageParts,
  { messages }: PageContext,
  values: FormValues,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<StartedSession | { readonly errors: FieldErrors }> {
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
  const session = found === undefined ? undefined : await startSession(parts, request, email, found);
  if (session !== undefined) return session;
  request.log.info('sign-in refused: wrong address or password');
  return { errors: { email: messages.signInWrong } };
}
