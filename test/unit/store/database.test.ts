import { DatabaseError, type Pool } from 'pg';
import { describe, expect, test } from 'vitest';

import { ServiceError } from '../../../src/errors.ts';
import { guardDatabase } from '../../../src/store/database.ts';

/** The error of a statement for an error of the driver. */
async function thrownFor(error: Error): Promise<unknown> {
  const pool = { query: () => Promise.reject(error) } as unknown as Pool;
  return guardDatabase(pool)
    .query('select 1')
    .catch((thrown: unknown) => thrown);
}

function stateError(code: string): Error {
  return Object.assign(new DatabaseError('sent by the server', 1, 'error'), { code });
}

const refused = Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:5432'), { code: 'ECONNREFUSED' });

describe('an outage', () => {
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
    ['bytes that no PostgreSQL sends', new DatabaseError('received invalid response: 3c', 1, 'error')],
  ])('is reported for %s, with the time to wait and without the driver message', async (_name, error) => {
    const thrown = await thrownFor(error);
    expect(thrown).toBeInstanceOf(ServiceError);
    expect(thrown).toMatchObject({ code: 'service_unavailable', members: { retryAfter: 2 }, cause: error });
    expect(String(thrown)).not.toMatch(/ECONN|ENOTFOUND|10\.0\.0\.7|terminated|timeout|server/);
  });
});

describe('a bug', () => {
  test.each<[string, Error]>([
    ['an invalid statement', stateError('42601')],
    ['a violated constraint', stateError('23505')],
    ['an error in the code', new TypeError('cannot read a property of undefined')],
  ])('is rethrown unchanged: %s', async (_name, error) => {
    expect(await thrownFor(error)).toBe(error);
  });
});

test('a result is returned', async () => {
  const pool = { query: (...given: unknown[]) => Promise.resolve({ rows: given }) } as unknown as Pool;
  expect((await guardDatabase(pool).query('select $1', ['a'])).rows).toEqual(['select $1', ['a']]);
});
