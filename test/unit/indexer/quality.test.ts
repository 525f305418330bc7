import { describe, expect, test } from 'vitest';

import { judgeDrafts } from '../../../indexer/quality/judge-drafts.ts';
import {
  createKnowledge,
  hasHiddenTitle,
  type Knowledge,
  readingHash,
} from '../../../indexer/quality/knowledge.ts';
import { CatalogueNames } from '../../../indexer/quality/names.ts';
import { restoreApostrophes } from '../../../indexer/quality/restore-apostrophes.ts';
import { restoreNames } from '../../../indexer/quality/restore-names.ts';
import type { Draft } from '../../../indexer/sources/draft.ts';
import type { QualityTier, Source } from '../../../src/contract/vocabulary.ts';
import { aDraft } from '../../support/data/a-question.ts';

const { popular } = createKnowledge();

/** Knowledge from invented quiz questions, each in three sources. Nobody has read them. */
function knowledgeOf(...texts: readonly string[]): Knowledge {
  const knowledge = { names: new CatalogueNames(), popular, readings: new Map() };
  const sources: readonly Source[] = ['svc', 'opentdb', 'opentriviaqa'];
  for (const source of sources) for (const text of texts) knowledge.names.add({ source, text, answers: [] });
  return knowledge;
}

const knowledge = knowledgeOf(
  'Did Anna Trikit, the author of The Lantern of Gloom, win the prize?',
  'Was The Lantern of Gloom written by Anna Trikit or by Bob Mock?',
);

function judged(source: Source, wanted: Partial<Draft>): Draft {
  const [draft] = judgeDrafts(knowledge, source, [aDraft({ answerKind: 'P50', ...wanted })]);
  if (draft === undefined) throw new Error('no draft was returned');
  return draft;
}

const options = { type: 'multiple', incorrectAnswers: ['Bob Mock', 'Cara Fake', 'Dan Stub'] } as const;

test('a question about a known book is better than one about an unknown book, but nobody has read it', () => {
  const ask = (text: string, correctAnswer: string): Draft =>
    judged('entityq', { text, correctAnswer, extensions: { relation: 'P50' }, ...options });
  const known = ask('Who is the author of The Lantern of Gloom?', 'Anna Trikit');
  const unknown = ask('Who is the author of Qwertz Uiop?', 'Yxcv Bnm');
  expect([known.quality, unknown.quality]).toEqual(['standard', 'standard']);
  expect(known.extensions.qualityReasons).toEqual(['unread']);
  expect(unknown.extensions.qualityReasons).toContain('subject_known_0');
});

describe('good questions that nobody has read', () => {
  const text = 'Who is the author of The Lantern of Gloom?';
  const good = { text, correctAnswer: 'Anna Trikit', ...options };

  test('are high if the source was reviewed, and standard otherwise', () => {
    const drafts = [judged('opentdb', good), judged('opentriviaqa', good)];
    expect(drafts.map(({ quality }) => quality)).toEqual(['high', 'standard']);
  });

  test.each([
    ['a year as its answer', { correctAnswer: '1848', incorrectAnswers: ['1846', '1847', '1849'] }],
    ['a superlative', { text: 'Who wrote the longest book in the world, The Lantern of Gloom?' }],
    ['true and false as options', { type: 'boolean', correctAnswer: 'True', incorrectAnswers: ['False'] }],
  ] as const)('a reviewed one with %s is standard', (_case, wanted) => {
    expect(judged('opentdb', { ...good, ...wanted }).quality).toBe('standard');
  });
});

describe('questions that a person has read', () => {
  const draft = aDraft({ sourceId: 'one', text: 'Who wrote The Lantern of Gloom?', ...options });
  const read = (quality: QualityTier, wanted: Partial<Draft> = {}): Draft | undefined => {
    const reason = quality === 'high' ? 'good' : 'false';
    const readings = new Map([['opentriviaqa one', { hash: readingHash(draft), quality, reason } as const]]);
    return judgeDrafts({ ...knowledge, readings }, 'opentriviaqa', [{ ...draft, ...wanted }]).at(0);
  };

  test('have the tier of the reading, regardless of their signals', () => {
    const tiers = ['high', 'needs_review'] as const;
    expect(tiers.map((quality) => read(quality)?.quality)).toEqual(tiers);
    expect(read('needs_review')?.extensions.qualityReasons).toEqual(['read', 'false']);
  });

  test('are judged by their signals again if the upstream changes an option', () => {
    const changed = read('needs_review', { incorrectAnswers: ['Bob Mock', 'Cara Fake', 'Eve Dummy'] });
    expect(changed?.quality).toBe('standard');
  });

  test('need a review if they are flagged', () => {
    expect(read('high', { flags: ['time_relative'] })?.quality).toBe('needs_review');
  });

  test('are recognized in another order and without what is restored: capitals and apostrophes', () => {
    const other = {
      ...draft,
      text: 'who wrote the lantern of gloom',
      incorrectAnswers: draft.incorrectAnswers.toReversed(),
    };
    expect(readingHash(other)).toBe(readingHash(draft));
  });
});

describe('search queries', () => {
  test.each([
    ['a query that asks nothing', 'Lantern of gloom characters?', 'Anna Trikit'],
    ['an answer of another kind', 'When did anna trikit write the lantern of gloom?', 'Mockton'],
    ['advice', 'How do you paint a lantern?', 'with a brush'],
  ])('%s needs a review, and the record says why', (_case, text, correctAnswer) => {
    const draft = judged('nq-open', { text, correctAnswer, answerKind: null });
    expect(draft.quality).toBe('needs_review');
    expect(draft.extensions.qualityReasons).not.toEqual([]);
  });

  test('restored names are a modification', () => {
    const draft = judged('webq', { text: 'Where was anna trikit born?', correctAnswer: 'Mockton' });
    expect(draft).toMatchObject({ text: 'Where was Anna Trikit born?', modifications: ['refined_text'] });
  });

  test('other sources keep their case', () => {
    const text = 'Where was anna trikit born?';
    expect(judged('mintaka', { text }).text).toBe(text);
  });
});

describe('the difficulty of questions that nobody rated', () => {
  const ask = (text: string, correctAnswer: string, wanted: Partial<Draft> = {}): Draft =>
    judged('nq-open', { text, correctAnswer, ...wanted });

  test('well-known, half-known and unknown subjects are medium, hard and expert', () => {
    const drafts = [
      ask('Who is the author of The Lantern of Gloom?', 'Anna Trikit'),
      ask('Who is the author of The Lantern of Gloom?', 'Yxcv Bnm'),
      ask('Who is the author of Qwertz Uiop?', 'Yxcv Bnm'),
    ];
    expect(drafts.map(({ difficulty }) => difficulty)).toEqual(['medium', 'hard', 'expert']);
    expect(drafts.map(({ difficultyRated }) => difficultyRated)).toEqual([false, false, false]);
  });

  test('a rated difficulty stays', () => {
    const rated = { difficulty: 'easy', difficultyRated: true } as const;
    expect(ask('Who is the author of Qwertz Uiop?', 'Yxcv Bnm', rated)).toMatchObject(rated);
  });
});

describe('drafts that are not judged by their wording', () => {
  test('a flagged draft needs a review', () => {
    expect(judged('opentdb', { flags: ['time_relative'], ...options }).quality).toBe('needs_review');
  });

  test('options that differ only in an apostrophe stay', () => {
    const wanted = { type: 'multiple', correctAnswer: "Don't", incorrectAnswers: ['Dont', "Do'nt"] } as const;
    expect(judged('opentriviaqa', wanted)).toMatchObject({ ...wanted, modifications: [] });
  });

  test('a translation is at most standard', () => {
    const original = aDraft({ text: 'Who is the author of The Lantern of Gloom?', ...options });
    const translation: Draft = {
      ...original,
      language: 'pl',
      translationOf: { sourceId: original.sourceId, language: 'en' },
    };
    const drafts = judgeDrafts(knowledge, 'opentdb', [original, translation]);
    expect(drafts.map(({ quality }) => quality)).toEqual(['high', 'standard']);
  });
});

describe('the spelling of a name', () => {
  const knowledge = knowledgeOf(
    'When did Anna Trikit paint The Lantern of Gloombourg?',
    'How far is it from Gloombourg to Mockton by the river?',
    'Did Anna Trikit or Zoë Stubbé win the prize of the NMKF?',
    'How tall is Zoë Stubbé, who was born in Mockton?',
    'Which may flower in May, and what may not?',
    'Is the NMKF older than Gloombourg?',
  );

  test.each([
    ['a known title', 'Who painted the lantern of gloombourg?', 'Who painted The Lantern of Gloombourg?'],
    ['a known name', 'Where was anna trikit born?', 'Where was Anna Trikit born?'],
    ['its possessive', "What was anna trikit's first book?", "What was Anna Trikit's first book?"],
    ['an acronym', 'Who founded the nmkf in mockton?', 'Who founded the NMKF in Mockton?'],
    ['a name that lost its diacritics', 'Who is zoe stubbe?', 'Who is Zoë Stubbé?'],
    ['a much-read title', 'Who played in ant-man and the wasp?', 'Who played in Ant-Man and the Wasp?'],
    ['an apostrophe', "Who directed but i'm a cheerleader?", "Who directed But I'm a Cheerleader?"],
    ['diacritics', 'Who elected andrés manuel lópez obrador?', 'Who elected Andrés Manuel López Obrador?'],
    ['a country', 'When did the us senate tell us?', 'When did the US senate tell us?'],
  ])('is restored for %s, and restoring twice changes nothing: %s', (_what, text, restored) => {
    expect(restoreNames(knowledge, text)).toBe(restored);
    expect(restoreNames(knowledge, restored)).toBe(restored);
  });

  test.each([
    ['a month in place of a verb', 'What may flower in may?'],
    ['words of no name', 'Who won the prize by the river?'],
    ['an unknown title', 'Who played in the unknown tale of wibble?'],
    ['odd capitals', 'Who Painted gLOOM in 1900?'],
  ])('stays for %s: %s', (_what, text) => {
    expect(restoreNames(knowledge, text)).toBe(text);
  });

  test('of a person of a much-read article is restored when the second name is a common word', () => {
    const known = knowledgeOf('Is John a name, and is this John, too?', 'Was he hurt when John left?');
    expect(restoreNames(known, 'Who played john hurt?')).toBe('Who played John Hurt?');
  });

  test('is that of another name without a sign of the text', () => {
    const known = knowledgeOf('Did the RBX win?', 'How old is the RBX?');
    expect(restoreNames(known, 'Who played rbx in 1900?')).toBe('Who played RBX in 1900?');
    expect(restoreNames(known, 'Who played r&bx in 1900?')).toBe('Who played r&bx in 1900?');
  });

  test('stays where a name has the words in brackets', () => {
    const known = knowledgeOf('Did Trikit hear Trikit?');
    for (const source of ['svc', 'opentdb', 'mintaka'] as const)
      known.names.add({ source, text: 'Which one?', answers: ['Trikit (Gloom Lantern)'] });
    const restored = 'Who sang on Trikit gloom lantern?';
    expect(restoreNames(known, restored.toLowerCase().replace('who', 'Who'))).toBe(restored);
  });

  test('stays where the question asks for a word, though it is a name elsewhere', () => {
    const known = knowledgeOf(
      'How wide is the Mock Channel?',
      'Who swam the Channel?',
      'Is the Channel deep?',
    );
    expect(restoreNames(known, 'Who swam the channel?')).toBe('Who swam the Channel?');
    expect(restoreNames(known, 'What channel is it on?')).toBe('What channel is it on?');
  });
});

test.each([
  ['a name that the catalogue knows', 'Who played john hurt in the film?', true],
  ['two words of a much-read title that is no known name', 'Who sang about brad pitt?', false],
  ['a longer title that many people read', 'Who directed planet of the apes?', true],
  ['a name with capitals', 'Who played John Hurt in the film?', false],
])('small letters may hide a title: %s', (_case, text, expected) => {
  expect(hasHiddenTitle(knowledgeOf('Who played with John Hurt in the film?'), text)).toBe(expected);
});

describe('the spelling of words with apostrophes', () => {
  const knowledge = knowledgeOf(
    'Where did Trikit live, and when did Trikit die?',
    'Was it Trikit who met Brook Stubs in Stubs Hill?',
    'Why does Stub matter, and is Stub old?',
    'Where did Han live, and who was Han?',
  );

  test.each([
    ['Im a made-up man, and I dont mind.', "I'm a made-up man, and I don't mind."],
    ['Which song begins: Ill be there?', "Which song begins: I'll be there?"],
    ['Its a trap, said who?', "It's a trap, said who?"],
    ['Lets go where?', "Let's go where?"],
    ['What is the worlds largest mock?', "What is the world's largest mock?"],
    ['This singers real name is Mock.', "This singer's real name is Mock."],
    ['Who were the mens champions?', "Who were the men's champions?"],
    ['Who is Scarlett OHara?', "Who is Scarlett O'Hara?"],
    ['What was Trikits first novel?', "What was Trikit's first novel?"],
  ])('lost apostrophes are restored: %s', (text, restored) => {
    expect(restoreApostrophes(knowledge, text)).toBe(restored);
    expect(restoreApostrophes(knowledge, restored)).toBe(restored);
  });

  test.each([
    'The mock ate its food, and they were ill.',
    'Id and ego are whose words?',
    'Were the Trikits in town?',
    'Which Trikits were in town?',
    'What was Unknowns first novel?',
    'Where did Brook Stubs live?',
    'Which animal lets go?',
    'What did Hans Mock write?',
    'Don’t and can’t have which sign?',
  ])('what could be right stays: %s', (text) => {
    expect(restoreApostrophes(knowledge, text)).toBe(text);
  });
});
