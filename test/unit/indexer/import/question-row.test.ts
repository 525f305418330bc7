import { expect, test } from 'vitest';

import { contentHash, mintId, questionRow } from '../../../../indexer/import/question-row.ts';
import { QuestionRecord, RecordAttribution } from '../../../../src/contract/record.ts';
import { QuestionId } from '../../../../src/contract/vocabulary.ts';
import { aQuestion } from '../../../support/a-question.ts';

test('the order of properties does not change the hash, at any depth', () => {
  const record = aQuestion({ extensions: { a: 1, b: { c: [1, { d: 2, e: 3 }] } } });
  const reversed = Object.fromEntries(Object.entries(record).reverse()) as typeof record;
  expect(contentHash({ ...reversed, extensions: { b: { c: [1, { e: 3, d: 2 }] }, a: 1 } })).toBe(
    contentHash(record),
  );
});

test('what an import cannot change does not change the hash', () => {
  const record = aQuestion();
  expect(contentHash({ ...record, id: mintId(), createdAt: '2020-01-01T00:00:00Z' })).toBe(
    contentHash(record),
  );
});

test('a record has the same hash in all versions, so that stored hashes and those of translated originals remain valid', () => {
  const record = aQuestion({
    sourceId: 'pinned',
    text: 'Which capital is on the list?',
    extensions: { later: { z: 1, a: ['b', { y: null, c: true }] }, acceptedAnswers: ['Paryż'] },
  });
  expect(contentHash(record)).toBe('97a74071d31befb6fe93c7f361431fa88243c4ec2614c3d7a78dea98e4a13e0b');
});

test('every other property changes the hash, including each of the attribution', () => {
  const record = aQuestion();
  const { id: _id, createdAt: _createdAt, ...shape } = QuestionRecord.shape;
  for (const name of Object.keys(shape).filter((property) => property !== 'attribution'))
    expect(contentHash({ ...record, [name]: 'else' }), name).not.toBe(contentHash(record));
  for (const name of Object.keys(RecordAttribution.shape)) {
    const attribution = { ...record.attribution, [name]: 'else' };
    expect(contentHash({ ...record, attribution }), name).not.toBe(contentHash(record));
  }
});

test('a new id is a version 7 UUID with the current time', () => {
  const before = Date.now();
  const id = mintId();
  const after = Date.now();
  expect(QuestionId.safeParse(id).success).toBe(true);
  expect(id[14]).toBe('7');
  const time = Number.parseInt(id.replace('-', '').slice(0, 12), 16);
  expect(time).toBeGreaterThanOrEqual(before);
  expect(time).toBeLessThanOrEqual(after);
  expect(mintId()).not.toBe(id);
});

test('a category is stored by its id', () => {
  expect(questionRow(aQuestion({ category: 'geography' }), mintId(), '').category_id).toBe(22);
});
