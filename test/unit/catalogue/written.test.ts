import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';

import { isRight } from '../../../packages/client/src/is-right.ts';
import { isStarterId } from '../../../catalogue/starter-id.ts';
import { starterCatalogue } from '../../../catalogue/starter.ts';
import type { FileQuestion } from '../../../catalogue/written/file-question.ts';
import { readWritten } from '../../../catalogue/written/read-questions.ts';
import { writtenTemplates } from '../../../catalogue/written/written-templates.ts';
import { QuestionRecord } from '../../../src/contract/record.ts';
import { aFileQuestion } from '../../support/a-file-question.ts';
import { STARTER_DAY } from '../../support/starter-day.ts';

/** A folder with these files, by path. Values other than texts are written as JSON. */
async function folderOf(files: Readonly<Record<string, unknown>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'trivia-written-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return folder;
}

const recordsOf = (questions: readonly FileQuestion[], day = STARTER_DAY): QuestionRecord[] => [
  ...starterCatalogue(day, writtenTemplates([{ category: 'board-games', questions, errors: [] }])),
];

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
        quality: 'standard',
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
    const idsOf = (fields: Partial<FileQuestion>): string[] =>
      recordsOf([aFileQuestion(fields)]).map(({ id = '' }) => id);
    const ids = ['01a205b3-d000-74cb-935a-c31825e90e8f', '01a205b3-d000-7e0e-8331-a029d8bb23fb'];
    expect(idsOf({})).toEqual(ids);
    const { en } = aFileQuestion();
    expect(idsOf({ kind: 'fact', type: 'text_input', tags: ['chess'], en: { ...en, text: 'Why?' } })).toEqual(
      ids,
    );
    expect(idsOf({ written: '2027-01-01' })).not.toEqual(ids);
  });

  test('has an id that shows its origin', () => {
    const [english, polish] = recordsOf([aFileQuestion()]);
    const id = english?.id ?? '';
    expect(isStarterId(id, 'written/board-games/ludo', 'en')).toBe(true);
    expect(isStarterId(id, 'written/board-games/ludo', 'pl')).toBe(false);
    expect(isStarterId(polish?.id ?? '', 'written/board-games/ludo', 'en')).toBe(false);
  });
});

describe('the files of written questions', () => {
  test('may be renamed without an effect on ids, and questions may move between them', async () => {
    const [ludo, chess] = [aFileQuestion(), aFileQuestion({ key: 'chess', type: 'text_input' })];
    const folder = await folderOf({ 'board-games/a.json': [ludo], 'board-games/b.json': [chess] });
    const ids = (): string[] =>
      [...starterCatalogue(STARTER_DAY, writtenTemplates(readWritten(folder)))]
        .map(({ id = '' }) => id)
        .sort();
    const before = ids();
    await rename(join(folder, 'board-games/a.json'), join(folder, 'board-games/z.json'));
    expect(ids()).toEqual(before);
    await writeFile(join(folder, 'board-games/b.json'), JSON.stringify([ludo, chess]));
    await rm(join(folder, 'board-games/z.json'));
    expect(ids()).toEqual(before);
    expect(new Set(before).size).toBe(4);
  });

  test.each<[string, unknown, string]>([
    ['is not JSON', '[{', 'board-games/a.json: it is not JSON: '],
    ['is not a list', {}, 'board-games/a.json: it is not a list of questions.'],
    [
      'has an unknown level',
      [aFileQuestion({ difficulty: { en: 'simple', pl: 'easy' } as never })],
      'ludo: difficulty.en: ',
    ],
    ['has an unknown field', [{ ...aFileQuestion(), hint: 'no' }], 'ludo: Unrecognized key: "hint".'],
    ['has no key', [{ ...aFileQuestion(), key: undefined }], 'question 1: key: '],
    [
      'has the same key twice',
      [aFileQuestion(), aFileQuestion()],
      'ludo: another question of the category has this key',
    ],
    [
      'explains nothing',
      [aFileQuestion({ en: { ...aFileQuestion().en, explanation: 'Really.' } })],
      'ludo: en.explanation: ',
    ],
    [
      'is a statement with other options',
      [aFileQuestion({ type: 'boolean' })],
      'ludo: the options of a boolean question are True and False',
    ],
    [
      'has untidy text',
      [aFileQuestion({ en: { ...aFileQuestion().en, correct: ' Ludo' } })],
      'ludo: en.correct: must not begin or end with whitespace',
    ],
  ])('are refused when one %s', async (_name, content, message) => {
    const folder = await folderOf({ 'board-games/a.json': content });
    expect(() => writtenTemplates(readWritten(folder))).toThrow(message);
  });
});
