import { z } from 'zod';

import type { CategorySlug } from '../../src/contract/categories.ts';
import { optionKey } from '../../src/contract/text.ts';
import { defineSource, type RowPlace } from './adapter.ts';
import { closedDraft, skippedRow, whichHold, type Draft, type SkippedRow } from './draft.ts';
import { UPSTREAMS } from './licences.ts';
import { refineQuestion } from './refine-text.ts';
import { cleanAnswer, cleanText, sourceIdOf } from './text.ts';
import { needsMissingMedia, withoutClipMarks, reviewFlags } from './wording.ts';

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

/**
 * OpenTriviaQA: text blocks, with the category as the file name. Files without a topic come last, since most of their
 * questions are copies.
 */
export const opentriviaqa = defineSource({
  source: 'opentriviaqa',
  selects: (file) => topicOf(file).known,
  order: (file) => (topicOf(file).mixed ? 1 : 0),
  container: () => 'question_blocks',
  expected: 'blocks of text that begin with "#Q ", then "^ " with the answer, then options "A ", "B " …',
  row: Block,
  read,
  revised: '2026-11-23',
});

function read(row: Block, { file }: RowPlace): Draft | SkippedRow {
  if (cleanText(row.text) === '') return skippedRow('empty_text', 'question');
  if (cleanAnswer(row.answer) === '') return skippedRow('no_answer_given', 'answer');
  const options = partOptions(row);
  if ('reason' in options) return options;
  const question = playableText(row.text);
  if ('reason' in question) return question;
  const topic = topicOf(file);
  const draft = closedDraft({
    // Based on the original text, so that a better refinement does not create another question.
    sourceId: sourceIdOf(cleanText(row.text), options.correctAnswer),
    language: 'en',
    text: question.text,
    ...options,
    difficulty: 'medium',
    quality: 'high',
    category: topic.category,
    tags: topic.tags,
    url: UPSTREAMS.opentriviaqa.homepage,
    modifications: whichHold({ encoding_repaired: row.repaired, refined_text: question.changed }),
    extensions: { file: topic.name },
  });
  return 'reason' in draft ? draft : { ...draft, flags: reviewFlags(draft) };
}

const LETTERED = /^[A-U](?: |$)/u;
/** Options of claims and yes-or-no questions. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['True', 'False'],
  ['Yes', 'No'],
];

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

/** The pair that equals the options; null if there is none. */
function pairOf(options: readonly string[]): readonly [string, string] | null {
  const keys = new Set(options.map(optionKey));
  if (keys.size !== 2) return null;
  return PAIRS.find((pair) => pair.every((word) => keys.has(optionKey(word)))) ?? null;
}

/** Cleans the text. A block that needs a missing recording is skipped; a mere mark of one is removed. */
function playableText(raw: string): { readonly text: string; readonly changed: boolean } | SkippedRow {
  const clean = cleanText(raw);
  const plain = cleanText(withoutClipMarks(clean));
  if (needsMissingMedia(plain)) return skippedRow('refers_to_picture', 'recording or picture');
  const refined = refineQuestion(plain, 'en');
  return { text: refined.text, changed: refined.text !== clean };
}

/** What the name of a file says about its questions. */
interface Topic {
  readonly name: string;
  /** Whether the upstream has a file of this name. */
  readonly known: boolean;
  /** Null if the file mixes topics. */
  readonly category: CategorySlug | null;
  readonly tags: readonly string[];
  /** Whether the questions are mostly copies from other files, where the topic is known. */
  readonly mixed: boolean;
}

type Row = readonly [category: CategorySlug | null, ...tags: string[]];

/**
 * `general`, `newest` and `rated` have no topic, so that a rule can find one. Others that match no category have a tag.
 */
const FILES: Readonly<Record<string, Row>> = {
  animals: ['animals'],
  'brain-teasers': ['general-knowledge', 'brain-teasers'],
  celebrities: ['celebrities'],
  entertainment: ['television'],
  'for-kids': [null, 'for-kids'],
  general: [null],
  geography: ['geography'],
  history: ['history'],
  hobbies: ['general-knowledge', 'hobbies'],
  humanities: ['art', 'humanities'],
  literature: ['books'],
  movies: ['film'],
  music: ['music'],
  newest: [null],
  people: ['celebrities', 'people'],
  rated: [null],
  'religion-faith': ['mythology', 'religion'],
  'science-technology': ['science-nature'],
  sports: ['sports'],
  television: ['television'],
  'video-games': ['video-games'],
  world: ['geography'],
};
const MIXED = new Set(['newest', 'rated', 'for-kids']);

export function topicOf(file: string): Topic {
  const name = nameOf(file);
  const row = Object.hasOwn(FILES, name) ? FILES[name] : undefined;
  const [category, ...tags] = row ?? [null];
  return { name, known: row !== undefined, category, tags, mixed: MIXED.has(name) };
}

/** The name of a file without folders, compression and other extensions. */
const nameOf = (file: string): string =>
  (file.split('/').at(-1) ?? '')
    .replace(/\.gz$/iu, '')
    .replace(/\.txt$/iu, '')
    .toLowerCase();
