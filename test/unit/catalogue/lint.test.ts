import { describe, expect, test } from 'vitest';

import { askAll, type Rule } from '../../../catalogue/lint/asked.ts';
import { checkAskedTwice } from '../../../catalogue/lint/asked-twice.ts';
import { checkExplanations } from '../../../catalogue/lint/explanations.ts';
import { checkGivenAway } from '../../../catalogue/lint/given-away.ts';
import { checkLabelCase, lintLabels } from '../../../catalogue/lint/label-case.ts';
import { checkGivenAwayByLength, checkLengths } from '../../../catalogue/lint/lengths.ts';
import { lintCatalogue } from '../../../catalogue/lint/lint-catalogue.ts';
import { checkOptions } from '../../../catalogue/lint/options.ts';
import { checkPolish } from '../../../catalogue/lint/polish.ts';
import { checkShares } from '../../../catalogue/lint/shares.ts';
import { checkByTable, checkByTurning } from '../../../catalogue/lint/two-right.ts';
import { checkVocabulary } from '../../../catalogue/lint/vocabulary.ts';
import type { BilingualQuestion, Template, Wording } from '../../../catalogue/template.ts';
import { TEMPLATES } from '../../../catalogue/templates/index.ts';

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

const found = (rule: Rule, ...templates: readonly Template[]): string[] => rule(askAll(templates));

/** The same question of many keys, each with a text of its own. */
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
  expect(lintCatalogue(TEMPLATES)).toEqual([]);
});

test('the linter finds nothing in a sound question', () => {
  expect(lintCatalogue([aTemplate()])).toEqual([]);
});

test('the linter names the rule', () => {
  expect(lintCatalogue([aTemplate([aQuestion({ incorrect: ['Oder', 'Elbe'] })])])).toEqual([
    'options: river-of-city/warsaw (en) has 2 wrong options: give 3.',
  ]);
});

describe('a question is found that', () => {
  test.each<[string, Rule, BilingualQuestion, RegExp]>([
    [
      'offers the same option twice',
      checkOptions,
      aQuestion({ incorrect: ['Oder', 'oder', 'Elbe'] }),
      /same option twice/,
    ],
    [
      'holds its answer',
      checkGivenAway,
      aQuestion({ text: 'On which river, the Vistula, does Warsaw lie?' }),
      /holds its answer “Vistula”/,
    ],
    [
      'holds its Polish answer',
      checkGivenAway,
      aQuestion({}, { text: 'Czy Wisła to rzeka w Warszawie?' }),
      /\(pl\).*“Wisła”/,
    ],
    [
      'holds its answer with an ending',
      checkGivenAway,
      aQuestion({}, { text: 'Nad jaką rzeką, Wisłą, leży Warszawa?', correct: 'Wisł' }),
      /\(pl\).*“Wisł”/,
    ],
    ['has no Polish', checkPolish, aQuestion({}, { text: '' }), /blank/],
    ['has English for Polish', checkPolish, aQuestion({}, { text: EN.text }), /English text in Polish/],
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
    ['has an unknown tag', checkVocabulary, { ...aQuestion(), tags: ['no-such-tag'] }, /no-such-tag/],
    [
      'has an unknown subcategory',
      checkVocabulary,
      { ...aQuestion(), subcategories: ['no-such'] },
      /subcategory no-such/,
    ],
    ['has an unknown region', checkVocabulary, { ...aQuestion(), regions: ['zz'] }, /code zz/],
  ])('%s', (_name, rule, question, sentence) => {
    expect(found(rule, aTemplate())).toEqual([]);
    expect(found(rule, aTemplate([question]))).toEqual([expect.stringMatching(sentence)]);
  });
});

describe('two right options are found', () => {
  test('by the table behind the template', () => {
    const template = aTemplate([aQuestion()], { right: () => ['Vistula', 'Danube'] });
    expect(found(checkByTable, template)).toEqual([expect.stringMatching(/“Danube” is right as well/)]);
    expect(found(checkByTable, aTemplate([aQuestion()], { right: () => ['Vistula'] }))).toEqual([]);
  });

  test('when the table does not hold the right one', () => {
    expect(found(checkByTable, aTemplate([aQuestion()], { right: () => ['Bug'] }))).toEqual([
      expect.stringMatching(/“Vistula” is not right/),
    ]);
  });

  test('by the template that asks the same facts the other way round', () => {
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
        { name: 'city-of-river', turns: 'river-of-city' },
      );
    expect(found(checkByTurning, rivers, city(['Toruń', 'Prague', 'Vienna']))).toEqual([
      expect.stringMatching(/city-of-river\/vistula: by river-of-city “Toruń” is right as well/),
    ]);
    expect(found(checkByTurning, rivers, city(['Berlin', 'Prague', 'Vienna']))).toEqual([]);
  });
});

describe('a template is found', () => {
  test('when its right options are the longest too often', () => {
    const long = many(20, () => ({ correct: 'The river Vistula' }));
    expect(found(checkGivenAwayByLength, aTemplate(long))).toEqual([
      expect.stringMatching(/longest in 100 %/),
    ]);
    const fair = many(20, (number) => ({ correct: number % 3 === 0 ? 'The river Vistula' : 'Bug' }));
    expect(found(checkGivenAwayByLength, aTemplate(fair))).toEqual([]);
  });

  test('when it makes more than its share', () => {
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
    expect(found(checkShares, ...small, large)).toEqual([expect.stringMatching(/^large makes 9.1 %/)]);
  });
});

test('the same words asked twice are found, whatever their case and signs', () => {
  const twice = [
    aQuestion(),
    aQuestion({ text: 'Which river FLOWS through Warsaw' }, { text: 'Inaczej?' }, 'again'),
  ];
  expect(found(checkAskedTwice, aTemplate(twice))).toEqual([
    expect.stringMatching(/again \(en\) asks the same as river-of-city\/warsaw/),
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
