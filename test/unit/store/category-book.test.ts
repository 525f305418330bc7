import { expect, test } from 'vitest';

import { createCategoryBook } from '../../../src/store/categories.ts';
import type { Database } from '../../../src/store/database.ts';

/** A database that fails while `away`, and counts how often it was asked. */
function countingDatabase(): { database: Database; state: { asked: number; away: boolean } } {
  const state = { asked: 0, away: false };
  const query = (): Promise<unknown> => {
    state.asked += 1;
    return state.away ? Promise.reject(new Error('away')) : Promise.resolve({ rows: [{ id: 22 }] });
  };
  return { database: { query } as unknown as Database, state };
}

test('it asks once for all who wait, and again after five seconds', async () => {
  const { database, state } = countingDatabase();
  let time = 0;
  const book = createCategoryBook(database, () => time);
  await Promise.all([book.read(), book.read(), book.read()]);
  time = 4_999;
  expect([...(await book.read()).keys()]).toEqual([22]);
  expect(state.asked).toBe(1);
  time = 5_000;
  await book.read();
  expect(state.asked).toBe(2);
});

test('it asks again at once after a failure', async () => {
  const { database, state } = countingDatabase();
  const book = createCategoryBook(database, () => 0);
  state.away = true;
  await expect(book.read()).rejects.toThrow('away');
  state.away = false;
  expect([...(await book.read()).keys()]).toEqual([22]);
});
