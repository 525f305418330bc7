import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { MOST_PARAMETERS } from '../../../src/contract/limits.ts';
import { ServiceError } from '../../../src/errors.ts';
import { decoderOf, ROUTES } from '../../../src/rest/route.ts';
import { sized } from '../../support/sized.ts';

const RUNS = sized({ short: 60, long: 2_000 });

const decoders = ROUTES.filter(({ method }) => method === 'GET').map(({ id, input, pathNames }) => ({
  id,
  names: Object.keys(input.shape).filter((name) => !pathNames.includes(name)),
  pathNames,
  read: decoderOf(input, pathNames),
}));

/** Query strings of parameters that exist, that almost exist, and of anything else. */
function queries(names: readonly string[]): fc.Arbitrary<string> {
  const some = names.length === 0 ? fc.constant('lang') : fc.constantFrom(...names);
  const name = fc.oneof(
    some,
    some.map((known) => `${known}[]`),
    fc.string({ maxLength: 8 }),
    fc.constant('__proto__'),
  );
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.string({ unit: 'binary', maxLength: 6 }).map(percentEncoded),
    fc.constantFrom(
      '',
      ',',
      ',,',
      'a,b',
      '-0',
      '1e9',
      '9007199254740993',
      '%',
      '%0',
      '%zz',
      '%ff',
      '%00',
      '+',
      '%2C',
    ),
    fc.integer().map(String),
  );
  const pair = fc.oneof(
    fc.tuple(name, value).map(([left, right]) => `${left}=${right}`),
    name,
    fc.string({ maxLength: 6 }),
  );
  return fc.array(pair, { maxLength: 12 }).map((pairs) => pairs.join('&'));
}

/** Percent-encodes each byte, also of what is not text. */
function percentEncoded(text: string): string {
  return Array.from(Buffer.from(text, 'latin1'), (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
}

describe.each(decoders)('any query of $id', ({ names, pathNames, read }) => {
  test('gives values of known parameters, and a sentence for each error', () => {
    fc.assert(
      fc.property(queries(names), (query) => {
        const { values, issues } = read(query, {});
        for (const name of Object.keys(values)) expect(names).toContain(name);
        for (const { path, message } of issues) {
          expect(path).not.toBeUndefined();
          expect(message).toMatch(/^[a-z].{3,}$/u);
          // A value of the caller is never repeated in full: it may be long, or not meant for logs.
          expect(message.length).toBeLessThan(1_000);
          expect(Object.keys(values)).not.toContain(path);
        }
      }),
      { numRuns: RUNS },
    );
  });

  test('never sets what comes from the path', () => {
    for (const name of pathNames) expect(read(`${name}=other`, { [name]: 'mine' }).values[name]).toBe('mine');
  });

  test('is refused before it is read if it has more parameters than any request needs', () => {
    fc.assert(
      fc.property(
        queries(names),
        fc.integer({ min: MOST_PARAMETERS, max: 4 * MOST_PARAMETERS }),
        (query, count) => {
          expect(() => read(query + '&a'.repeat(count), {})).toThrow(ServiceError);
        },
      ),
      { numRuns: 5 },
    );
  });
});
