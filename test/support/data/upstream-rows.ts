import type { Source } from '../../../src/contract/vocabulary.ts';

/** An invented row, and the upstream file that it would be in. */
export interface UpstreamRow {
  readonly file: string;
  readonly row: unknown;
}

const choices = ['ruler', 'thermometer', 'scale', 'clock'];
const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
const labelled = (texts: readonly string[]): unknown =>
  texts.map((text, index) => ({ text, label: letters[index] }));

const ARC_ROWS: readonly UpstreamRow[] = [
  {
    file: 'ARC-V1-Feb2018-2/ARC-Easy/ARC-Easy-Dev.jsonl',
    row: {
      id: 'Fixture_7000001',
      question: { stem: 'Which tool measures temperature?', choices: labelled(choices) },
      answerKey: 'B',
    },
  },
  {
    file: 'ARC-Challenge/train.jsonl',
    row: {
      id: 'Fixture_7000002',
      question: 'Which tool measures temperature?',
      choices: { text: choices, label: ['1', '2', '3', '4'] },
      answerKey: '2',
    },
  },
];

const OCTET = ['sand', 'mock heat', 'stub light', 'rain', 'a fixture', 'metal', 'wind', 'noise'];
const FORMATTED =
  'what can make a stub melt? (A) sand (B) mock heat (C) stub light (D) rain (E) a fixture (F) metal (G) wind (H) noise';
const QASC_FACTS = {
  fact1: 'Heat can make solids melt.',
  fact2: 'A stub is a solid.',
  combinedfact: 'mock heat can make a stub melt',
};
const QASC_ROWS: readonly UpstreamRow[] = [
  {
    file: 'QASC_Dataset/dev.jsonl',
    row: {
      id: '3FIXTURE000000000000000000000A',
      question: { stem: 'what can make a stub melt', choices: labelled(OCTET) },
      answerKey: 'B',
      ...QASC_FACTS,
      formatted_question: FORMATTED,
    },
  },
  {
    file: 'QASC_Dataset/test.jsonl',
    row: {
      id: '3FIXTURE000000000000000000000B',
      question: { stem: 'what can make a stub melt?', choices: labelled(OCTET) },
      formatted_question: FORMATTED,
    },
  },
  {
    file: 'qasc/train.jsonl',
    row: {
      id: '3FIXTURE000000000000000000000C',
      question: 'what can make a stub melt?',
      choices: { text: OCTET, label: letters },
      answerKey: 'B',
      ...QASC_FACTS,
      formatted_question: FORMATTED,
    },
  },
];

const CREAK_ROWS: readonly UpstreamRow[] = [
  {
    file: 'creak/train.json',
    row: {
      ex_id: 'train_0',
      sentence: 'A Fixture Lighthouse is usually built deep inside a cave.',
      explanation: 'Lighthouses guide ships, so they stand near the water.',
      label: 'false',
      entity: 'Fixture Lighthouse',
      en_wiki_pageid: '1234567',
      entity_mention_loc: [[2, 20]],
    },
  },
  {
    file: 'creak/contrast_set.json',
    row: {
      ex_id: 'c_0',
      sentence: 'test tea is drunk from a shoe .',
      explanation: 'n/a',
      label: 'false',
      entity: 'Test Tea',
      en_wiki_pageid: 'n/a',
      entity_mention_loc: [[0, 8]],
      pair_id: 'p_1',
    },
  },
  {
    file: 'creak/test_without_labels.json',
    row: {
      ex_id: 'test_0',
      sentence: 'Fixture rivers flow uphill.',
      entity: 'Fixture river',
      en_wiki_pageid: '42',
      entity_mention_loc: [[0, 14]],
    },
  },
];

const OPENTDB_ROWS: readonly UpstreamRow[] = [
  {
    file: 'opentdb.json',
    row: {
      type: 'multiple',
      difficulty: 'easy',
      category: 'Science &amp; Nature',
      question: 'Which fictional planet is called the &quot;Green Marble&quot; in this fixture? ',
      correct_answer: 'Verdia',
      incorrect_answers: ['Rubria', 'Caf&eacute;-9', 'Zed&#039;s World'],
    },
  },
  {
    file: 'opentdb.json',
    row: {
      type: 'boolean',
      difficulty: 'hard',
      category: 'Entertainment: Japanese Anime &amp; Manga',
      question: 'The stub of &quot;Mock&shy;saga&quot; is a fish.',
      correct_answer: 'True',
      incorrect_answers: ['False'],
    },
  },
];

const OPENTRIVIAQA_ROWS: readonly UpstreamRow[] = [
  {
    file: 'categories/animals',
    row: {
      text: 'Which made-up animal has three tails?',
      answer: 'Trikit',
      options: ['Monokit', 'Trikit', 'Dikit', 'Quadkit'],
      leftover: [],
      repaired: false,
    },
  },
];

const SVC_ROWS: readonly UpstreamRow[] = [
  {
    file: 'questions.en.jsonl',
    row: {
      id: 'svc-000001',
      language: 'en',
      text: 'Which made-up city is the capital of Fixtureland?',
      correctAnswer: 'Testville',
      incorrectAnswers: ['Mockton', 'Stubgrad', 'Fake City'],
      type: 'multiple',
      difficulty: 'easy',
      category: 'geography',
      tags: ['capitals'],
      subcategories: ['fixtureland'],
      regions: ['pl'],
      explanation: 'Testville is the seat of the fixture parliament.',
      author: null,
      createdAt: '2026-01-01T00:00:00.000Z',
    },
  },
];

const ENTITYQ_ROWS: readonly UpstreamRow[] = [
  {
    file: 'dataset/test/P36.test.json',
    row: { question: 'What is the capital of Mockovia?', answers: ['New Mock', 'Old Mock'] },
  },
];

const KQA_ROWS: readonly UpstreamRow[] = [
  {
    file: 'dataset/train.json',
    row: {
      question: 'Is the Fixture Tower taller than 50 metres?',
      choices: ['yes', 'no', ...Array.from({ length: 8 }, () => 'unknown')],
      program: [{ function: 'Find', dependencies: [], inputs: ['Fixture Tower'] }],
      sparql: 'ASK { ?e <pred:name> "Fixture Tower" . }',
      answer: 'yes',
    },
  },
  {
    file: 'dataset/val.json',
    row: {
      question: 'When was the Mock Bridge opened',
      choices: [
        '1992-05-03',
        '1993-06-04',
        '1988-07-05',
        '1701-01-02',
        '1950',
        '2001',
        'Testville',
        '1994-02-11',
        '1985-03-12',
        '2010-10-10',
      ],
      program: [],
      sparql: '',
      answer: '1992-05-03',
    },
  },
  {
    file: 'dataset/test.json',
    row: { question: 'Which stub is longer?', choices: ['A stub', 'B stub', 'C stub'] },
  },
];

const TONGUES = ['ar', 'de', 'ja', 'hi', 'pt', 'es', 'it', 'fr'];
const MINTAKA_ROWS: readonly UpstreamRow[] = [
  {
    file: 'data/mintaka_train.json',
    row: {
      id: '0000000a',
      question: 'What is the second book in the Mock Saga series?',
      translations: Object.fromEntries(TONGUES.map((tongue) => [tongue, '…'])),
      questionEntity: [
        {
          name: 'Q900001',
          entityType: 'entity',
          label: 'Mock Saga',
          mention: 'Mock Saga',
          span: [31, 40],
        },
        { name: 2, entityType: 'ordinal', mention: 'second', span: [12, 18] },
      ],
      answer: {
        answerType: 'entity',
        answer: [{ name: 'Q900002', label: { en: 'Stub Rising', ar: null, de: 'Stub im Aufstieg' } }],
        mention: 'Stub rises',
      },
      category: 'books',
      complexityType: 'ordinal',
    },
  },
  {
    file: 'data/mintaka_dev.json',
    row: {
      id: '0000000b',
      question: 'How many Fixture films are there?',
      translations: {},
      questionEntity: [],
      answer: {
        answerType: 'entity',
        answer: [
          { name: 'Q900006', label: 'Fixture I' },
          { name: 'Q900007', label: 'Fixture II' },
        ],
        mention: 'Fixture I, Fixture II',
        answerNum: 2,
      },
      category: 'movies',
      complexityType: 'count',
    },
  },
];

const MKQA_ROWS: readonly UpstreamRow[] = [
  {
    file: 'dataset/mkqa.jsonl.gz',
    row: {
      query: 'who wrote the mock saga',
      answers: {
        en: [{ type: 'entity', entity: 'Q900010', text: 'Anna Stub', aliases: ['A. Stub'] }],
        pl: [{ type: 'entity', entity: 'Q900010', text: 'Anna Stub', aliases: [] }],
      },
      queries: { en: 'who wrote the mock saga', pl: 'kot napisał Sagę Mock' },
      example_id: 123456789,
    },
  },
  {
    file: 'mkqa.jsonl',
    row: {
      query: 'how do i bake mock cake',
      answers: {
        en: [{ type: 'long_answer', text: null }],
        pl: [{ type: 'long_answer', text: null }],
      },
      queries: { en: 'how do i bake mock cake', pl: 'jak upiec ciasto mock' },
      example_id: 987654321,
    },
  },
];

const NQ_ROWS: readonly UpstreamRow[] = [
  {
    file: 'NQ-open.train.jsonl',
    row: { answer: ['Anna Stub', 'Bob Mock'], question: 'who wrote the mock saga theme' },
  },
  {
    file: 'NQ-open.efficientqa.test.1.1.jsonl',
    row: {
      question: 'who plays the hero in stub show',
      answer: ['Anna Stub'],
      def_correct_predictions: ['Anna B. Stub'],
      poss_correct_predictions: ['Dora Perhaps'],
      def_incorrect_predictions: ['Bob Mock', 'Ren\\u00e9 Fixture', 'Cara Fake'],
      answer_and_def_correct_predictions: ['Anna Stub', 'Anna B. Stub'],
    },
  },
];

const WEBQ_ROWS: readonly UpstreamRow[] = [
  {
    file: 'webquestions.examples.train.json',
    row: {
      url: 'http://www.freebase.com/view/en/mock_poet',
      targetValue:
        '(list (description "Two stubs") (description ""Mock" is the thing with wings") (description Fixtures))',
      utterance: 'what did mock poet write?',
    },
  },
  {
    file: 'main/trainmodel.json',
    row: { qId: 'wqr000001', answers: ['Bob Stub'], qText: 'what is the name of anna stub brother?' },
  },
];

/** Invented rows in the formats of the upstreams, with every documented variant at least once. */
export const UPSTREAM_ROWS: ReadonlyMap<Source, readonly UpstreamRow[]> = new Map([
  ['arc', ARC_ROWS],
  ['creak', CREAK_ROWS],
  ['entityq', ENTITYQ_ROWS],
  ['kqa-pro', KQA_ROWS],
  ['mintaka', MINTAKA_ROWS],
  ['mkqa', MKQA_ROWS],
  ['nq-open', NQ_ROWS],
  ['opentdb', OPENTDB_ROWS],
  ['opentriviaqa', OPENTRIVIAQA_ROWS],
  ['qasc', QASC_ROWS],
  ['svc', SVC_ROWS],
  ['webq', WEBQ_ROWS],
] satisfies [Source, readonly UpstreamRow[]][]);

/**
 * One of the invented rows with changed values.
 *
 * @param index - index of the row within the source
 */
export function aRow(source: Source, fields: Readonly<Record<string, unknown>> = {}, index = 0): unknown {
  const made = UPSTREAM_ROWS.get(source)?.[index];
  if (made === undefined) throw new Error(`There is no row ${index} of ${source}.`);
  return { ...(made.row as object), ...fields };
}
