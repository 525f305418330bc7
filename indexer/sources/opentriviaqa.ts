import { z } from 'zod';

import { optionKey } from '../../src/contract/text.ts';
import type { Draft, RowPlace, SkippedRow, SourceAdapter } from './adapter.ts';
import { cleanAnswer, cleanText } from './clean-text.ts';
import { closedDraft } from './closed-draft.ts';
import { UPSTREAMS } from './licences.ts';
import { lostApostrophes } from './lost-apostrophes.ts';
import { needsMissingMedia, withoutClipMarks } from './missing-media.ts';
import { topicOf } from './opentriviaqa-topics.ts';
import { refineQuestion } from './refine-text.ts';
import { reviewFlags } from './review-flags.ts';
import { skippedRow, wrongShape } from './skipped-row.ts';
import { sourceIdOf } from './source-id.ts';

/** The record holds at most 20 wrong answers. */
const MOST_OPTIONS = 21;

/** A `QuestionBlock`, as the container reads it. */
const Block = z.object({
  text: z.string(),
  answer: z.string(),
  options: z.array(z.string()).max(MOST_OPTIONS),
  leftover: z.array(z.string()).optional(),
  repaired: z.boolean(),
});
type Block = z.infer<typeof Block>;

const LETTERED = /^[A-U](?: |$)/u;
/** Two options that make a claim or a yes-or-no question of a text. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['True', 'False'],
  ['Yes', 'No'],
];

/** The pair as it is written, or null when the options are others. */
function pairOf(options: readonly string[]): readonly [string, string] | null {
  const keys = new Set(options.map(optionKey));
  if (keys.size !== 2) return null;
  return PAIRS.find((pair) => pair.every((word) => keys.has(optionKey(word)))) ?? null;
}

/** The options with the answer first, and what kind of question they make. */
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

/** Where a block points to a recording that is not there; a mere mark of one is taken out. */
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
    // Of the text as it came, so that a better refinement makes no other question of it.
    sourceId: sourceIdOf(cleanText(row.data.text), options.correctAnswer),
    language: 'en',
    text: question.text,
    ...options,
    difficulty: 'medium',
    quality: lostApostrophes(question.text) ? 'standard' : 'high',
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

/** OpenTriviaQA: blocks of text, of which the file tells the category. Files of no topic come last: most of theirs are met before. */
export const opentriviaqa: SourceAdapter<'opentriviaqa'> = {
  source: 'opentriviaqa',
  selects: (file) => topicOf(file).known,
  order: (file) => (topicOf(file).mixed ? 1 : 0),
  container: () => 'question_blocks',
  expected: 'blocks of text that begin with "#Q ", then "^ " with the answer, then options "A ", "B " …',
  isRow: (value) => Block.safeParse(value).success,
  read: (row, place) => [read(row, place)],
  revised: '2026-11-21',
};
