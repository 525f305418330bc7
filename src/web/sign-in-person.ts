import type { FastifyReply, FastifyRequest } from 'fastify';

import { readEmailAddress } from '../access/email-address.ts';
import { admitAddress } from '../http/admit-address.ts';
import type { Faults } from './form-parts.ts';
import type { Form } from './read-form.ts';
import type { Visit } from './visit.ts';
import type { Web } from './web.ts';

/** The address of an account as it is typed: one that was made by the command line may be none that mail could be sent to. */
const accountAddress = (typed: string): string => readEmailAddress(typed) ?? typed.trim().toLowerCase();

/** Somebody who has signed in just now, and the Set-Cookie of their session. */
export interface Entered {
  readonly userId: string;
  readonly cookie: string;
}

/**
 * Begins a session in place of the one that the browser had, if any.
 *
 * @returns undefined when the password has been changed meanwhile
 */
export async function enter(
  { sessions }: Web,
  request: FastifyRequest,
  { userId, passwordHash }: { readonly userId: string; readonly passwordHash: string },
): Promise<Entered | undefined> {
  const token = await sessions.start(userId, passwordHash);
  if (token === undefined) return undefined;
  await sessions.end(request.headers.cookie);
  return { userId, cookie: sessions.cookieOf(token) };
}

/**
 * Signs somebody in by what a form says.
 *
 * @throws ServiceError `rate_limit_exceeded`, `service_unavailable`
 */
export async function signInPerson(
  web: Web,
  { words }: Visit,
  form: Form,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Entered | { readonly faults: Faults }> {
  const email = accountAddress(form('email'));
  const password = form('password');
  const faults = {
    ...(email === '' ? { email: words.emailWanted } : {}),
    ...(password === '' ? { password: words.passwordWanted } : {}),
  };
  if (Object.keys(faults).length > 0) return { faults };
  await admitAddress(web, 'sign-in', request, reply);
  await web.throttle.attempt(email, request.ip);
  const found = await web.accounts.signIn(email, password);
  const entered = found === undefined ? undefined : await enter(web, request, found);
  return entered ?? { faults: { email: words.signInWrong } };
}
