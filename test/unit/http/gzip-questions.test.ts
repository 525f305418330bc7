import { gunzipSync } from 'node:zlib';
import { assert, array, constant, property, record, string } from 'fast-check';
import { expect, test } from 'vitest';

import { bytesOf } from '../../../src/contract/prepared-question.ts';
import { createGzipQuestions, type GzipQuestions } from '../../../src/http/content/gzip-questions.ts';

const bodyOf = (questions: readonly string[], meta = '{}'): string =>
  `{"data":[${questions.join(',')}],"meta":${meta}}`;

const unpacked = (joined: string | undefined): string =>
  gunzipSync(Buffer.from(joined ?? '', 'latin1')).toString('latin1');

/** Sends questions until all of them are known. */
function familiar(gzip: GzipQuestions, questions: readonly string[]): void {
  gzip.join(bodyOf(questions), questions);
}

test('a joined response is a gzip stream of the response, byte for byte', () => {
  const question = record({ text: string({ unit: 'binary' }), id: constant('x'.repeat(300)) });
  assert(
    property(array(question, { minLength: 1, maxLength: 60 }), string(), (each, requestId) => {
      const gzip = createGzipQuestions();
      const questions = each.map((one) => bytesOf(JSON.stringify(one)));
      const body = bodyOf(questions, bytesOf(JSON.stringify({ requestId })));
      familiar(gzip, questions);
      expect(unpacked(gzip.join(body, questions))).toBe(body);
    }),
    { numRuns: 50 },
  );
});

test('a response longer than the buffer of the checksum is joined too', () => {
  const questions = Array.from({ length: 50 }, (_, number) => `{"text":"${String(number).repeat(3_000)}"}`);
  const gzip = createGzipQuestions();
  familiar(gzip, questions);
  expect(unpacked(gzip.join(bodyOf(questions), questions))).toBe(bodyOf(questions));
});

test('a response with more after its questions than one block can hold is not joined', () => {
  const questions = ['{"id":1}'];
  const gzip = createGzipQuestions();
  familiar(gzip, questions);
  expect(gzip.join(bodyOf(questions, `"${'x'.repeat(70_000)}"`), questions)).toBeUndefined();
  expect(gzip.join(bodyOf(questions, `"${'x'.repeat(60_000)}"`), questions)).toBeDefined();
});

test('a response of new questions is not joined, so that questions sent once cost nothing more', () => {
  const gzip = createGzipQuestions();
  const questions = ['{"id":1}', '{"id":2}', '{"id":3}', '{"id":4}'];
  expect(gzip.join(bodyOf(questions), questions)).toBeUndefined();
  expect(gzip.join(bodyOf(questions), questions)).toBeDefined();
});

test('a few new questions among known ones are compressed at once', () => {
  const gzip = createGzipQuestions();
  const known = ['{"id":1}', '{"id":2}', '{"id":3}'];
  familiar(gzip, known);
  const questions = [...known, '{"id":4}'];
  expect(unpacked(gzip.join(bodyOf(questions), questions))).toBe(bodyOf(questions));
});

test('questions beyond the memory are forgotten', () => {
  const gzip = createGzipQuestions(2_000);
  const kept = ['{"id":"kept"}'];
  familiar(gzip, kept);
  expect(gzip.join(bodyOf(kept), kept)).toBeDefined();
  for (let id = 0; id < 100; id += 1) familiar(gzip, [`{"id":${id}}`]);
  expect(gzip.join(bodyOf(kept), kept)).toBeUndefined();
});

test('questions count towards the memory when they were sent only once', () => {
  const gzip = createGzipQuestions(10_000);
  const kept = ['{"id":"kept"}'];
  familiar(gzip, kept);
  for (let id = 0; id < 5; id += 1) {
    const long = [JSON.stringify({ id, text: 'x'.repeat(4_000) })];
    expect(gzip.join(bodyOf(long), long)).toBeUndefined();
  }
  expect(gzip.join(bodyOf(kept), kept)).toBeUndefined();
});
