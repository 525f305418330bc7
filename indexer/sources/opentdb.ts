import { z } from 'zod';

import type { CategorySlug } from '../../src/contract/categories.ts';
import { optionKey } from '../../src/contract/text.ts';
import type { Draft, SkippedRow, SourceAdapter } from './adapter.ts';
import { cleanAnswer, cleanText } from './clean-text.ts';
import { closedDraft } from './closed-draft.ts';
import { UPSTREAMS } from './licences.ts';
import { decodeTexts, type EncodedTexts } from './opentdb-encoding.ts';
import { refineQuestion } from './refine-text.ts';
import { reviewFlags } from './review-flags.ts';
import { skippedRow, wrongShape } from './skipped-row.ts';
import { sourceIdOf } from './source-id.ts';

const OpentdbRow = z.object({
  type: z.string(),
  difficulty: z.string(),
  category: z.string(),
  question: z.string(),
  correct_answer: z.string(),
  incorrect_answers: z.array(z.string()).max(20),
});

/** The upstream's names, without the group before the colon, which some copies omit. */
const CATEGORY: Readonly<Record<string, CategorySlug>> = {
  'general knowledge': 'general-knowledge',
  books: 'books',
  film: 'film',
  music: 'music',
  'musicals & theatres': 'theatre',
  television: 'television',
  'video games': 'video-games',
  'board games': 'board-games',
  'science & nature': 'science-nature',
  computers: 'computers',
  mathematics: 'mathematics',
  mythology: 'mythology',
  sports: 'sports',
  geography: 'geography',
  history: 'history',
  politics: 'politics',
  art: 'art',
  celebrities: 'celebrities',
  animals: 'animals',
  vehicles: 'vehicles',
  comics: 'comics',
  gadgets: 'gadgets',
  'japanese anime & manga': 'anime-manga',
  'cartoon & animations': 'cartoons',
};

/** Null for an unknown category, which the upstream may have added. */
function categoryOf(name: string): CategorySlug | null {
  const short = name
    .replace(/^(?:entertainment|science):/iu, '')
    .trim()
    .toLowerCase();
  return Object.hasOwn(CATEGORY, short) ? (CATEGORY[short] ?? null) : null;
}

const Level = z.enum(['easy', 'medium', 'hard']);
const Kind = z.enum(['multiple', 'boolean']);

/** Reads the options. A claim has fixed ones. */
function partOptions(
  texts: EncodedTexts,
  type: z.infer<typeof Kind>,
): Pick<Draft, 'correctAnswer' | 'incorrectAnswers'> | SkippedRow {
  const correctAnswer = cleanAnswer(texts.correct_answer);
  if (type === 'multiple')
    return { correctAnswer, incorrectAnswers: texts.incorrect_answers.map(cleanAnswer) };
  const key = optionKey(correctAnswer);
  if (key !== 'true' && key !== 'false') return skippedRow('wrong_shape', 'correct_answer');
  return key === 'true'
    ? { correctAnswer: 'True', incorrectAnswers: ['False'] }
    : { correctAnswer: 'False', incorrectAnswers: ['True'] };
}

function read(value: unknown): Draft | SkippedRow {
  const row = OpentdbRow.safeParse(value);
  if (!row.success) return wrongShape(row.error);
  const { texts, html } = decodeTexts(row.data);
  const type = Kind.safeParse(texts.type);
  if (!type.success) return skippedRow('wrong_shape', 'type');
  const level = Level.safeParse(texts.difficulty);
  if (!level.success) return skippedRow('wrong_shape', 'difficulty');
  const options = partOptions(texts, type.data);
  if ('reason' in options) return options;
  const clean = cleanText(texts.question);
  const question = refineQuestion(clean, 'en');
  const draft = closedDraft({
    sourceId: sourceIdOf(clean, options.correctAnswer),
    language: 'en',
    text: question.text,
    ...options,
    type: type.data,
    difficulty: level.data,
    difficultyRated: true,
    quality: 'high',
    category: categoryOf(texts.category),
    url: UPSTREAMS.opentdb.homepage,
    modifications: [
      ...(html ? (['html_decoded'] as const) : []),
      ...(question.changed ? (['refined_text'] as const) : []),
    ],
  });
  return 'reason' in draft ? draft : { ...draft, flags: reviewFlags(draft) };
}

/** Open Trivia Database: responses of its API in any encoding, or a dump of all questions. */
export const opentdb: SourceAdapter<'opentdb'> = {
  source: 'opentdb',
  // Question collections are often stored with the programs that downloaded them.
  selects: (file) =>
    /\.json(?:\.gz)?$/iu.test(file) && !/(?:^|\/)(?:package|package-lock|tsconfig)\.json$/iu.test(file),
  container: () => 'json_results',
  expected:
    'one JSON object with "results", or their list alone, each with "question", "correct_answer" and "incorrect_answers"',
  isRow: (value) => OpentdbRow.safeParse(value).success,
  read: (row) => [read(row)],
  revised: '2026-11-21',
};
