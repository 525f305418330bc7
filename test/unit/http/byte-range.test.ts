import fc from 'fast-check';
import { expect, test } from 'vitest';

import { readByteRange } from '../../../src/http/send-file.ts';

const someSize = fc.integer({ min: 0, max: 50 });
const somePart = fc.oneof(fc.constant(''), fc.integer({ min: 0, max: 60 }).map(String));

test('every part is inside the file, and contains only bytes that were requested', () => {
  fc.assert(
    fc.property(somePart, somePart, someSize, (first, last, size) => {
      const range = readByteRange(`bytes=${first}-${last}`, size);
      if (range === undefined || range === 'beyond the end') return;
      expect(range.from).toBeGreaterThanOrEqual(0);
      expect(range.to).toBeLessThan(size);
      expect(range.to).toBeGreaterThanOrEqual(range.from);
      if (first !== '') expect(range.from).toBe(Number(first));
      if (first !== '' && last !== '') expect(range.to).toBeLessThanOrEqual(Number(last));
    }),
  );
});

test.each(['', 'bytes', 'bytes=', 'bytes=-', 'bytes=1-2,3-4', 'lines=1-2', 'bytes=3-2', 'bytes=1-x'])(
  'the header "%s" is ignored',
  (header) => {
    expect(readByteRange(header, 10)).toBeUndefined();
  },
);

test.each(['bytes=10-', 'bytes=10-12', 'bytes=-0'])('%s begins after ten bytes', (header) => {
  expect(readByteRange(header, 10)).toBe('beyond the end');
});
