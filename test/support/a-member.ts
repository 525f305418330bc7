import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';

import { linkIn, parameterIn, type Site, type Visitor } from './site.ts';

/** The password of every member. */
export const PASSWORD = 'otter lantern violin';

/** A user who has signed up and is signed in. */
export interface Member {
  readonly visitor: Visitor;
  readonly email: string;
  readonly userId: string;
}

export async function aMember(site: Site, pool: Pool): Promise<Member> {
  const visitor = site.visitor();
  const email = `${randomUUID()}@example.org`;
  await visitor.fill('/account/sign-up', { email, password: PASSWORD });
  const link = linkIn(site.mails.at(-1));
  await visitor.open(link);
  await visitor.send('/account/confirm', { token: parameterIn(link, 'token'), password: PASSWORD });
  await visitor.open('/account');
  const { rows } = await pool.query<{ id: string }>('select id from users where email = $1', [email]);
  return { visitor, email, userId: rows[0]?.id ?? '' };
}
