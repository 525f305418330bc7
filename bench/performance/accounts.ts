import type { Pool } from 'pg';

import { createKey, revokeKey, type CreatedKey } from '../../src/access/api-keys.ts';

/** Keys of different accounts, of the tier whose limits the benchmark raises. */
export interface Accounts {
  readonly keys: readonly string[];
  readonly revoke: () => Promise<void>;
}

export async function createAccounts(pool: Pool, count: number): Promise<Accounts> {
  const created: CreatedKey[] = [];
  for (let number = 1; number <= count; number += 1)
    created.push(
      await createKey(pool, {
        email: `bench-${number}@trivia.example`,
        tier: 'enterprise',
        name: 'bench',
        scope: 'sk',
      }),
    );
  return {
    keys: created.map(({ key }) => key),
    async revoke() {
      for (const { info } of created) await revokeKey(pool, info.id);
    },
  };
}
