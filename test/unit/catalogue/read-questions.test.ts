import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { QuestionFile, type StarterQuestion } from '../../../catalogue/question-file.ts';
import { readQuestions } from '../../../catalogue/read-questions.ts';
import { starterCatalogue } from '../../../catalogue/starter.ts';
import { isRight } from '../../../packages/client/src/is-right.ts';
import { QuestionRecord } from '../../../src/contract/record.ts';
import { aFileQuestion } from '../../support/data/a-question.ts';
import { inputFolder } from '../../support/own-folder.ts';
import { STARTER_DAY } from '../../support/data/starter-day.ts';

const recordsOf = (questions: readonly StarterQuestion[], day = STARTER_DAY): QuestionRecord[] =>
  starterCatalogue(day, { questions, errors: [] });

const fileOf = (...questions: readonly object[]): string =>
  JSON.stringify({
    $schema: '../../question-file.schema.json',
    // What the reader adds is not part of a file.
    questions: questions.map((question) => ({ ...question, category: undefined, place: undefined })),
  });

describe('a written question', () => {
  test('becomes a valid record in each language, with a separate level', () => {
    const records = recordsOf([aFileQuestion({ difficulty: { en: 'expert', pl: 'easy' } })]);
    expect(records.map((record) => QuestionRecord.parse(record))).toMatchObject([
      {
        source: 'svc',
        sourceId: 'written/board-games/ludo',
        language: 'en',
        correctAnswer: 'Ludo',
        difficulty: 'expert',
        quality: 'high',
        category: 'board-games',
        tags: ['classic-board-games'],
        regions: ['in'],
        explanation: expect.stringContaining('1896') as unknown,
        extensions: { kind: 'origin' },
        createdAt: '2026-11-23T00:00:00.000Z',
      },
      {
        language: 'pl',
        correctAnswer: 'Chińczyk',
        difficulty: 'easy',
        quality: 'high',
        translator: 'native',
      },
    ]);
    expect(records[1]?.translationOf).toBe(records[0]?.id);
  });

  test('exists in one language if it only works there', () => {
    const polish = aFileQuestion({ difficulty: { pl: 'easy' } });
    expect(recordsOf([{ ...polish, en: undefined }])).toMatchObject([
      { language: 'pl', translationOf: null, rootQuestionId: null, translator: null, quality: 'high' },
    ]);
  });

  test('is left out of the default draw of a language whose players cannot know it', () => {
    const qualities = recordsOf([aFileQuestion({ standard: ['en'] })]).map(({ quality }) => quality);
    expect(qualities).toEqual(['standard', 'high']);
  });

  test('may have other answers that are right when typed', () => {
    const { en } = aFileQuestion();
    const typed = { ...en, incorrect: [], accepted: ['Parcheesi'] };
    const [english, polish] = recordsOf([
      aFileQuestion({ type: 'text_input', en: typed, pl: { ...typed, accepted: undefined } }),
    ]);
    expect(english?.extensions).toEqual({ kind: 'origin', acceptedAnswers: ['Parcheesi'] });
    expect(english !== undefined && isRight('parcheesi', english)).toBe(true);
    expect(polish?.extensions).toEqual({ kind: 'origin' });
  });

  test('is flagged for review from the day after the last one on which it is certain', () => {
    const expiring = aFileQuestion({ validUntil: '2028-05-01' });
    const qualities = (day: string): string[] => recordsOf([expiring], day).map(({ quality }) => quality);
    expect(qualities('2028-05-01')).toEqual(['high', 'high']);
    expect(qualities('2028-05-02')).toEqual(['needs_review', 'needs_review']);
    expect(recordsOf([expiring])[0]?.extensions).toMatchObject({ validUntil: '2028-05-01' });
  });

  test('keeps its id as long as category, key and day of writing stay', () => {
    const idsOf = (fields: Parameters<typeof aFileQuestion>[0]): string[] =>
      recordsOf([aFileQuestion(fields)]).map(({ id = '' }) => id);
    const ids = ['01a205b3-d000-74cb-935a-c31825e90e8f', '01a205b3-d000-7e0e-8331-a029d8bb23fb'];
    expect(idsOf({})).toEqual(ids);
    const { en } = aFileQuestion();
    expect(idsOf({ kind: 'fact', type: 'text_input', tags: ['chess'], en: { ...en, text: 'Why?' } })).toEqual(
      ids,
    );
    expect(idsOf({ written: '2027-01-01' })).not.toEqual(ids);
  });
});

describe('the files of written questions', () => {
  test('may be renamed without an effect on ids, and questions may move between them', async () => {
    const [ludo, chess] = [aFileQuestion(), aFileQuestion({ key: 'chess' })];
    const folder = await inputFolder({
      'board-games/a.json': fileOf(ludo),
      'board-games/b.json': fileOf(chess),
    });
    const ids = (): string[] =>
      starterCatalogue(STARTER_DAY, readQuestions(folder))
        .map(({ id = '' }) => id)
        .sort();
    const before = ids();
    await rename(join(folder, 'board-games/a.json'), join(folder, 'board-games/z.json'));
    expect(ids()).toEqual(before);
    await writeFile(join(folder, 'board-games/b.json'), fileOf(ludo, chess));
    await rm(join(folder, 'board-games/z.json'));
    expect(ids()).toEqual(before);
    expect(new Set(before).size).toBe(4);
  });

  test('have the published JSON Schema', async () => {
    const schema = z.toJSONSchema(QuestionFile, { io: 'input', target: 'draft-7', unrepresentable: 'any' });
    const { code } = await format('schema.json', JSON.stringify(schema), { printWidth: 110 });
    await expect(code).toMatchFileSnapshot('../../../catalogue/question-file.schema.json');
  });

  const { en, pl } = aFileQuestion();
  const statement = { en: { ...en, correct: 'True', incorrect: ['False'] }, pl: { ...pl, correct: 'Fałsz' } };
  test.each<[string, object, string]>([
    ['has an unknown level', { difficulty: { en: 'simple', pl: 'easy' } }, 'a.json, ludo, difficulty.en: '],
    ['has an unknown field', { hint: 'no' }, 'ludo: Unrecognized key: "hint".'],
    ['has no key', { key: undefined }, 'question 1, key: '],
    [
      'has an unknown tag',
      { tags: ['clasic-board-games'] },
      'ludo, tags.0: there is no tag "clasic-board-games": did you mean "classic-board-games"?.',
    ],
    ['has no subcategory', { subcategories: [] }, 'ludo, subcategories: '],
    ['has an unknown region', { regions: ['zz'] }, 'there is no region "zz".'],
    ['explains nothing', { en: { ...en, explanation: 'Really.' } }, 'ludo, en.explanation: '],
    ['is too long', { en: { ...en, text: 'long '.repeat(45) } }, 'ludo, en.text: '],
    [
      'has too few options',
      { pl: { ...pl, incorrect: ['Go'] } },
      'ludo, pl.incorrect: has 1 wrong options: a multiple question has 3.',
    ],
    [
      'is a statement with other options',
      { type: 'boolean' },
      'ludo, en: the options of a statement are True and False.',
    ],
    [
      'is true in one language and false in the other',
      { type: 'boolean', ...statement, pl: { ...statement.pl, incorrect: ['Prawda'] } },
      'ludo: the statement is true in one language and false in the other.',
    ],
    ['has no language', { en: undefined, pl: undefined }, 'write it in at least one'],
    [
      'has a level without a text',
      { en: undefined },
      'ludo, difficulty.en: has a text without a level, or a level without a text.',
    ],
    [
      'has untidy text',
      { en: { ...en, correct: ' Ludo' } },
      'ludo, en.correct: must not begin or end with whitespace',
    ],
  ])('are refused when a question %s', async (_name, change, message) => {
    await expectRefused(fileOf({ ...aFileQuestion(), ...change }), message);
  });

  test.each<[string, string, string]>([
    ['is not JSON', '[{', 'board-games/a.json: it is not JSON: '],
    ['is a list', '[]', 'board-games/a.json: Invalid input: expected object, received array.'],
    [
      'has the same key twice',
      fileOf(aFileQuestion(), aFileQuestion()),
      'board-games/a.json, ludo has this key: choose a different one.',
    ],
  ])('are refused when one %s', (_name, content, message) => expectRefused(content, message));
});

async function expectRefused(content: string, message: string): Promise<void> {
  const folder = await inputFolder({ 'board-games/a.json': content });
  expect(readQuestions(folder).errors.join('\n')).toContain(message);
  expect(() => starterCatalogue(STARTER_DAY, readQuestions(folder))).toThrow(message);
}
