import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { BloomFilter } from '../../../indexer/hashed-texts.ts';
import { nearDates, nearNumbers } from '../../../indexer/quizify/near-values.ts';
import { AnswerPool } from '../../../indexer/quizify/pool.ts';
import { quizify } from '../../../indexer/quizify/quizify.ts';
import { analyzeName, areRelated, isSameAnswer } from '../../../indexer/quizify/related-answers.ts';
import { type Survey, surveyAnswers } from '../../../indexer/quizify/survey.ts';
import { type Draft, openDraft } from '../../../indexer/sources/draft.ts';
import { sourceIdOf } from '../../../indexer/sources/text.ts';
import { optionKey } from '../../../src/contract/text.ts';
import { sized } from '../../support/sized.ts';

/** An open-ended English question about the author of something; its id follows from its text. */
function aDraft(wanted: Partial<Draft> = {}): Draft {
  const text = wanted.text ?? 'Who is the author of Gloom?';
  const draft = openDraft({
    sourceId: sourceIdOf(text, ''),
    language: 'en',
    text,
    correctAnswer: 'Anna Brook',
    quality: 'standard',
    answerKind: 'P50',
    ...wanted,
  });
  if ('reason' in draft) throw new Error(`No record could hold the draft: ${draft.reason}`);
  return draft;
}

/** Drafts with these answers, whose texts end in different numbers. */
const asking = (text: string, answers: readonly string[], wanted: Partial<Draft> = {}): Draft[] =>
  answers.map((correctAnswer, index) => aDraft({ text: `${text} ${index}?`, correctAnswer, ...wanted }));

/** Drafts of one kind with different answers: invented names without common words. */
function pool(count: number, wanted: Partial<Draft> = {}): Draft[] {
  const names = Array.from({ length: count }, (_none, index) =>
    [nameOf(index * 7 + 1), nameOf(index * 7 + 3)].join(' '),
  );
  return asking('Who is the author of volume', names, wanted);
}

/** A capital letter and five small ones that no other number gives. */
function nameOf(number: number): string {
  const letters = Array.from({ length: 5 }, (_none, at) =>
    String.fromCharCode(97 + ((Math.floor(number / 5 ** at) * 5 + at * 3) % 26)),
  );
  return `Q${letters.join('')}`;
}

const surveyOf = (drafts: readonly Draft[]): Promise<Survey> =>
  surveyAnswers(async function* () {
    await Promise.resolve();
    yield* drafts;
  });

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
    const near = asking('Who wrote book', ['Quito', 'São Quitano', 'Sao Quitano', 'Quitano Prefecture']);
    const lands = ['Germany', 'Prussia', 'German Empire', 'West Germany', 'Bavaria'];
    const result = await quizified([...near, ...asking('Who wrote map', lands), ...pool(40)]);
    for (const { correctAnswer, incorrectAnswers } of result)
      for (const wrong of incorrectAnswers)
        expect(areRelated(analyzeName(correctAnswer), analyzeName(wrong))).toBe(false);
  });

  test('gets names of one sex, and companies for a company', async () => {
    const men = ['Robert', 'Kevin', 'George', 'Walter', 'Steven', 'Dennis', 'Martin', 'Victor'];
    const women = ['Susan', 'Laura', 'Karen', 'Nancy', 'Helen', 'Emily', 'Alice', 'Julia'];
    const surnames = ['Mockley', 'Stubbard', 'Fakewell'];
    const answers = surnames.flatMap((last) => [...men, ...women].map((first) => `${first} ${last}${last}`));
    const companies = 'abcdefghijklmn'.split('').map((letter) => `Q${letter}zzop Media`);
    const drafts = asking('Who made thing', [...answers, ...companies], { answerKind: 'P170' });
    for (const { correctAnswer, incorrectAnswers } of await quizified(drafts)) {
      const first = correctAnswer.split(' ')[0] ?? '';
      const likes = [men, women].find((names) => names.includes(first));
      for (const wrong of incorrectAnswers)
        if (likes) expect(likes).toContain(wrong.split(' ')[0]);
        else expect(wrong).toMatch(/Media$/u);
    }
  });

  test('gets only answers from other fields if its kind has fields', async () => {
    const positions =
      'midfielder defender goaltender quarterback pitcher catcher linebacker shortstop cornerback striker goalkeeper';
    const names = [...positions.split(' '), 'point guard', 'setter', 'hooker', 'guard'];
    const result = await quizified(asking('What position has player', names, { answerKind: 'P413' }));
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
    const options = {
      type: 'multiple',
      correctAnswer: 'Arbon',
      incorrectAnswers: ['Dorne', 'Quito'],
    } as const;
    const [first] = await quizified([
      aDraft({ text: 'Where is Mock?', sourceId: 'other', ...options }),
      ...rows,
    ]);
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
    const claim = (correctAnswer: string, other: string): Draft =>
      aDraft({
        text: 'Is Mock?',
        type: 'boolean',
        sourceId: other,
        correctAnswer,
        incorrectAnswers: [other],
      });
    expect(await quizified([claim('Yes', 'No'), claim('No', 'Yes')])).toMatchObject([
      { correctAnswer: 'Yes', flags: ['incomplete_answers'] },
      { correctAnswer: 'No', flags: ['incomplete_answers'] },
    ]);
  });

  test('stays unchanged if its rows are equal', async () => {
    const twice = [aDraft(), aDraft()];
    expect(await quizified(twice)).toEqual(twice);
  });
});

const WORDS = 'Anna Bob Stub Mock Kyoto Prefecture New York City Ada Zoe Łódź of'.split(' ');
const someAnswer = fc.oneof(
  fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
  fc.integer({ min: 1, max: 2030 }).map(String),
  fc.constantFrom(...pool(61).map(({ correctAnswer }) => correctAnswer)),
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
const fillers = [...pool(30), ...pool(30, { language: 'pl' })];
const some = fc.array(someDraft, { minLength: 1, maxLength: 40 }).map((drafts) => [...drafts, ...fillers]);
const orders = some.chain((drafts) =>
  fc.tuple(fc.constant(drafts), fc.shuffledSubarray(drafts, { minLength: drafts.length })),
);

test('any rows give the same questions in any order, with three different options that are all wrong', async () => {
  await fc.assert(
    fc.asyncProperty(orders, async ([drafts, shuffled]) => {
      const [survey, again] = [await surveyOf(drafts), await surveyOf(shuffled)];
      const results = drafts.map((draft) => quizify(survey, draft));
      expect(drafts.map((draft) => quizify(again, draft))).toEqual(results);
      const rights = Map.groupBy(drafts, ({ language, text }) => language + text);
      for (const { language, text, modifications, incorrectAnswers } of results) {
        if (!modifications.includes('quizified')) continue;
        expect(new Set(incorrectAnswers.map(optionKey)).size).toBe(3);
        const right = (rights.get(language + text) ?? []).flatMap((draft) => [
          draft.correctAnswer,
          ...draft.acceptedAnswers,
        ]);
        const alsoRight = incorrectAnswers.filter((wrong) =>
          right.some((answer) => isSameAnswer(analyzeName(answer), analyzeName(wrong))),
        );
        expect(alsoRight).toEqual([]);
      }
      // Rows of one record are alike, whichever is read first.
      for (const alike of Map.groupBy(
        results,
        ({ language, sourceId, answerKind }) => `${language} ${sourceId} ${answerKind}`,
      ).values())
        expect(alike).toEqual(Array(alike.length).fill(alike[0]));
    }),
    { numRuns: sized({ short: 20, long: 400 }) },
  );
});

test('a pool keeps the same 2,000 answers with exact counts in any order', () => {
  const answers = Array.from({ length: 12_000 }, (_none, index) => `answer ${index % 9_000}`);
  const poolOf = (order: readonly string[]): unknown => {
    const pool = new AnswerPool();
    for (const answer of order) pool.add(answer);
    return pool.answers();
  };
  const kept = poolOf(answers) as { text: string; count: number }[];
  expect(kept).toHaveLength(2_000);
  for (const { text, count } of kept) expect(count).toBe(Number(text.slice(7)) < 3_000 ? 2 : 1);
  expect(poolOf(answers.toReversed())).toEqual(kept);
  expect(poolOf(answers.toSorted())).toEqual(kept);
});

test('a filter recognizes every known text, and mistakes few new ones for known ones', () => {
  const filter = new BloomFilter();
  let mistaken = 0;
  for (let index = 0; index < 100_000; index += 1) if (filter.add(`text ${index}`)) mistaken += 1;
  expect(mistaken).toBeLessThanOrEqual(1);
  for (let index = 0; index < 100_000; index += 1)
    if (!filter.add(`text ${index}`)) throw new Error(`text ${index} was forgotten.`);
});

const SEEDS = Array.from({ length: 60 }, (_none, index) => `seed ${index}`);
const dates = (answer: string, right: readonly string[] = [], question = 'When?'): (string[] | undefined)[] =>
  SEEDS.map((seed) => nearDates(answer, 'en', question, [answer, ...right], seed));
const numbers = (
  answer: string,
  right: readonly string[] = [],
  language: 'en' | 'pl' = 'en',
): (string[] | undefined)[] =>
  SEEDS.map((seed) => nearNumbers(answer, language, 'How many?', [answer, ...right], seed));

/** At which places the right value stands among its options. */
const places = (right: number, options: readonly (readonly number[])[]): Set<number> =>
  new Set(options.map((wrong) => wrong.filter((value) => value < right).length));

describe('nearDates', () => {
  test('gives three other years near the right one, which can have any rank among the four', () => {
    const years = dates('1956').map((wrong) => (wrong ?? []).map(Number));
    for (const wrong of years) {
      expect(new Set([...wrong, 1956]).size).toBe(4);
      for (const year of wrong) expect(Math.abs(year - 1956)).toBeLessThanOrEqual(9);
    }
    expect(places(1956, years)).toEqual(new Set([0, 1, 2, 3]));
  });

  test('gives no year that a right answer covers', () => {
    for (const [right, from, to] of [
      ['from 1952 until 1958', 1952, 1958],
      ['1956–58', 1956, 1958],
      ['the 1950s', 1950, 1959],
    ] as const)
      for (const wrong of dates('1956', [right]))
        for (const year of wrong ?? []) expect(Number(year) < from || Number(year) > to).toBe(true);
    expect(dates('1956', ['20th century'])).toEqual(SEEDS.map(() => undefined));
  });

  test('keeps the notation of a date, and gives no future date', () => {
    for (const wrong of dates('May 3, 2018')) {
      expect(wrong).toHaveLength(3);
      for (const date of wrong ?? []) {
        expect(date).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/u);
        expect(Number(date.slice(-4))).toBeLessThanOrEqual(2022);
      }
    }
    for (const date of nearDates('3 maja 1992', 'pl', 'Kiedy?', [], 'x') ?? [])
      expect(date).toMatch(/^\d{1,2} \p{L}+ \d{4}$/u);
    for (const date of dates('May 1992')[0] ?? []) expect(date).toMatch(/^[A-Z][a-z]+ \d{4}$/u);
  });

  test('gives only every fourth year for events held every four years', () => {
    for (const wrong of dates('1996', [], 'When were the olympics in Mockton?'))
      for (const year of wrong ?? []) expect(Number(year) % 4).toBe(0);
  });

  const NOT_DATES = ['early 2014', 'Saturday', '14 December 1972 UTC', '30 February 1999', '44 BC', '900'];
  test.each(NOT_DATES)('ignores %s', (answer) => {
    expect(nearDates(answer, 'en', 'When?', [answer], 'x')).toBe(undefined);
  });

  test('ignores a question that contains the year', () => {
    expect(nearDates('3 May 1992', 'en', 'When in 1992?', [], 'x')).toBe(undefined);
  });
});

describe('nearNumbers', () => {
  test('counts small numbers by one, with the answer at any rank', () => {
    const counts = numbers('7').map((wrong) => (wrong ?? []).map(Number));
    for (const wrong of counts) expect(Math.max(...wrong, 7) - Math.min(...wrong, 7)).toBe(3);
    expect(places(7, counts)).toEqual(new Set([0, 1, 2, 3]));
    for (const wrong of numbers('2'))
      for (const number of wrong ?? []) expect(Number(number)).toBeGreaterThan(0);
  });

  test.each([
    ['seven', /^[a-z]+$/u],
    ['$2,500', /^\$\d,\d00$/u],
    ['12 seasons', /^\d+ seasons$/u],
    ['1.5 million', /^\d\.\d million$/u],
    ['25%', /^\d\d%$/u],
    ['7,705,281', /^\d{1,2},\d{3},\d{3}$/u],
    ['11 years', /^\d+ years$/u],
  ])('writes numbers like %s', (answer, form) => {
    const all = numbers(answer);
    expect(all.filter((wrong) => wrong?.length === 3).length).toBeGreaterThan(SEEDS.length / 2);
    for (const wrong of all) for (const number of wrong ?? []) expect(number).toMatch(form);
  });

  test('inflects Polish units', () => {
    for (const wrong of numbers('3 lata', [], 'pl'))
      for (const years of wrong ?? []) expect(years).toMatch(/^(?:1 rok|[234] lata|[56] lat)$/u);
  });

  test('gives no number between right answers, and none if one is vague', () => {
    for (const wrong of numbers('11', ['eight']))
      for (const number of wrong ?? []) expect(Number(number) < 8 || Number(number) > 11).toBe(true);
    expect(numbers('83', ['more than 80'])).toEqual(SEEDS.map(() => undefined));
  });

  test.each(['6\'2"', 'two four-year terms', '1951–52', '', 'three hundred'])('ignores %j', (answer) => {
    expect(nearNumbers(answer, 'en', 'How many?', [answer], 'x')).toBe(undefined);
  });

  test('ignores a Polish unit that it cannot inflect', () => {
    expect(nearNumbers('3 kurki', 'pl', 'Ile?', [], 'x')).toBe(undefined);
  });
});
