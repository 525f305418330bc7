import { describe, expect, test } from 'vitest';

import { questionsOf } from '../../../catalogue/template-question.ts';
import type { Rule } from '../../../catalogue/lint/rule.ts';
import { checkRepeatedQuestions } from '../../../catalogue/lint/repeated-questions.ts';
import { checkExplanations } from '../../../catalogue/lint/explanations.ts';
import { checkGivenAway } from '../../../catalogue/lint/given-away.ts';
import { checkLabelCase, lintLabels } from '../../../catalogue/lint/label-case.ts';
import { checkGivenAwayByLength, checkLengths } from '../../../catalogue/lint/lengths.ts';
import { lintCatalogue } from '../../../catalogue/lint/lint-catalogue.ts';
import { checkOptionCase } from '../../../catalogue/lint/option-case.ts';
import { checkOptions } from '../../../catalogue/lint/options.ts';
import { checkPolish } from '../../../catalogue/lint/polish.ts';
import { checkShares } from '../../../catalogue/lint/shares.ts';
import { checkByTable, checkByReverse } from '../../../catalogue/lint/two-right.ts';
import { checkKnownSlugs } from '../../../catalogue/lint/known-slugs.ts';
import type { BilingualQuestion, Template, Wording } from '../../../catalogue/template.ts';
import { TEMPLATES } from '../../../catalogue/templates/index.ts';
import { writtenTemplates } from '../../../catalogue/written/written-templates.ts';

const EN: Wording = {
  text: 'Which river flows through Warsaw?',
  correct: 'Vistula',
  incorrect: ['Oder', 'Elbe', 'Danube'],
};
const PL: Wording = {
  text: 'Jaka rzeka płynie przez Warszawę?',
  correct: 'Wisła',
  incorrect: ['Odra', 'Łaba', 'Dunaj'],
};

const EXPLAINED_EN = { explanation: 'It rises in the Silesian Beskids.' };
const EXPLAINED_PL = { explanation: 'Jej źródła są w Beskidzie Śląskim.' };

function aQuestion(en: Partial<Wording> = {}, pl: Partial<Wording> = {}, key = 'warsaw'): BilingualQuestion {
  return { key, familiarity: 1, en: { ...EN, ...en }, pl: { ...PL, ...pl } };
}

function aTemplate(
  questions: readonly BilingualQuestion[] = [aQuestion()],
  other: Partial<Template> = {},
): Template {
  return {
    name: 'river-of-city',
    type: 'multiple',
    category: 'geography',
    subcategories: ['rivers-and-lakes'],
    tags: ['rivers'],
    hardness: 0,
    written: '2026-11-21',
    questions: () => questions,
    ...other,
  };
}

const found = (rule: Rule, ...templates: readonly Template[]): string[] => rule(questionsOf(templates));

/** The same question with many keys, each with a different text. */
function many(count: number, en: (number: number) => Partial<Wording>): BilingualQuestion[] {
  return Array.from({ length: count }, (_, index) =>
    aQuestion(
      { text: `Which river flows through town ${index}?`, ...en(index) },
      { text: `Jaka rzeka płynie przez miasto ${index}?` },
      `town-${index}`,
    ),
  );
}

test('the linter finds nothing in the starter catalogue', { timeout: 120_000 }, () => {
  expect(lintCatalogue([...TEMPLATES, ...writtenTemplates()])).toEqual([]);
});

test('the linter finds nothing in a valid question', () => {
  expect(lintCatalogue([aTemplate([aQuestion(EXPLAINED_EN, EXPLAINED_PL)])])).toEqual([]);
});

test('the linter names the rule', () => {
  const wrong = aQuestion({ ...EXPLAINED_EN, incorrect: ['Oder', 'Elbe'] }, EXPLAINED_PL);
  expect(lintCatalogue([aTemplate([wrong])])).toEqual([
    'options: river-of-city/warsaw (en) has 2 wrong options: give 3.',
  ]);
});

test('the linter finds nothing in options that have no capital', () => {
  const options = { correct: 'cat', incorrect: ['chmod', 'iPad', 'f/8'] };
  expect(found(checkOptionCase, aTemplate([aQuestion(options, options)]))).toEqual([]);
});

test('the linter finds the same text twice only if it does not ask about its options', () => {
  const [en, pl] = [{ text: 'Which of these came first?' }, { text: 'Który z tych filmów był pierwszy?' }];
  const others = { incorrect: ['San', 'Bug', 'Narew'] };
  const two = aTemplate([aQuestion(en, pl), aQuestion({ ...en, ...others }, { ...pl, ...others }, 'elbe')]);
  expect(found(checkRepeatedQuestions, two)).toEqual([]);
  expect(
    found(checkRepeatedQuestions, aTemplate([aQuestion(en, pl), aQuestion(en, pl, 'elbe')])),
  ).toHaveLength(2);
});

describe('the linter finds a question that', () => {
  test.each<[string, Rule, BilingualQuestion, RegExp]>([
    [
      'offers the same option twice',
      checkOptions,
      aQuestion({ incorrect: ['Oder', 'oder', 'Elbe'] }),
      /same option twice/,
    ],
    [
      'has an option in lower case',
      checkOptionCase,
      aQuestion({}, { incorrect: ['w Odrze', 'Łaba', 'Dunaj'] }),
      /\(pl\): write “W Odrze”, not “w Odrze”/,
    ],
    [
      'contains its answer',
      checkGivenAway,
      aQuestion({ text: 'On which river, the Vistula, does Warsaw lie?' }),
      /contains its answer “Vistula”/,
    ],
    [
      'holds its Polish answer',
      checkGivenAway,
      aQuestion({}, { text: 'Czy Wisła to rzeka w Warszawie?' }),
      /\(pl\).*“Wisła”/,
    ],
    [
      'contains its answer with an ending',
      checkGivenAway,
      aQuestion({}, { text: 'Nad jaką rzeką, Wisłą, leży Warszawa?', correct: 'Wisł' }),
      /\(pl\).*“Wisł”/,
    ],
    ['has no Polish', checkPolish, aQuestion({}, { text: '' }), /has an empty text in Polish/],
    [
      'has English for Polish',
      checkPolish,
      aQuestion({}, { text: EN.text }),
      /has the English text as its Polish text/,
    ],
    [
      'has an English word in its Polish',
      checkPolish,
      aQuestion({}, { text: 'Która rzeka, which płynie przez Warszawę?' }),
      /“which”/,
    ],
    [
      'explains in one language only',
      checkPolish,
      aQuestion({ explanation: 'It flows into the Baltic.' }),
      /one language/,
    ],
    ['is too long', checkLengths, aQuestion({ text: `${'long '.repeat(45)}?` }), /characters: at most 200/],
    [
      'has an answer that is too long',
      checkLengths,
      aQuestion({ correct: 'V'.repeat(81) }),
      /longer than 80/,
    ],
    [
      'explains by repeating',
      checkExplanations,
      aQuestion({ explanation: 'The Vistula flows through Warsaw.' }),
      /only repeats/,
    ],
    [
      'explains by another option',
      checkExplanations,
      aQuestion({ explanation: 'The Oder is a long waterway.' }),
      /names “Oder” and not “Vistula”/,
    ],
    ['has an unknown tag', checkKnownSlugs, { ...aQuestion(), tags: ['no-such-tag'] }, /no-such-tag/],
    [
      'has an unknown subcategory',
      checkKnownSlugs,
      { ...aQuestion(), subcategories: ['no-such'] },
      /subcategory no-such/,
    ],
    ['has an unknown region', checkKnownSlugs, { ...aQuestion(), regions: ['zz'] }, /code zz/],
  ])('%s', (_name, rule, question, sentence) => {
    expect(found(rule, aTemplate())).toEqual([]);
    expect(found(rule, aTemplate([question]))).toEqual([expect.stringMatching(sentence)]);
  });
});

describe('the linter finds two right options', () => {
  test('by the table behind the template', () => {
    const template = aTemplate([aQuestion()], { right: () => ['Vistula', 'Danube'] });
    expect(found(checkByTable, template)).toEqual([expect.stringMatching(/“Danube” is right as well/)]);
    expect(found(checkByTable, aTemplate([aQuestion()], { right: () => ['Vistula'] }))).toEqual([]);
  });

  test('when the table does not contain the right one', () => {
    expect(found(checkByTable, aTemplate([aQuestion()], { right: () => ['Bug'] }))).toEqual([
      expect.stringMatching(/“Vistula” is not right/),
    ]);
  });

  test('by the template that asks the same facts in the opposite direction', () => {
    const rivers = aTemplate([
      aQuestion(),
      aQuestion({ text: 'Which river flows through Toruń?' }, {}, 'torun'),
    ]);
    const city = (incorrect: readonly string[]): Template =>
      aTemplate(
        [
          aQuestion({ text: 'Which city lies on the Vistula?', correct: 'Warsaw', incorrect }, {}, 'vistula'),
          aQuestion({ text: 'Which city lies on the Oder?', correct: 'Wrocław', incorrect: [] }, {}, 'oder'),
        ],
        { name: 'city-of-river', reverseOf: 'river-of-city' },
      );
    expect(found(checkByReverse, rivers, city(['Toruń', 'Prague', 'Vienna']))).toEqual([
      expect.stringMatching(/city-of-river\/vistula: by river-of-city “Toruń” is right as well/),
    ]);
    expect(found(checkByReverse, rivers, city(['Berlin', 'Prague', 'Vienna']))).toEqual([]);
  });
});

describe('the linter finds a template', () => {
  test('when its right options are the longest too often', () => {
    const long = many(20, () => ({ correct: 'The river Vistula' }));
    expect(found(checkGivenAwayByLength, aTemplate(long))).toEqual([
      expect.stringMatching(/longest in 100 %/),
    ]);
    const fair = many(20, (number) => ({ correct: number % 3 === 0 ? 'The river Vistula' : 'Bug' }));
    expect(found(checkGivenAwayByLength, aTemplate(fair))).toEqual([]);
  });

  test('when it has too many of the questions', () => {
    const small = Array.from({ length: 40 }, (_, index) =>
      aTemplate(
        many(25, () => ({})),
        { name: `small-${index}` },
      ),
    );
    expect(found(checkShares, ...small)).toEqual([]);
    const large = aTemplate(
      many(100, () => ({})),
      { name: 'large' },
    );
    expect(found(checkShares, ...small, large)).toEqual([expect.stringMatching(/^large has 9.1 %/)]);
  });
});

test('the linter finds the same words in two questions, regardless of case and punctuation', () => {
  const twice = [
    aQuestion(),
    aQuestion({ text: 'Which river FLOWS through Warsaw' }, { text: 'Inaczej?' }, 'again'),
  ];
  expect(found(checkRepeatedQuestions, aTemplate(twice))).toEqual([
    expect.stringMatching(/again \(en\) repeats river-of-city\/warsaw/),
  ]);
});

describe('labels', () => {
  test('are in sentence case throughout the taxonomy', () => {
    expect(lintLabels()).toEqual([]);
  });

  test.each([
    'Video games',
    'Internet domains',
    'Two-wheelers',
    'Films of the 1920s',
    'Countries on the Baltic Sea',
    'Jane Austen and the Brontës',
    'Polish Romantic poets',
    'US states',
    'All around us',
  ])('may be %j', (label) => {
    expect(checkLabelCase('Topic "x"', label)).toEqual([]);
  });

  test.each([
    ['Internet Domains', ['write "Domains" in lower case']],
    ['Two-Wheelers', ['write "Wheelers" in lower case']],
    ['Harry Potter', ['write "Potter" in lower case or list it in proper-nouns.ts']],
    ['Baltic Seas', ['write "Seas" in lower case']],
    ['Poets of the middle ages', ['capitalise "middle ages"']],
    ['rivers', ['starts with a lower-case letter']],
  ])('may not be %j', (label, sentences) => {
    expect(checkLabelCase('Topic "x"', label)).toEqual(
      sentences.map((sentence): unknown => expect.stringContaining(sentence)),
    );
  });
});
