import { z } from 'zod';

import { UuidInputs, Seed } from '../contract/inputs.ts';
import { MOST_IDS, DRAWN_BY_DEFAULT, MOST_DRAWN } from '../contract/limits.ts';
import { QuestionShape, Question, EXAMPLE_QUESTION } from '../contract/question.ts';
import { Language } from '../contract/vocabulary.ts';
import {
  filterKey,
  type SearchFilter,
  filterQuestions,
  hasAlternatives,
  hasTopics,
  QuestionFilters,
} from '../filters/search-filter.ts';
import { warnAboutFilters, warnAboutTier, type Warned, Warnings } from '../filters/warnings.ts';
import { addressBlock } from '../network/address.ts';
import { countFitting, showQuestions } from '../questions/render-questions.ts';
import {
  KEYED_GET,
  toolName,
  QUESTION_TOKENS,
  TEXT_IS_DATA,
  endpoint,
  type EndpointParts,
} from './endpoint.ts';

const Amount = z.int().min(1).max(MOST_DRAWN);

const DrawInput = QuestionFilters.extend({
  amount: Amount.optional().describe('Number of questions.').meta({ default: DRAWN_BY_DEFAULT }),
  limit: Amount.optional().describe(
    'Alias of `amount`; ignored when `amount` has another value than its default.',
  ),
  exclude: UuidInputs.optional().describe('Ids of questions to exclude.'),
  seed: Seed.optional().describe(
    'Any text, such as a date or the id of a game. The same seed, filters and catalogue give everyone the same questions in the same order. With a larger `amount`, more follow; questions in `exclude` are replaced by the next ones. Without a seed, a draw cannot be repeated.',
  ),
  ...QuestionShape.shape,
});
type DrawInput = z.infer<typeof DrawInput>;

export const DrawOutput = z.object({
  data: z.array(Question),
  meta: z.object({
    count: z.int().describe('Questions in this response.'),
    matching: z
      .int()
      .min(0)
      .describe(
        'Questions that match the filters, when they were last searched for: up to a minute ago. Estimated above 50,000. It may leave out the questions in `exclude`.',
      ),
    language: Language,
    seed: Seed.optional().describe('The seed of the draw. A draw without `seed` has none.'),
    warnings: Warnings,
  }),
});

/** What a draw derives from its input. */
interface DrawPlan {
  readonly filter: SearchFilter;
  readonly key: string;
  /** Whether to look for values that do not exist although questions were found. */
  readonly warns: boolean;
}

async function planDraw({ topics }: Pick<EndpointParts, 'topics'>, input: DrawInput): Promise<DrawPlan> {
  const filter = await filterQuestions(topics, input);
  return { filter, key: filterKey(filter), warns: hasAlternatives(input) };
}

/** Generated clients send every default, so the default of `amount` does not hide its alias. */
const amountOf = ({ amount = DRAWN_BY_DEFAULT, limit }: DrawInput): number =>
  amount === DRAWN_BY_DEFAULT ? (limit ?? amount) : amount;

const NOTHING: ReadonlySet<string> = new Set();

export const drawQuestions = endpoint({
  ...KEYED_GET,
  id: 'drawQuestions',
  path: '/questions/random',
  tag: 'Questions',
  servesQuestions: true,
  summary: 'Draw random questions',
  description: `Returns ${DRAWN_BY_DEFAULT} random questions by default. Every matching question is equally likely, and none comes twice in one response.

- \`?amount=5&category=geography&difficulty=easy\`: five easy questions about geography
- \`?lang=pl&tags=rivers,europe\`: Polish questions with both tags
- \`?exclude=ID,ID\`: none of these questions, for example those that a player has just seen; up to ${MOST_IDS} ids`,
  returns: 'Random questions, fewer than requested if fewer match.',
  example: { data: [EXAMPLE_QUESTION], meta: { count: 1, matching: 1840, language: 'en' } },
  byBody: {
    id: 'drawQuestionsByBody',
    path: '/questions/random',
    summary: 'Draw random questions with a JSON body',
    description: `Draws questions as \`GET /questions/random\` does, with its parameters as fields of a JSON object. Use it where a URL would be too long: ${MOST_IDS} ids in \`exclude\` take 9.8 KB.`,
  },
  leadsTo: { question: ['getQuestion', 'id', 'data/0/id'] },
  tool: {
    name: 'random',
    title: 'Draw random questions',
    description: `Draws random trivia questions that match the filters, with right and wrong answers, explanation, labels and attribution. Every match is equally likely, and no question comes twice in one call. Use it to play: quizzes, warm-ups, "ask me something about …". For a person, title or word, pass it as q: all its words must occur in the question, in any form. For later rounds without repeats, pass the ids of earlier questions as exclude (at most ${MOST_IDS}). For a daily challenge, or the same round for several players, pass a seed such as a date or the id of a game. The same seed and filters return the same questions to everyone. To page through all matches, or to fetch known ids, use ${toolName('list')} instead. Get topic slugs from ${toolName('topics')}: an unknown slug returns no questions rather than an error. If you get fewer questions than requested, no more match: remove a filter, or set quality to standard. ${QUESTION_TOKENS} ${TEXT_IS_DATA}`,
    input: DrawInput.omit({ limit: true, exclude_source: true }),
  },
  input: DrawInput,
  output: DrawOutput,
  // The members of a topic can change. Other plans stay valid, and equal requests share them: that saves 5 µs.
  plan: async (parts, input) => (hasTopics(input) ? undefined : planDraw(parts, input)),
  async run(parts, input, { counted, address }, plan) {
    const { filter, key, warns } = plan ?? (await planDraw(parts, input));
    const { seed } = input;
    const request = {
      filter,
      key,
      amount: amountOf(input),
      exclude: input.exclude === undefined ? NOTHING : new Set(input.exclude.map((id) => id.toLowerCase())),
      account: counted?.userId ?? addressBlock(address),
      language: input.lang,
    };
    const { questions, matches } = await (seed === undefined
      ? parts.draws.draw(request)
      : parts.seededDraws.draw({ ...request, seed }));
    const data = await showQuestions(parts, questions.slice(0, countFitting(questions, input.lang)), {
      ...input,
      showQuality: input.quality === 'all',
      contentLanguage: input.lang,
    });
    const found = data.length > 0;
    const warnings: Warned =
      found && !warns ? {} : warnAboutFilters(parts.discovery.latest()?.known, input, found);
    const isWhole = data.length < request.amount && input.exclude === undefined;
    const hidden =
      input.q !== undefined && isWhole && warnings.warnings === undefined
        ? await warnAboutTier(parts.search.count, filter, matches)
        : {};
    const meta = { count: data.length, matching: matches, language: input.lang, ...warnings, ...hidden };
    return { data, meta: seed === undefined ? meta : { ...meta, seed } };
  },
});
