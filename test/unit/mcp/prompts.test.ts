import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { Difficulty, Language, byLanguage } from '../../../src/contract/vocabulary.ts';
import { BUILD_QUIZ } from '../../../src/mcp/prompts/build-quiz.ts';
import { CLIENT_MECHANICS } from '../../../src/mcp/prompts/client-mechanics.ts';
import { EXPLORE_TOPIC } from '../../../src/mcp/prompts/explore-topic.ts';
import { MECHANICS, Mechanic } from '../../../src/mcp/prompts/mechanics.ts';
import {
  isComplete,
  planRounds,
  rampOf,
  type Round,
  type WantedRounds,
  POOLS,
  type Pool,
  type PoolCounts,
} from '../../../src/mcp/prompts/plan.ts';
import { fillTemplate } from '../../../src/mcp/prompts/prompt.ts';
import { SIMILAR_TOPICS, UNKNOWN_TOPIC } from '../../../src/mcp/prompts/topic.ts';
import { WARMUP_PHRASES, WARMUP_ROUND } from '../../../src/mcp/prompts/warmup-round.ts';

describe('the levels of a quiz', () => {
  test.each([
    [1, undefined, 'medium'],
    [2, undefined, 'easy hard'],
    [3, undefined, 'easy medium hard'],
    [5, undefined, 'easy medium medium hard hard'],
    [1, 'expert', 'expert'],
    [3, 'hard', 'hard hard hard'],
  ] as const)('%i rounds of the level %s are %s', (rounds, wanted, ramp) => {
    expect(rampOf(rounds, wanted).join(' ')).toBe(ramp);
  });

  test('never go down, and are all the requested one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 }),
        fc.option(fc.constantFrom(...Difficulty.options), { nil: undefined }),
        (rounds, wanted) => {
          const levels = rampOf(rounds, wanted).map((level) => Difficulty.options.indexOf(level));
          expect(levels).toHaveLength(rounds);
          expect(levels).toEqual(levels.toSorted((a, b) => a - b));
          if (wanted !== undefined)
            expect(new Set(levels)).toEqual(new Set([Difficulty.options.indexOf(wanted)]));
        },
      ),
    );
  });
});

/** A question, by what the filters look at. */
interface Question {
  readonly level: Difficulty | undefined;
  readonly tier: 'high' | 'standard' | 'needs_review';
  readonly open: boolean;
}

const reaches = ({ type, quality }: Pool, { tier, open }: Question): boolean =>
  open === (type === 'text_input') &&
  { high: ['high'], standard: ['high', 'standard'], all: ['high', 'standard', 'needs_review'] }[
    quality ?? 'high'
  ].includes(tier);

const countsOf = (questions: readonly Question[]): PoolCounts[] =>
  POOLS.map((pool) => {
    const reached = questions.filter((question) => reaches(pool, question));
    const levels = Difficulty.options.map((level): [Difficulty, number] => [
      level,
      reached.filter((question) => question.level === level).length,
    ]);
    return { pool, total: reached.length, levels: new Map(levels) };
  });

const aPool = (pool: Pool, levels: Partial<Record<Difficulty, number>>, others = 0): PoolCounts => {
  const entries = Difficulty.options.map((level): [Difficulty, number] => [level, levels[level] ?? 0]);
  return { pool, total: entries.reduce((sum, [, count]) => sum + count, others), levels: new Map(entries) };
};

const shown = (plan: readonly Round[]): string[] =>
  plan.map(({ pool, difficulty, amount }) =>
    [amount, difficulty ?? 'mixed', pool.type, pool.quality].filter((part) => part !== undefined).join(' '),
  );

const quiz = (levels: readonly Difficulty[], perRound: number, requested = true): WantedRounds => ({
  levels,
  perRound,
  requested,
});

describe('planRounds', () => {
  test('keeps a requested level and widens the tier, then the type, before it mixes levels', () => {
    const stock = [
      aPool({}, { easy: 90, hard: 6 }),
      aPool({ quality: 'standard' }, { easy: 90, hard: 11 }),
      aPool({ type: 'text_input' }, { hard: 5 }),
    ];
    expect(shown(planRounds(quiz(['hard', 'hard', 'hard', 'hard'], 5), stock))).toEqual([
      '5 hard',
      '5 hard standard',
      '5 hard text_input',
      '5 mixed',
    ]);
  });

  test('mixes the levels of a ramp before it widens the filters', () => {
    const stock = [aPool({}, { easy: 3 }, 4), aPool({ quality: 'standard' }, { easy: 9 }, 20)];
    expect(shown(planRounds(quiz(['easy', 'easy'], 4, false), stock))).toEqual([
      '4 mixed',
      '4 easy standard',
    ]);
  });

  test('makes a round smaller when nothing has enough for it, and leaves out those without a question', () => {
    const stock = [aPool({}, { easy: 7 }), aPool({ type: 'text_input' }, { easy: 1 })];
    const plan = planRounds(quiz(['easy', 'easy', 'easy', 'easy'], 5), stock);
    expect(shown(plan)).toEqual(['5 easy', '2 easy', '1 easy text_input']);
    expect(planRounds(quiz(['easy'], 5), [aPool({}, {})])).toEqual([]);
  });

  test('is complete with all questions of the requested levels', () => {
    const stock = [aPool({}, { hard: 9 }, 10)];
    const of = (wanted: WantedRounds): boolean => isComplete(planRounds(wanted, stock), wanted);
    expect([of(quiz(['hard'], 9)), of(quiz(['hard'], 10)), of(quiz(['hard'], 10, false))]).toEqual([
      true,
      false,
      true,
    ]);
    expect(of(quiz(['hard', 'hard'], 10, false))).toBe(false);
  });

  const question: fc.Arbitrary<Question> = fc.record({
    level: fc.option(fc.constantFrom(...Difficulty.options), { nil: undefined }),
    tier: fc.constantFrom('high', 'standard', 'needs_review'),
    open: fc.boolean(),
  });

  test('names calls that return as many questions as they ask for, whichever are drawn', () => {
    fc.assert(
      fc.property(
        fc.array(question, { maxLength: 60 }),
        fc.array(fc.constantFrom(...Difficulty.options), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 12 }),
        fc.boolean(),
        fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
        (questions, levels, perRound, requested, chances) => {
          const plan = planRounds({ levels, perRound, requested }, countsOf(questions));
          expect(plan.length).toBeLessThanOrEqual(levels.length);
          const left = [...questions];
          for (const { pool, difficulty, amount } of plan) {
            expect(amount).toBeGreaterThan(0);
            for (let drawn = 0; drawn < amount; drawn += 1) {
              const matching = left.filter(
                (one) => reaches(pool, one) && (difficulty === undefined || one.level === difficulty),
              );
              expect(matching.length).toBeGreaterThan(0);
              const next = matching[Math.floor(chances.next().value * matching.length)];
              if (next !== undefined) left.splice(left.indexOf(next), 1);
            }
          }
        },
      ),
    );
  });

  test('has a round whenever there is a question', () => {
    fc.assert(
      fc.property(
        fc.array(question, { minLength: 1, maxLength: 9 }),
        fc.boolean(),
        (questions, requested) => {
          const plan = planRounds(quiz(['hard', 'hard'], 5, requested), countsOf(questions));
          expect(plan[0]?.amount).toBeGreaterThan(0);
        },
      ),
    );
  });
});

const step = (plan: string, number: number): string =>
  plan.split(/^(?=\d\. )/m).find((text) => text.startsWith(`${number}. `)) ?? '';

describe.each(Language.options)('the plans in %s', (language) => {
  const { no_repeat, multi_language_same_q, anki_cards } = MECHANICS[language];

  test('store the id of a question for exclude and its root for comparing: excluding a root does not exclude its translations', () => {
    expect(step(no_repeat.plan, 1)).toMatch(/root_id/);
    expect(step(no_repeat.plan, 2)).toMatch(/\((not roots|nie korzeni)/);
  });

  test('identify a pair by its root, which is null in the root itself', () => {
    expect(step(multi_language_same_q.plan, 5)).toMatch(/rootQuestionId.*null/);
  });

  test('fetch the same questions for a deck that they have counted', () => {
    for (const number of [1, 2, 7])
      expect(step(anki_cards.plan, number)).toMatch(/license=CC-BY&|"license": "CC-BY"/);
  });
});

const placeholders = (text: string): string[] =>
  [...new Set(Array.from(text.matchAll(/\{\{(\w+)\}\}/g), ([, name = '']) => name))].sort();
const steps = (text: string): number => text.match(/^\d+\. /gm)?.length ?? 0;

test.each(
  Object.entries({
    BUILD_QUIZ,
    EXPLORE_TOPIC,
    WARMUP_ROUND,
    UNKNOWN_TOPIC,
    menu: byLanguage((language) => CLIENT_MECHANICS[language].menu),
    plan: byLanguage((language) => CLIENT_MECHANICS[language].plan),
    near: byLanguage((language) => Object.values(SIMILAR_TOPICS[language].some).join(' ')),
    far: byLanguage((language) => Object.values(SIMILAR_TOPICS[language].none).join(' ')),
    about: byLanguage((language) => WARMUP_PHRASES[language].about),
    stock: byLanguage((language) => WARMUP_PHRASES[language].stock),
    ...Object.fromEntries(
      Mechanic.options.map((name) => [name, byLanguage((language) => MECHANICS[language][name].plan)]),
    ),
  }),
)('all languages of %s have the same placeholders and steps', (_name, texts) => {
  for (const language of Language.options) {
    expect(placeholders(texts[language])).toEqual(placeholders(texts.en));
    expect(steps(texts[language])).toBe(steps(texts.en));
  }
  expect(new Set(Object.values(texts)).size).toBe(Language.options.length);
});

describe('fillTemplate', () => {
  test('inserts values unchanged, and removes the lines that an empty value leaves', () => {
    expect(fillTemplate('a {{x}}\n\n{{none}}\n\nb {{y}} ', { x: '{{y}} $&', y: 1, none: '' })).toBe(
      'a {{y}} $&\n\nb 1',
    );
  });

  test('throws for a placeholder without a value', () => {
    expect(() => fillTemplate('{{x}}', {})).toThrow('the placeholder x has no value');
  });
});
