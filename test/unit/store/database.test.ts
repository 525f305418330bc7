import { DatabaseError, type Pool } from 'pg';
import { describe, expect, test } from 'vitest';

import { ServiceError } from '../../../src/errors.ts';
import { type Database, guardDatabase } from '../../../src/store/database.ts';
import { createCategoryCache } from '../../../src/store/taxonomy/labels.ts';

describe('an error of a statement', () => {
  async function thrownFor(error: Error): Promise<unknown> {
    const pool = { query: () => Promise.reject(error) } as unknown as Pool;
    return guardDatabase(pool)
      .query('select 1')
      .catch((thrown: unknown) => thrown);
  }

  const stateError = (code: string): Error =>
    Object.assign(new DatabaseError('sent by the server', 1, 'error'), { code });
  const refused = Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:5432'), { code: 'ECONNREFUSED' });

  test.each<[string, Error]>([
    ['a refused connection', refused],
    ['a refused connection on every address of a name', new AggregateError([refused, refused])],
    ['an unknown host', Object.assign(new Error('getaddrinfo ENOTFOUND db'), { code: 'ENOTFOUND' })],
    ['a connection that ended', new Error('Connection terminated unexpectedly')],
    ['a pool that waited too long', new Error('timeout exceeded when trying to connect')],
    ['a server that shuts down', stateError('57P01')],
    ['a server that starts', stateError('57P03')],
    ['a server with too many connections', stateError('53300')],
    ['a lost connection reported by the server', stateError('08006')],
    ['a standby that had to cancel the statement', stateError('40001')],
    ['bytes that no PostgreSQL sends', new DatabaseError('received invalid response: 3c', 1, 'error')],
  ])('is an outage for %s, with the time to wait and without the driver message', async (_name, error) => {
    const thrown = await thrownFor(error);
    expect(thrown).toBeInstanceOf(ServiceError);
    expect(thrown).toMatchObject({ code: 'service_unavailable', members: { retryAfter: 2 }, cause: error });
    expect(String(thrown)).not.toMatch(/ECONN|ENOTFOUND|10\.0\.0\.7|terminated|timeout|server/);
  });

  test.each<[string, Error]>([
    ['an invalid statement', stateError('42601')],
    ['a violated constraint', stateError('23505')],
    ['an error in the code', new TypeError('cannot read a property of undefined')],
  ])('is a bug and rethrown unchanged for %s', async (_name, error) => {
    expect(await thrownFor(error)).toBe(error);
  });

  test('is absent if there is a result, which is returned', async () => {
    const pool = { query: (...given: unknown[]) => Promise.resolve({ rows: given }) } as unknown as Pool;
    expect((await guardDatabase(pool).query('select $1', ['a'])).rows).toEqual(['select $1', ['a']]);
  });
});

/** A cache whose database fails while `down`, and the number of queries. */
function aCache() {
  const state = { queries: 0, down: false, time: 0, lines: [] as string[] };
  const query = (): Promise<unknown> => {
    state.queries += 1;
    return state.down ? Promise.reject(new Error('down')) : Promise.resolve({ rows: [{ id: 22 }] });
  };
  const log = (...given: unknown[]): void => void state.lines.push(String(given.at(-1)));
  const database = { query } as unknown as Database;
  const cache = createCategoryCache(database, { warn: log, info: log }, () => state.time);
  return { state, ids: async () => [...(await cache.read()).keys()] };
}

test('the names of categories are the last ones indefinitely while the database is unavailable, and queried once a second', async () => {
  const { ids, state } = aCache();
  await ids();
  state.down = true;
  for (state.time = 5_000; state.time < 3_605_000; state.time += 500) expect(await ids()).toEqual([22]);
  expect(state.queries).toBe(1 + 3_600);
  expect(state.lines).toEqual(['category names cannot be read; the last ones are used']);
  state.down = false;
  state.time += 1_000;
  for (const _read of [1, 2]) {
    await ids();
    // The read continues in the background.
    await new Promise((resolve) => void setImmediate(resolve));
  }
  expect(state.lines.slice(1)).toEqual(['category names can be read again']);
});
