import fc from 'fast-check';
import { expect, test } from 'vitest';

import { coin, draw } from '../../../catalogue/draw.ts';

const itself = (item: string): string => item;
const pools = fc.uniqueArray(fc.string(), { maxLength: 40 });

test('a draw takes distinct items, as many as requested or all', () => {
  fc.assert(
    fc.property(pools, fc.nat({ max: 50 }), fc.string(), (pool, count, seed) => {
      const drawn = draw(pool, count, seed, itself);
      expect(drawn).toHaveLength(Math.min(count, pool.length));
      expect(new Set(drawn).size).toBe(drawn.length);
      expect(pool).toEqual(expect.arrayContaining(drawn));
    }),
  );
});

test('a draw does not depend on the order of the pool', () => {
  fc.assert(
    fc.property(pools, fc.string(), (pool, seed) => {
      expect(draw([...pool].reverse(), 3, seed, itself)).toEqual(draw(pool, 3, seed, itself));
    }),
  );
});

test('a new item does not change the order of the others', () => {
  fc.assert(
    fc.property(pools, fc.string(), fc.string(), (pool, added, seed) => {
      fc.pre(!pool.includes(added));
      const all = draw([...pool, added], pool.length + 1, seed, itself);
      expect(all.filter((item) => item !== added)).toEqual(draw(pool, pool.length, seed, itself));
    }),
  );
});

test('draws differ by seed, and a coin shows both sides', () => {
  const pool = Array.from({ length: 100 }, (_, index) => `item ${index}`);
  const seeds = Array.from({ length: 200 }, (_, index) => `seed ${index}`);
  expect(new Set(seeds.map((seed) => draw(pool, 5, seed, itself).join())).size).toBe(200);
  const heads = seeds.filter(coin).length;
  expect(heads).toBeGreaterThan(60);
  expect(heads).toBeLessThan(140);
});
