import { randomUUID } from 'node:crypto';
import { createKey, type CreatedKey } from '../../../src/access/api-keys.ts';
import type { TestEngines } from '../engines.ts';

/** An e-mail address that no other test uses. */
export const someone = (): string => `${randomUUID()}@example.org`;

export interface Caller extends CreatedKey {
  readonly email: string;
  readonly userId: string;
}

/** Creates a key: by default a live publishable key of a new user of the free tier. */
export async function aCaller(
  { pool }: Pick<TestEngines, 'pool'>,
  fields: Partial<Parameters<typeof createKey>[1]> = {},
): Promise<Caller> {
  const email = fields.email ?? someone();
  const created = await createKey(pool, { name: 'test', scope: 'pk', ...fields, email });
  const { rows } = await pool.query<{ id: string }>('select id from users where email = $1', [
    created.info.email,
  ]);
  return { ...created, email, userId: rows[0]?.id ?? '' };
}
