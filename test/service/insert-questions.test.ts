import { expect, test } from 'vitest';

import { importRecords } from '../../indexer/import/import-records.ts';
import { questions } from '../support/a-question.ts';
import { ownEngines } from '../support/engines.ts';

const { pool } = await ownEngines();

test('special characters in a record are stored unchanged', async () => {
  const texts = [
    'a\\b',
    '\\N',
    '\\.',
    '"quoted"',
    '{a,"b"}',
    "it's",
    'NULL',
    'null',
    '{}',
    'Łódź 🙂',
    '\\x41',
    'a, b',
  ];
  const records = questions(texts.length).map((record, index) => {
    const sign = texts[index] ?? '';
    return {
      ...record,
      text: sign,
      correctAnswer: sign,
      incorrectAnswers: texts.filter(
        (other) => other !== sign && other.toLowerCase() !== sign.toLowerCase() && other !== 'null',
      ),
      explanation: sign,
      attribution: {
        ...record.attribution,
        author: 'tab\tand\rreturn\nand line',
        url: null,
        modifications: texts.slice(0, 3),
      },
      extensions: { [sign]: [sign, null, 1.5, { deep: sign }] },
    };
  });
  const report = await importRecords(pool, records);
  expect(report.samples).toEqual([]);
  const { rows } = await pool.query(
    `select text, correct_answer, incorrect_answers, explanation, author, upstream_url, modifications, extensions, created_at
     from questions order by seq`,
  );
  expect(rows).toEqual(
    records.map((record) => ({
      text: record.text,
      correct_answer: record.correctAnswer,
      incorrect_answers: record.incorrectAnswers,
      explanation: record.explanation,
      author: record.attribution.author,
      upstream_url: null,
      modifications: record.attribution.modifications,
      extensions: record.extensions,
      created_at: expect.any(Date) as Date,
    })),
  );
  const age = await pool.query<{ seconds: number }>(
    'select extract(epoch from clock_timestamp() - min(created_at))::float8 as seconds from questions',
  );
  expect(age.rows[0]?.seconds).toBeLessThan(60);
});
