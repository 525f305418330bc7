import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { quizify } from '../../../../indexer/quizify/quizify.ts';
import { analyzeName, areRelated, isSameAnswer } from '../../../../indexer/quizify/related-answers.ts';
import type { Draft } from '../../../../indexer/sources/draft.ts';
import { optionKey } from '../../../../src/contract/text.ts';
import { aDraft, pool, surveyOf } from './a-draft.ts';

const quizified = async (drafts: readonly Draft[]): Promise<Draft[]> => {
  const survey = await surveyOf(drafts);
  return drafts.map((draft) => quizify(survey, draft));
};

describe('an open-ended question', () => {
  test('gets three distractors of its kind', async () => {
    const drafts = pool(30);
    const [first] = await quizified([aDraft({ correctAnswer: 'Zeno Brook' }), ...drafts]);
    expect(first).toMatchObject({
      type: 'multiple',
      modifications: ['quizified'],
      correctAnswer: 'Zeno Brook',
    });
    const answers = new Set(drafts.map(({ correctAnswer }) => correctAnswer));
    expect(new Set(first?.incorrectAnswers).size).toBe(3);
    for (const wrong of first?.incorrectAnswers ?? []) expect(answers).toContain(wrong);
  });

  test.each([
    ['of another kind', { answerKind: 'P175' }],
    ['in another language', { language: 'pl' as const }],
    ['that are flagged as clumsy', { flags: ['clumsy_wording' as const] }],
  ])('gets none from answers %s', async (_which, wanted) => {
    const [first] = await quizified([aDraft(), ...pool(30, wanted)]);
    expect(first).toEqual(aDraft());
  });

  test('gets none if there are few different answers', async () => {
    expect((await quizified(pool(11))).map(({ type }) => type)).toEqual(Array(11).fill('text_input'));
    expect((await quizified(pool(16)))[0]?.type).toBe('multiple');
  });

  test('gets none if its kind is unknown, or has overlapping answers', async () => {
    for (const answerKind of [null, 'P131', 'P276', 'P136', 'P800'])
      expect((await quizified(pool(20, { answerKind })))[0]?.type).toBe('text_input');
  });

  test('gets none if the question contains the answer', async () => {
    const hinting = aDraft({ text: 'Who is the author of Brook Hall?' });
    expect((await quizified([hinting, ...pool(30)]))[0]).toEqual(hinting);
  });

  test('never gets part of a right answer, another spelling, or an overlapping place', async () => {
    const near = ['Quito', 'São Quitano', 'Sao Quitano', 'Quitano Prefecture'].map((correctAnswer, index) =>
      aDraft({ text: `Who wrote book ${index}?`, correctAnswer }),
    );
    const places = ['Germany', 'Prussia', 'German Empire', 'West Germany', 'Bavaria'].map(
      (correctAnswer, index) => aDraft({ text: `Who wrote map ${index}?`, correctAnswer }),
    );
    const result = await quizified([...near, ...places, ...pool(40)]);
    for (const { correctAnswer, incorrectAnswers } of result)
      for (const wrong of incorrectAnswers)
        expect(areRelated(analyzeName(correctAnswer), analyzeName(wrong))).toBe(false);
  });

  test('gets names of one sex, and companies for a company', async () => {
    const men = ['Robert', 'Kevin', 'George', 'Walter', 'Steven', 'Dennis', 'Martin', 'Victor'];
    const women = ['Susan', 'Laura', 'Karen', 'Nancy', 'Helen', 'Emily', 'Alice', 'Julia'];
    const surnames = ['Mockley', 'Stubbard', 'Fakewell'];
    const answers = [
      ...surnames.flatMap((last) =>
        [...men, ...women].map((first) => `${first} ${last}${first.length}${last}`),
      ),
    ].map((name) => name.replaceAll(/\d/gu, ''));
    const companies = Array.from(
      { length: 14 },
      (_none, index) => `Q${String.fromCharCode(97 + index)}zzop Media`,
    );
    const drafts = [...answers, ...companies].map((correctAnswer, index) =>
      aDraft({ text: `Who made thing ${index}?`, correctAnswer, answerKind: 'P170' }),
    );
    for (const { correctAnswer, incorrectAnswers } of await quizified(drafts)) {
      const first = correctAnswer.split(' ')[0] ?? '';
      const likes = [men, women].find((names) => names.includes(first));
      for (const wrong of incorrectAnswers)
        if (likes) expect(likes).toContain(wrong.split(' ')[0]);
        else expect(wrong).toMatch(/Media$/u);
    }
  });

  test('gets only answers from other fields if its kind has fields', async () => {
    const positions = [
      'midfielder',
      'defender',
      'goaltender',
      'quarterback',
      'pitcher',
      'point guard',
      'catcher',
    ];
    const more = [
      'linebacker',
      'shortstop',
      'cornerback',
      'striker',
      'goalkeeper',
      'setter',
      'hooker',
      'guard',
    ];
    const drafts = [...positions, ...more].map((correctAnswer, index) =>
      aDraft({ text: `What position does player ${index} play?`, correctAnswer, answerKind: 'P413' }),
    );
    const result = await quizified(drafts);
    expect(result[0]?.incorrectAnswers).toHaveLength(3);
    for (const wrong of result[0]?.incorrectAnswers ?? [])
      expect(['defender', 'striker', 'goalkeeper', 'guard']).not.toContain(wrong);
    expect(result.at(-1)).toMatchObject({ correctAnswer: 'guard', type: 'text_input' });
  });
});

describe('a question of several rows', () => {
  const rows = [
    aDraft({ text: 'Where is Mock?', correctAnswer: 'Arbon', acceptedAnswers: ['Corvo'] }),
    aDraft({ text: 'where is mock', correctAnswer: 'Dorne' }),
    aDraft({ text: 'Where is Mock?', correctAnswer: 'Dorne' }),
  ];

  test('becomes one record that accepts every answer, in any order of rows', async () => {
    const merged = { text: 'Where is Mock?', correctAnswer: 'Dorne', acceptedAnswers: ['Arbon', 'Corvo'] };
    for (const order of [rows, rows.toReversed()])
      for (const draft of await quizified(order)) expect(draft).toMatchObject(merged);
  });

  test('never gets an answer of another row as an option', async () => {
    const options = aDraft({
      text: 'Where is Mock?',
      sourceId: 'other',
      correctAnswer: 'Arbon',
      type: 'multiple',
      incorrectAnswers: ['Dorne', 'Quito'],
    });
    const [first] = await quizified([options, ...rows]);
    expect(first).toMatchObject({ correctAnswer: 'Arbon', incorrectAnswers: ['Quito'] });
  });

  test('counts repeated rows, but stores them once', async () => {
    const [dorne = aDraft()] = rows.slice(2);
    const often = [...rows, ...Array<Draft>(1_000).fill(dorne)];
    const survey = await surveyOf(often);
    expect([...survey.repeats.values()].map((kept) => [...kept.values()])).toEqual([[1, 1, 1_001]]);
    expect(quizify(survey, dorne)).toMatchObject({
      correctAnswer: 'Dorne',
      acceptedAnswers: ['Arbon', 'Corvo'],
    });
  });

  test('gets no distractors if it has more rows than are kept', async () => {
    const many = pool(201).map(({ correctAnswer }) => aDraft({ text: 'Where is Mock?', correctAnswer }));
    const other = aDraft({ text: 'Where is Stub?', correctAnswer: 'Zeno Brook' });
    const survey = await surveyOf([...many, other]);
    expect(survey.repeats.size).toBe(0);
    expect(many.map((draft) => quizify(survey, draft))).toEqual(many);
    expect(quizify(survey, other).type).toBe('multiple');
  });

  test('with the answers yes and no is flagged', async () => {
    const yes = {
      text: 'Is Mock?',
      type: 'boolean',
      correctAnswer: 'Yes',
      incorrectAnswers: ['No'],
    } as const;
    const no = { ...yes, correctAnswer: 'No', incorrectAnswers: ['Yes'] } as const;
    const result = await quizified([aDraft({ ...yes, sourceId: 'a' }), aDraft({ ...no, sourceId: 'b' })]);
    expect(result).toMatchObject([
      { correctAnswer: 'Yes', flags: ['incomplete_answers'] },
      { correctAnswer: 'No', flags: ['incomplete_answers'] },
    ]);
  });

  test('stays unchanged if its rows are equal', async () => {
    const twice = [aDraft(), aDraft()];
    expect(await quizified(twice)).toEqual(twice);
  });
});

const WORDS = [
  'Anna',
  'Bob',
  'Stub',
  'Mock',
  'Kyoto',
  'Prefecture',
  'New',
  'York',
  'City',
  'Ada',
  'Zoe',
  'Łódź',
  'of',
];
const someAnswer = fc.oneof(
  fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
  fc.integer({ min: 1, max: 2030 }).map(String),
  fc.integer({ min: 0, max: 60 }).map((number) => pool(61)[number]?.correctAnswer ?? 'Anna'),
);
const someDraft = fc
  .record({
    number: fc.integer({ min: 0, max: 25 }),
    correctAnswer: someAnswer,
    acceptedAnswers: fc.array(someAnswer, { maxLength: 3 }),
    answerKind: fc.constantFrom('P50', 'P50', 'P50', 'when', 'number', null),
    language: fc.constantFrom('en' as const, 'pl' as const),
  })
  .map(({ number, ...draft }) => aDraft({ ...draft, text: `Who is the author of tome ${number}?` }));

describe('quizify', () => {
  test('gives the same result for any order of rows, with three different options that are all wrong', async () => {
    const catalogue = fc.array(someDraft, { minLength: 1, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(
        catalogue,
        fc.array(fc.nat(), { minLength: 100, maxLength: 100 }),
        async (some, lots) => {
          const drafts = [...some, ...pool(30), ...pool(30, { language: 'pl' })];
          const shuffled = drafts
            .map((draft, index) => ({ draft, lot: lots[index] ?? 0 }))
            .toSorted((one, other) => one.lot - other.lot)
            .map(({ draft }) => draft);
          const [survey, again] = [await surveyOf(drafts), await surveyOf(shuffled)];
          const rights = new Map<string, string[]>();
          for (const { language, text, correctAnswer, acceptedAnswers } of drafts)
            rights.set(language + text, [
              ...(rights.get(language + text) ?? []),
              correctAnswer,
              ...acceptedAnswers,
            ]);
          for (const draft of drafts) {
            const result = quizify(survey, draft);
            expect(quizify(again, draft)).toEqual(result);
            if (!result.modifications.includes('quizified')) continue;
            expect(new Set(result.incorrectAnswers.map(optionKey)).size).toBe(3);
            for (const right of rights.get(draft.language + draft.text) ?? [])
              for (const wrong of result.incorrectAnswers)
                expect(isSameAnswer(analyzeName(right), analyzeName(wrong)), `${right} / ${wrong}`).toBe(
                  false,
                );
          }
          // Rows of one record are alike, whichever is read first.
          const records = new Map<string, Draft>();
          for (const draft of drafts) {
            const result = quizify(survey, draft);
            const key = draft.language + draft.sourceId;
            if (result.answerKind === (records.get(key) ?? result).answerKind)
              expect({ ...result }).toEqual({ ...(records.get(key) ?? result) });
            records.set(key, result);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
