import { describe, expect, test } from 'vitest';

import { judgeDrafts } from '../../../../indexer/quality/judge-drafts.ts';
import { readingHash } from '../../../../indexer/quality/knowledge.ts';
import type { Draft } from '../../../../indexer/sources/draft.ts';
import type { QualityTier, Source } from '../../../../src/contract/vocabulary.ts';
import { aDraft } from '../quizify/a-draft.ts';
import { knowledgeOf } from './some-knowledge.ts';

const knowledge = knowledgeOf(
  'Did Anna Trikit, the author of The Lantern of Gloom, win the prize?',
  'Was The Lantern of Gloom written by Anna Trikit or by Bob Mock?',
);

function judged(source: Source, wanted: Partial<Draft>): Draft {
  const [draft] = judgeDrafts(knowledge, source, [aDraft(wanted)]);
  if (draft === undefined) throw new Error('no draft was returned');
  return draft;
}

const options = { type: 'multiple', incorrectAnswers: ['Bob Mock', 'Cara Fake', 'Dan Stub'] } as const;

describe('generated questions', () => {
  const extensions = { relation: 'P50' };

  test('a question about a known book is better than one about an unknown book, but nobody has read it', () => {
    const known = judged('entityq', {
      text: 'Who is the author of The Lantern of Gloom?',
      correctAnswer: 'Anna Trikit',
      extensions,
      ...options,
    });
    const unknown = judged('entityq', {
      text: 'Who is the author of Qwertz Uiop?',
      correctAnswer: 'Yxcv Bnm',
      extensions,
      ...options,
    });
    expect([known.quality, unknown.quality]).toEqual(['standard', 'standard']);
    expect(known.extensions.qualityReasons).toEqual(['unread']);
    expect(unknown.extensions.qualityReasons).toContain('subject_known_0');
  });
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
    [
      'an answer that does not fit the wording',
      'When did anna trikit write the lantern of gloom?',
      'Mockton',
    ],
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
    const rated = ask('Who is the author of Qwertz Uiop?', 'Yxcv Bnm', {
      difficulty: 'easy',
      difficultyRated: true,
    });
    expect(rated).toMatchObject({ difficulty: 'easy', difficultyRated: true });
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
