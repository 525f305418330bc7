import { z } from 'zod';

import { MOST_DRAWN, MOST_IDS } from '../../contract/limits.ts';
import { Difficulty } from '../../contract/vocabulary.ts';
import { bindPrompt, wholeNumber } from '../prompt.ts';
import { INVALID_PARAMS, ProtocolError } from '../protocol-error.ts';
import { BUILD_QUIZ } from '../texts/build-quiz.ts';
import { fillTemplate } from '../texts/fill-template.ts';
import { LANGUAGE_NAMES, LEVEL_NAMES, PHRASES } from '../texts/phrases.ts';
import { toolName } from '../tool.ts';
import { LangArgument, TopicArgument } from './prompt-arguments.ts';
import { notesText, planText, widerText } from './describe-plan.ts';
import { noQuestionsText } from './no-questions-text.ts';
import { planFromCounts } from './plan-from-counts.ts';
import { rampOf } from './plan-rounds.ts';
import { readSamples } from './read-samples.ts';
import { resolveTopic } from './resolve-topic.ts';

const MOST_ROUNDS = 10;
/** Related tags that the prompt names. */
const MOST_RELATED_TAGS = 8;

const QuizArguments = z.strictObject({
  topic: TopicArgument,
  lang: LangArgument,
  difficulty: Difficulty.optional().describe(
    'Level of every round: trivial, easy, medium, hard or expert; from easy to hard by default.',
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

export const buildQuiz = bindPrompt({
  name: 'build_quiz',
  title: 'Build a quiz',
  description:
    'A quiz with several rounds on a topic, of one level or from easier to harder, without repeated questions. Checks what the catalogue has, and lists a call for each round.',
  input: QuizArguments,
  async write(context, input) {
    checkExclude(input);
    const { lang, rounds, questions_per_round: perRound } = input;
    const resolved = await resolveTopic(context, { ...input, prompt: 'build_quiz', amount: perRound });
    if (resolved.text !== undefined) return resolved.text;
    const { topic, facets } = resolved.topic;

    const wanted = {
      levels: rampOf(rounds, input.difficulty),
      perRound,
      requested: input.difficulty !== undefined,
    };
    const plan = await planFromCounts(context, { lang, topic: topic.slug }, wanted);
    const [{ pool } = { pool: undefined }] = plan.rounds;
    if (pool === undefined) return noQuestionsText(resolved.topic, lang, 'build_quiz');
    const [counts] = plan.stock;
    const samples =
      resolved.topic.samples.length > 0
        ? resolved.topic.samples
        : await readSamples(context, { lang, topic: topic.slug }, pool);
    const relatedTags = facets.coOccurringTags
      .slice(0, MOST_RELATED_TAGS)
      .map(({ label, slug }) => `${label} (${slug})`);
    return fillTemplate(BUILD_QUIZ[lang], {
      label: topic.label,
      slug: topic.slug,
      rounds: plan.rounds.length,
      perRound: Math.max(...plan.rounds.map(({ amount }) => amount)),
      language: LANGUAGE_NAMES[lang][lang],
      total: counts.total,
      levels: Array.from(counts.levels, ([level, count]) => `${LEVEL_NAMES[lang][level]} ${count}`).join(
        ', ',
      ),
      wider: widerText(plan.stock, lang),
      relatedTags: relatedTags.join(', ') || PHRASES[lang].none,
      samples: samples.map(({ id, text }) => `  - ${text} (id ${id})`).join('\n'),
      notes: notesText(plan, wanted, lang),
      plan: planText(plan.rounds, lang, topic.slug),
      report: toolName('report'),
    });
  },
});
