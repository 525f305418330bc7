import type { z } from 'zod';

import type { CategorySlug } from '../../src/contract/categories.ts';
import { CleanAnswer, CleanText, optionKey } from '../../src/contract/text.ts';
import type {
  Difficulty,
  Language,
  QualityTier,
  QuestionType,
  Translator,
} from '../../src/contract/vocabulary.ts';
import { YES_NO } from './readable-values.ts';

/** A change that the service made to an upstream's text. It is shown in the attribution of the record. */
export type Modification =
  | 'html_decoded'
  | 'encoding_repaired'
  | 'refined_text'
  | 'quizified'
  | 'translated_pl';

/** Why a question should be reviewed before it is used. Each flag makes its tier `needs_review`. */
export type ReviewFlag =
  | 'time_relative'
  | 'refers_to_options'
  | 'not_quiz_worthy'
  | 'incomplete_answers'
  | 'clumsy_wording'
  | 'informal_explanation';

/**
 * A question of an upstream, in our shape and with clean text, before rules, distractors and duplicates are applied.
 * What the upstream does not provide is empty or null, never guessed: conclusions come from rules, which are data.
 */
export interface Draft {
  /** Unique within the source and language, and always the same, wherever the row is. */
  readonly sourceId: string;
  readonly language: Language;
  readonly text: string;
  readonly correctAnswer: string;
  readonly incorrectAnswers: readonly string[];
  /** Other right answers. They are never distractors, and are kept for checking typed answers. */
  readonly acceptedAnswers: readonly string[];
  readonly type: QuestionType;
  readonly difficulty: Difficulty | null;
  /** Whether people rated the difficulty; false for a default. */
  readonly difficultyRated: boolean;
  /** The tier of the question if it has no flags. Adapters give a first one, which `judgeDrafts` replaces. */
  readonly quality: QualityTier;
  readonly flags: readonly ReviewFlag[];
  /** Null if neither file nor relation shows it. It becomes `general-knowledge` unless rules find one. */
  readonly category: CategorySlug | null;
  readonly tags: readonly string[];
  readonly subcategories: readonly string[];
  /** Where people are more likely to know the answer, as given by the source or a rule; absent if everywhere. */
  readonly regions?: readonly string[];
  readonly explanation: string | null;
  readonly url: string | null;
  /** The author of this question; absent if the upstream names none. The record then names the upstream's authors. */
  readonly author?: string;
  /** When the question was written, ISO 8601; absent if unknown. */
  readonly createdAt?: string;
  readonly modifications: readonly Modification[];
  /** Additional data of the source. `acceptedAnswers` and `flags` are added from the fields above. */
  readonly extensions: Readonly<Record<string, unknown>>;
  /**
   * Answers of the same kind (the same relation or type) are distractors of each other in open-ended questions; null if
   * none would be good.
   */
  readonly answerKind: string | null;
  /** The record of the same source that this one translates. */
  readonly translationOf: { readonly sourceId: string; readonly language: Language } | null;
  readonly translator: Translator | null;
}

/** Why an upstream row gives no question. */
export const SOURCE_SKIPS = {
  wrong_shape: 'not a row of this upstream',
  no_answer_given: 'the row has no answer, as in test sets',
  unanswerable: 'the upstream says that there is no short answer',
  no_short_answer: 'every answer is too long for an option',
  answer_not_among_options: 'the answer is not among the options',
  ambiguous_answer: 'the answer is among the options twice, or means several things',
  too_few_options: 'fewer than two different options',
  refers_to_picture: 'the question needs a picture, sound, table or passage that is missing',
  empty_text: 'the question or the answer is empty after cleaning',
  answer_is_address: 'the answer is a web address',
  text_too_long: 'the question is too long',
  options_after_gap: 'the options are not lettered in order',
} as const;
export type SourceSkip = keyof typeof SOURCE_SKIPS;

/** An upstream row without a question, and the reason. */
export interface SkippedRow {
  readonly reason: SourceSkip;
  /** Details of the reason, such as the path of a field; never upstream text. */
  readonly detail: string;
}

/** A row that gives no question. `detail` names a field, never upstream text. */
export const skippedRow = (reason: SourceSkip, detail: string): SkippedRow => ({ reason, detail });

/** A row with another shape, with the path of the first field that differs. */
export function wrongShape(error: z.ZodError): SkippedRow {
  return skippedRow('wrong_shape', error.issues[0]?.path.join('.') ?? '');
}

/** The values of what an upstream does not provide. */
export const DRAFT_DEFAULTS = {
  acceptedAnswers: [],
  difficulty: null,
  difficultyRated: false,
  flags: [],
  category: null,
  tags: [],
  subcategories: [],
  explanation: null,
  url: null,
  modifications: [],
  extensions: {},
  answerKind: null,
  translationOf: null,
  translator: null,
} satisfies Partial<Draft>;

/** What a draft of a question with options needs. */
type ClosedFields = Pick<
  Draft,
  'sourceId' | 'language' | 'text' | 'correctAnswer' | 'incorrectAnswers' | 'type' | 'quality'
>;

/** The names whose condition holds, in this order: the flags of a draft, or its modifications. */
export const whichHold = <Name extends string>(conditions: Readonly<Record<Name, boolean>>): Name[] =>
  (Object.keys(conditions) as Name[]).filter((name) => conditions[name]);

/** An open-ended question with wrong answers that we have found for it. */
export const quizified = (draft: Draft, incorrectAnswers: readonly string[]): Draft => ({
  ...draft,
  type: 'multiple',
  incorrectAnswers,
  modifications: [...draft.modifications, 'quizified'],
});

/** The wrong answers that are not empty and differ from the right one and from each other. */
function distinctFrom(correct: string, others: readonly string[]): string[] {
  const seen = new Set([optionKey(correct), '']);
  return others.filter((answer) => seen.size < seen.add(optionKey(answer)).size);
}

/**
 * Creates the draft of a question with options. Fields that the upstream does not provide have defaults. Repeated
 * options are left out. The question is skipped if too few remain.
 */
export function closedDraft(fields: ClosedFields & Partial<Draft>): Draft | SkippedRow {
  const incorrectAnswers = distinctFrom(fields.correctAnswer, fields.incorrectAnswers);
  const draft: Draft = { ...DRAFT_DEFAULTS, ...fields, incorrectAnswers };
  const error = checkDraft(draft);
  if (error !== null) return error;
  return incorrectAnswers.length === 0 ? skippedRow('too_few_options', '') : draft;
}

/** What a draft of an open-ended question needs. */
type OpenFields = Pick<Draft, 'sourceId' | 'language' | 'text' | 'correctAnswer' | 'quality'>;

/** Each answer once, in its first spelling. */
const distinct = (answers: readonly string[]): string[] => [
  ...new Map(answers.map((answer) => [optionKey(answer), answer] as const).toReversed()).values(),
];

/**
 * Creates the draft of an open-ended question. Fields that the upstream does not provide have defaults. Accepted
 * answers that equal the correct one, or are not valid in a record, are left out. A question that is not valid is
 * skipped.
 */
export function openDraft(fields: OpenFields & Partial<Draft>): Draft | SkippedRow {
  const correct = optionKey(fields.correctAnswer);
  const accepted = distinct(fields.acceptedAnswers ?? []).toReversed();
  const draft: Draft = {
    ...DRAFT_DEFAULTS,
    incorrectAnswers: [],
    type: 'text_input',
    ...fields,
    acceptedAnswers: accepted.filter((answer) => optionKey(answer) !== correct && isValidAnswer(answer)),
  };
  return checkDraft(draft) ?? draft;
}

/** Creates the draft of a yes-or-no question, with answers in its language. */
export function yesNoDraft(
  fields: Omit<OpenFields, 'correctAnswer'> & Partial<Draft>,
  right: boolean,
): Draft | SkippedRow {
  const [yes, no] = YES_NO[fields.language];
  return openDraft({
    ...fields,
    type: 'boolean',
    correctAnswer: right ? yes : no,
    incorrectAnswers: [right ? no : yes],
    answerKind: null,
  });
}

/** An explanation that is valid in a record; null if it is not. */
export function explanationOf(clean: string): string | null {
  return CleanText.safeParse(clean).success ? clean : null;
}

/** Characters of the longest question and answer, as in `CleanText` and `CleanAnswer`. */
const LONGEST_TEXT = 2000;
const LONGEST_ANSWER = 500;

/** Whether an answer is valid in a record. */
const isValidAnswer = (answer: string): boolean => CleanAnswer.safeParse(answer).success;

/** Why the question would not be valid in a record; null if it is valid. */
function checkDraft({ text, correctAnswer, incorrectAnswers }: Draft): SkippedRow | null {
  const answers = [correctAnswer, ...incorrectAnswers];
  if (text === '') return skippedRow('empty_text', 'question');
  if (correctAnswer === '') return skippedRow('empty_text', 'answer');
  if (text.length > LONGEST_TEXT) return skippedRow('text_too_long', '');
  if (answers.some((answer) => answer.length > LONGEST_ANSWER)) return skippedRow('no_short_answer', '');
  if (!CleanText.safeParse(text).success) return skippedRow('wrong_shape', 'characters of the question');
  return answers.every(isValidAnswer) ? null : skippedRow('wrong_shape', 'characters of an answer');
}
