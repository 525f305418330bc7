import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  compareRevisions,
  type ComparedDocument,
  type ComparedQuestion,
} from '../../../../indexer/follow/compare-revisions.ts';

/** Returns a list in pages of the given size, and then empty pages. */
function pages<Item>(items: readonly Item[], size: number): () => Promise<Item[]> {
  let from = 0;
  return () => {
    const page = items.slice(from, from + size);
    from += size;
    return Promise.resolve(page);
  };
}

async function differences(
  questions: readonly ComparedQuestion[],
  documents: readonly ComparedDocument[],
  size = 2,
): Promise<string[]> {
  const found = new Set<string>();
  const counts = await compareRevisions(pages(questions, size), pages(documents, size), (id) =>
    found.add(id),
  );
  expect(counts).toEqual({ questions: questions.length, documents: documents.length });
  return [...found].sort();
}

const question = (id: string, rev: number, visible = true): ComparedQuestion => ({
  id,
  rev,
  content: visible ? 'visible' : 'gone',
});
const document = (id: string, rev: number, gone = false, version = rev): ComparedDocument => ({
  id,
  rev,
  version,
  content: gone ? 'gone' : 'visible',
});

test('equal sides have no differences', async () => {
  expect(
    await differences(
      [question('a', 1), question('b', 2, false)],
      [document('a', 1), document('b', 2, true)],
    ),
  ).toEqual([]);
});

test('each kind of difference is found', async () => {
  expect(await differences([question('missing', 1)], [])).toEqual(['missing']);
  expect(await differences([], [document('ghost', 1)])).toEqual(['ghost']);
  expect(await differences([question('stale', 5)], [document('stale', 3)])).toEqual(['stale']);
  expect(await differences([question('shown', 5, false)], [document('shown', 5)])).toEqual(['shown']);
  expect(await differences([question('other-version', 5)], [document('other-version', 5, false, 6)])).toEqual(
    ['other-version'],
  );
  expect(await differences([question('a', 5)], [document('b', 5)])).toEqual(['a', 'b']);
  expect(await differences([question('a', 5)], [document('a', 5), document('twin', 5)])).toEqual(['twin']);
});

test('for any two sides and any page size, exactly the items without an equal are found', async () => {
  const side = fc.uniqueArray(
    fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e'), rev: fc.integer({ min: 1, max: 9 }) }),
    {
      selector: ({ rev }) => rev,
    },
  );
  await fc.assert(
    fc.asyncProperty(side, side, fc.integer({ min: 1, max: 4 }), async (left, right, size) => {
      const byRevision = (a: { rev: number }, b: { rev: number }): number => a.rev - b.rev;
      const questions = left.map(({ id, rev }) => question(id, rev)).sort(byRevision);
      const documents = right.map(({ id, rev }) => document(id, rev)).sort(byRevision);
      const key = ({ id, rev }: { id: string; rev: number }): string => `${id} ${rev}`;
      const questionKeys = new Set(questions.map(key));
      const documentKeys = new Set(documents.map(key));
      const expected = new Set([
        ...questions.filter((item) => !documentKeys.has(key(item))).map(({ id }) => id),
        ...documents.filter((item) => !questionKeys.has(key(item))).map(({ id }) => id),
      ]);
      expect(await differences(questions, documents, size)).toEqual([...expected].sort());
    }),
  );
});
