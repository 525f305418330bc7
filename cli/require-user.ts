import type { Pool } from 'pg';

import { Refusal } from '../src/refusal.ts';
import { findUser, type User } from './store/accounts/users.ts';

/** The error for an address that no user has. */
export const unknownUser = (email: string): Refusal =>
  new Refusal(`There is no user ${email}: see \`trivia users list\`.`);

/** @throws Refusal when no user has the address */
export async function requireUser(pool: Pool, email: string): Promise<User> {
  const user = await findUser(pool, email);
  if (user === undefined) throw unknownUser(email);
  return user;
}
