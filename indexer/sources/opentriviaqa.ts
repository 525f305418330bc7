import { z } from 'zod';

import { optionKey } from '../../src/contract/text.ts';
import type { Draft, RowPlace, SkippedRow, SourceAdapter } from './adapter.ts';
import { cleanAnswer, cleanText } from './clean-text.ts';
import { closedDraft } from './closed-draft.ts';
import { UPSTREAMS } from './licences.ts';
import { needsMissingMedia, withoutClipMarks } from './missing-media.ts';
import { topicOf } from './opentriviaqa-topics.ts';
import { refineQuestion } from './refine-text.ts';
import { reviewFlags } from './review-flags.ts';
import { skippedRow, wrongShape } from './skipped-row.ts';
import { sourceIdOf } from './source-id.ts';

/** A record has at most 20 wrong answers. */
const MOST_OPTIONS = 21;

/** A `QuestionBlock` of the container. */
const Block = z.object({
  text: z.string(),
  answer: z.string(),
  options: z.array(z.string()).max(MOST_OPTIONS),
  leftover: z.array(z.string()).optional(),
  repaired: z.boolean(),
});
type Block = z.infer<typeof Block>;

const LETTERED = /^[A-U](?: |$)/u;
/** Options of claims and yes-or-no questions. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['True', 'False'],
  ['Yes', 'No'],
];

/** The pair that equals the options; null if there is none. */
function pairOf(options: readonly string[]): readonly [string, string] | null {
  const keys = new Set(options.map(optionKey));
  if (keys.size !== 2) return null;
  return PAIRS.find((pair) => pair.every((word) => keys.has(optionKey(word)))) ?? null;
}

/** Reads the answer, the other options and the type of the question. */
function partOptions(block: Block): Pick<Draft, 'type' | 'correctAnswer' | 'incorrectAnswers'> | SkippedRow {
  const options = block.options.map(cleanAnswer);
  const right = optionKey(cleanAnswer(block.answer));
  const pair = pairOf(options);
  const known = pair ?? options;
  const correctAnswer = known.find((option) => optionKey(option) === right);
  if (correctAnswer === undefined) {
    const gap = block.leftover?.some((line) => LETTERED.test(line)) === true;
    return skippedRow(gap ? 'options_after_gap' : 'answer_not_among_options', '');
  }
  const incorrectAnswers = known.filter((option) => optionKey(option) !== right);
  return { type: pair === null ? 'multiple' : 'boolean', correctAnswer, incorrectAnswers };
}

/** Cleans the text. A block that needs a missing recording is skipped; a mere mark of one is removed. */
function playableText(raw: string): { readonly text: string; readonly changed: boolean } | SkippedRow {
  const clean = cleanText(raw);
  const plain = cleanText(withoutClipMarks(clean));
  if (needsMissingMedia(plain)) return skippedRow('refers_to_picture', 'recording or picture');
  const refined = refineQuestion(plain, 'en');
  return { text: refined.text, changed: refined.text !== clean };
}

function read(value: unknown, { file }: RowPlace): Draft | SkippedRow {
  const row = Block.safeParse(value);
  if (!row.success) return wrongShape(row.error);
  if (cleanText(row.data.text) === '') return skippedRow('empty_text', 'question');
  if (cleanAnswer(row.data.answer) === '') return skippedRow('no_answer_given', 'answer');
  const options = partOptions(row.data);
  if ('reason' in options) return options;
  const question = playableText(row.data.text);
  if ('reason' in question) return question;
  const topic = topicOf(file);
  const draft = closedDraft({
    // Based on the original text, so that a better refinement does not create another question.
    sourceId: sourceIdOf(cleanText(row.data.text), options.correctAnswer),
    language: 'en',
    text: question.text,
    ...options,
    difficulty: 'medium',
    quality: 'high',
    category: topic.category,
    tags: topic.tags,
    url: UPSTREAMS.opentriviaqa.homepage,
    modifications: [
      ...(row.data.repaired ? (['encoding_repaired'] as const) : []),
      ...(question.changed ? (['refined_text'] as const) : []),
    ],
    extensions: { file: topic.name },
  });
  return 'reason' in draft ? draft : { ...draft, flags: reviewFlags(draft) };
}

/**
 * OpenTriviaQA: text blocks, with the category as the file name. Files without a topic come last, since most of their
 * questions are copies.
 */
export const opentriviaqa: SourceAdapter<'opentriviaqa'> = {
  source: 'opentriviaqa',
  selects: (file) => topicOf(file).known,
  order: (file) => (topicOf(file).mixed ? 1 : 0),
  container: () => 'question_blocks',
  expected: 'blocks of text that begin with "#Q ", then "^ " with the answer, then options "A ", "B " …',
  isRow: (value) => Block.safeParse(value).success,
  read: (row, place) => [read(row, place)],
  revised: '2026-11-23',
};
