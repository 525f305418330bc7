import { expect, test } from 'vitest';

import { migrate } from '../../cli/store/migrate.ts';
import { lockModeration } from '../../indexer/store/moderation/moderation-acts.ts';
import { inTransaction } from '../../src/store/transaction.ts';
import { databaseAt } from '../support/engines.ts';
import { until } from '../support/until.ts';

test('the labels migration waits for a moderator, who locks the reports before the questions', async () => {
  const { url, pool } = await databaseAt(19);
  let migrated: Promise<unknown> = Promise.resolve();
  await inTransaction(pool, 'write', async (client) => {
    await lockModeration(client);
    await client.query('select from report_groups for update');
    migrated = Promise.allSettled([migrate(url)]);
    await until('the migration waits for a lock', async () => {
      const found = await pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return found.rowCount === 1;
    });
    await client.query('select from questions for update');
  });
  expect(await migrated).toMatchObject([{ status: 'fulfilled' }]);
});
