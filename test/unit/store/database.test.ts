import { DatabaseError, type Pool } from 'pg';
import { describe, expect, test } from 'vitest';

import { ServiceError } from '../../../src/errors.ts';
import { guardDatabase } from '../../../src/store/database.ts';

/** What a statement throws when the driver throws this. */
async function thrownFor(fault: Error): Promise<unknown> {
  const pool = { query: () => Promise.reject(fault) } as unknown as Pool;
  return guardDatabase(pool)
    .query('select 1')
    .catch((error: unknown) => error);
}

function stateError(code: string): Error {
  return Object.assign(new DatabaseError('told by the server', 1, 'error'), { code });
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
    ['a server without room for connections', stateError('53300')],
    ['a lost connection told by the server', stateError('08006')],
  ])('is told of %s, with the time to wait and without the words of the driver', async (_name, fault) => {
    const thrown = await thrownFor(fault);
    expect(thrown).toBeInstanceOf(ServiceError);
    expect(thrown).toMatchObject({ code: 'service_unavailable', members: { retryAfter: 2 }, cause: fault });
    expect(String(thrown)).not.toMatch(/ECONN|ENOTFOUND|10\.0\.0\.7|terminated|timeout|server/);
  });
});

describe('our own fault', () => {
  test.each<[string, Error]>([
    ['a statement with a fault', stateError('42601')],
    ['a broken constraint', stateError('23505')],
    ['a mistake in the code', new TypeError('cannot read a property of undefined')],
  ])('is thrown as it came: %s', async (_name, fault) => {
    expect(await thrownFor(fault)).toBe(fault);
  });
});

test('an answer is passed on', async () => {
  const pool = { query: (...given: unknown[]) => Promise.resolve({ rows: given }) } as unknown as Pool;
  expect((await guardDatabase(pool).query('select $1', ['a'])).rows).toEqual(['select $1', ['a']]);
});
