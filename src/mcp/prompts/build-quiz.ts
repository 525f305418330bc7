import { z } from 'zod';

import { MOST_DRAWN, MOST_IDS } from '../../contract/limits.ts';
import { Difficulty, Language } from '../../contract/vocabulary.ts';
import { bindPrompt, wholeNumber, type PromptContext } from '../prompt.ts';
import { INVALID_PARAMS, ProtocolError } from '../protocol-error.ts';
import { BUILD_QUIZ } from '../texts/build-quiz.ts';
import { fillTemplate } from '../texts/fill-template.ts';
import { LANGUAGE_NAMES, LEVEL_NAMES, PHRASES } from '../texts/phrases.ts';
import { toolName } from '../tool.ts';
import { LangArgument, TopicArgument } from './prompt-arguments.ts';
import { callText } from './call-text.ts';
import { countQuestions } from './count-questions.ts';
import { planRounds, rampOf } from './plan-rounds.ts';
import { resolveTopic } from './resolve-topic.ts';

const MOST_ROUNDS = 10;
/** Related tags that the prompt names. */
const MOST_RELATED_TAGS = 8;

const QuizArguments = z.strictObject({
  topic: TopicArgument,
  lang: LangArgument,
  difficulty: Difficulty.optional().describe(
    'Level of the middle round: trivial, easy, medium, hard or expert; from easy to hard by default.',
  ),
  rounds: wholeNumber(1, MOST_ROUNDS)
    .default(3)
    .describe(`Number of rounds, 1 to ${MOST_ROUNDS}; 3 by default.`),
  questions_per_round: wholeNumber(1, MOST_DRAWN)
    .default(5)
    .describe(`Questions per round, 1 to ${MOST_DRAWN}; 5 by default.`),
});
type QuizArguments = z.output<typeof QuizArguments>;

/** The questions of all earlier rounds must fit into the exclude list of one call. */
function checkExclude({ rounds, questions_per_round: perRound }: QuizArguments): void {
  if ((rounds - 1) * perRound > MOST_IDS)
    throw new ProtocolError(
      INVALID_PARAMS,
      `rounds and questions_per_round are too large together: a call can exclude at most ${MOST_IDS} questions of earlier rounds.`,
    );
}

interface LevelCounts {
  readonly total: number;
  readonly levels: ReadonlyMap<Difficulty, number>;
}

async function countByLevel(
  context: PromptContext,
  topic: string,
  lang: Language,
  ramp: readonly Difficulty[],
): Promise<LevelCounts> {
  const levels = [...new Set(ramp)];
  const [total, ...counts] = await Promise.all([
    countQuestions(context, { lang, topic }),
    ...levels.map((difficulty) => countQuestions(context, { lang, topic, difficulty })),
  ]);
  return { total, levels: new Map(levels.map((level, index) => [level, counts[index] ?? 0])) };
}

/** One line per round: the level and the call. */
function planText(
  plan: readonly (Difficulty | undefined)[],
  { lang, questions_per_round: amount }: QuizArguments,
  topic: string,
): string {
  const phrases = PHRASES[lang];
  return plan
    .map((difficulty, round) => {
      const before = round === 1 ? phrases.firstRound : phrases.roundsUpTo(round);
      const exclude = round === 0 ? undefined : [`<${phrases.idsOf(before)}>`];
      const level = difficulty === undefined ? phrases.anyLevel : LEVEL_NAMES[lang][difficulty];
      return `- ${phrases.round} ${round + 1} (${level}): ${callText('random', { topic, lang, difficulty, amount, exclude })}`;
    })
    .join('\n');
}

export const buildQuiz = bindPrompt({
  name: 'build_quiz',
  title: 'Build a quiz',
  description:
    'A quiz with several rounds on a topic, from easier to harder, without repeated questions. Checks what the catalogue has and lists the calls for each round.',
  input: QuizArguments,
  async write(context, input) {
    checkExclude(input);
    const { lang, rounds, questions_per_round: perRound } = input;
    const resolved = await resolveTopic(context, { ...input, prompt: 'build_quiz', amount: perRound });
    if (resolved.text !== undefined) return resolved.text;
    const { topic, facets, samples } = resolved.topic;

    const ramp = rampOf(rounds, input.difficulty);
    const counts = await countByLevel(context, topic.slug, lang, ramp);
    const phrases = PHRASES[lang];
    const relatedTags = facets.coOccurringTags
      .slice(0, MOST_RELATED_TAGS)
      .map(({ label, slug }) => `${label} (${slug})`);
    return fillTemplate(BUILD_QUIZ[lang], {
      label: topic.label,
      slug: topic.slug,
      rounds,
      perRound,
      language: LANGUAGE_NAMES[lang][lang],
      total: counts.total,
      levels: Array.from(counts.levels, ([level, count]) => `${LEVEL_NAMES[lang][level]} ${count}`).join(
        ', ',
      ),
      relatedTags: relatedTags.join(', ') || phrases.none,
      samples: samples.map(({ id, text }) => `  - ${text} (id ${id})`).join('\n') || `  - ${phrases.none}`,
      shortage: counts.total < rounds * perRound ? phrases.tooFew(counts.total, rounds * perRound) : '',
      plan: planText(planRounds(ramp, perRound, counts.levels), input, topic.slug),
      report: toolName('report'),
    });
  },
});
