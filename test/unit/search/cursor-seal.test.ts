import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { createCursorSeal, createCursorSealReader } from '../../../src/search/cursor-seal.ts';
import { A_SEAL } from '../../support/a-seal.ts';

const filters = fc.string();

describe('a seal', () => {
  const bodies = fc.uint8Array({ minLength: 1, maxLength: 120 }).map((bytes) => Buffer.from(bytes));

  test('unseals only with the filters it was sealed with', () => {
    fc.assert(
      fc.property(bodies, filters, filters, (body, given, other) => {
        const text = A_SEAL.seal(body, given);
        expect(A_SEAL.unseal(text, given)).toEqual(body);
        if (other !== given) expect(A_SEAL.unseal(text, other)).toBeUndefined();
      }),
    );
  });

  test('opens nothing that was sealed with another secret', () => {
    fc.assert(
      fc.property(bodies, filters, fc.uint8Array({ minLength: 1 }), (body, given, secret) => {
        const text = createCursorSeal(Buffer.from(secret)).seal(body, given);
        expect(A_SEAL.unseal(text, given)).toBeUndefined();
      }),
    );
  });

  test('opens nothing whose bytes were divided differently into body and filters', () => {
    fc.assert(
      fc.property(
        bodies,
        fc.string({ unit: 'grapheme-ascii', minLength: 1 }),
        fc.nat(),
        (body, given, at) => {
          const bytes = Buffer.from(A_SEAL.seal(body, given), 'base64url');
          const [kept, tag] = [bytes.subarray(0, -16), bytes.subarray(-16)];
          const cut = at % given.length;
          const longer = Buffer.concat([kept, Buffer.from(given.slice(0, cut + 1)), tag]).toString(
            'base64url',
          );
          expect(A_SEAL.unseal(longer, given.slice(cut + 1))).toBeUndefined();
        },
      ),
    );
  });

  test('has exactly one text: the unused bits of the last character count too', () => {
    const text = A_SEAL.seal(Buffer.from([1]), '');
    const bytes = Buffer.from(text, 'base64url');
    const others = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_')
      .map((last) => text.slice(0, -1) + last)
      .filter((other) => other !== text && Buffer.from(other, 'base64url').equals(bytes));
    expect(others).not.toEqual([]);
    for (const other of others) expect(A_SEAL.unseal(other, '')).toBeUndefined();
  });
});

test('the secret is read once, and again after a failure', async () => {
  let reads = 0;
  const read = createCursorSealReader(() => {
    reads += 1;
    return reads === 1 ? Promise.reject(new Error('no connection')) : Promise.resolve(Buffer.from('secret'));
  });
  await expect(read()).rejects.toThrow('no connection');
  const seal = await read();
  expect(await read()).toBe(seal);
  expect(reads).toBe(2);
});
