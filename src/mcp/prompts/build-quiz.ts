import { z } from 'zod';

import { MOST_DRAWN, MOST_IDS } from '../../contract/limits.ts';
import { Difficulty, Language } from '../../contract/vocabulary.ts';
import { bindPrompt, wholeNumber, type PromptContext } from '../prompt.ts';
import { INVALID_PARAMS, ProtocolError } from '../protocol-error.ts';
import { BUILD_QUIZ } from '../texts/build-quiz.ts';
import { fill } from '../texts/fill.ts';
import { LANGUAGES, LEVELS, WORDS } from '../texts/words.ts';
import { toolName } from '../tool.ts';
import { LangArgument, TopicArgument } from './arguments.ts';
import { callText } from './call-text.ts';
import { countQuestions } from './count-questions.ts';
import { planRounds, rampOf } from './plan-rounds.ts';
import { resolveTopic } from './resolve-topic.ts';

const MOST_ROUNDS = 10;
/** Companions of a topic that are named. */
const COMPANIONS = 8;

const QuizArguments = z.strictObject({
  topic: TopicArgument,
  lang: LangArgument,
  difficulty: Difficulty.optional().describe(
    'Level of the middle round: trivial, easy, medium, hard or expert. Left out, the quiz climbs from easy to hard.',
  ),
  rounds: wholeNumber(1, MOST_ROUNDS).default(3).describe(`Rounds, 1 to ${MOST_ROUNDS}; 3 when left out.`),
  questions_per_round: wholeNumber(1, MOST_DRAWN)
    .default(5)
    .describe(`Questions of each round, 1 to ${MOST_DRAWN}; 5 when left out.`),
});
type QuizArguments = z.output<typeof QuizArguments>;

/** What a later round leaves out must fit into one call. */
function checkExclude({ rounds, questions_per_round: perRound }: QuizArguments): void {
  if ((rounds - 1) * perRound > MOST_IDS)
    throw new ProtocolError(
      INVALID_PARAMS,
      `rounds and questions_per_round are too many together: a call excludes at most ${MOST_IDS} questions of the rounds before it.`,
    );
}

interface Stock {
  readonly total: number;
  readonly levels: ReadonlyMap<Difficulty, number>;
}

async function takeStock(
  context: PromptContext,
  topic: string,
  lang: Language,
  ramp: readonly Difficulty[],
): Promise<Stock> {
  const levels = [...new Set(ramp)];
  const [total, ...counts] = await Promise.all([
    countQuestions(context, { lang, topic }),
    ...levels.map((difficulty) => countQuestions(context, { lang, topic, difficulty })),
  ]);
  return { total, levels: new Map(levels.map((level, index) => [level, counts[index] ?? 0])) };
}

/** One line a round: the level, and the call as it is to be made. */
function planText(
  plan: readonly (Difficulty | undefined)[],
  { lang, questions_per_round: amount }: QuizArguments,
  topic: string,
): string {
  const words = WORDS[lang];
  return plan
    .map((difficulty, round) => {
      const before = round === 1 ? words.firstRound : words.roundsUpTo(round);
      const exclude = round === 0 ? undefined : [`<${words.idsOf(before)}>`];
      const level = difficulty === undefined ? words.anyLevel : LEVELS[lang][difficulty];
      return `- ${words.round} ${round + 1} (${level}): ${callText('random', { topic, lang, difficulty, amount, exclude })}`;
    })
    .join('\n');
}

export const buildQuiz = bindPrompt({
  name: 'build_quiz',
  title: 'Build a quiz',
  description:
    'A quiz of several rounds on a topic, from easier to harder, in which no question comes twice: looks what the catalogue has and gives the calls for each round.',
  input: QuizArguments,
  required: ['topic', 'lang', 'rounds', 'questions_per_round'],
  async write(context, input) {
    checkExclude(input);
    const { lang, rounds, questions_per_round: perRound } = input;
    const resolved = await resolveTopic(context, { ...input, prompt: 'build_quiz', amount: perRound });
    if (resolved.text !== undefined) return resolved.text;
    const { topic, facets, samples } = resolved.topic;

    const ramp = rampOf(rounds, input.difficulty);
    const stock = await takeStock(context, topic.slug, lang, ramp);
    const words = WORDS[lang];
    const companions = facets.coOccurringTags
      .slice(0, COMPANIONS)
      .map(({ label, slug }) => `${label} (${slug})`);
    return fill(BUILD_QUIZ[lang], {
      label: topic.label,
      slug: topic.slug,
      rounds,
      perRound,
      language: LANGUAGES[lang][lang],
      total: stock.total,
      levels: Array.from(stock.levels, ([level, count]) => `${LEVELS[lang][level]} ${count}`).join(', '),
      companions: companions.join(', ') || words.none,
      samples: samples.map(({ id, text }) => `  - ${text} (id ${id})`).join('\n') || `  - ${words.none}`,
      shortage: stock.total < rounds * perRound ? words.tooFew(stock.total, rounds * perRound) : '',
      plan: planText(planRounds(ramp, perRound, stock.levels), input, topic.slug),
      report: toolName('report'),
    });
  },
});
