import { hash } from 'node:crypto';
import { z } from 'zod';

import { storable } from '../../src/contract/text.ts';
import type { Difficulty } from '../../src/contract/vocabulary.ts';
import { defineSource, type RowPlace } from './adapter.ts';
import { closedDraft, type Draft, explanationOf, skippedRow, type SkippedRow } from './draft.ts';
import { UPSTREAMS } from './licences.ts';
import { type Refined, refineQuestion, refineStatement } from './refine-text.ts';
import { cleanAnswer, cleanText, plainNotation } from './text.ts';
import { needsMissingMedia, refersToOptions, reviewFlags } from './wording.ts';

/** A record has at most 20 wrong answers. */
const MOST_CHOICES = 21;

const Nested = z.object({
  question: z.object({
    stem: z.string(),
    choices: z.array(z.object({ text: z.string(), label: z.string() })).max(MOST_CHOICES),
  }),
});
const Flat = z.object({
  question: z.string(),
  choices: z
    .object({
      text: z.array(z.string()).max(MOST_CHOICES),
      label: z.array(z.string()).max(MOST_CHOICES),
    })
    .refine(({ text, label }) => text.length === label.length, 'needs as many labels as texts'),
});

/** A question with labelled choices: nested in the files of AI2, flat in those of Hugging Face. */
const Ai2Row = z
  .object({ id: storable(200).min(1), answerKey: z.string().nullish() })
  .and(z.union([Nested, Flat]));
type Ai2Row = z.infer<typeof Ai2Row>;

/** A row without `formatted_question`, which distinguishes rows of QASC. */
const ArcRow = Ai2Row.and(z.object({ formatted_question: z.undefined().optional() }));

/** AI2 Reasoning Challenge: exam questions about science, with the label of the right choice. */
export const arc = defineSource({
  source: 'arc',
  selects: (file) =>
    /(?:^|\/)[^/]*\.jsonl(?:\.gz)?$/iu.test(file) && /arc[-_ ]?(?:easy|challenge)/iu.test(file),
  container: () => 'json_lines',
  expected: 'one JSON object per line with "id", "answerKey" and a "question" that has "stem" and "choices"',
  row: ArcRow,
  read: readArc,
  revised: '2026-11-21',
});

/**
 * Only options are flagged. Stems describe experiments and students' weeks, so that `recently` or `last week` does not
 * date the answer.
 */
function readArc(row: z.infer<typeof ArcRow>, { file }: RowPlace): Draft | SkippedRow {
  const key = row.answerKey?.trim() ?? '';
  if (key === '') return skippedRow('no_answer_given', 'answerKey');
  const plain = cleanText(stemOf(row));
  if (needsMissingMedia(plain)) return skippedRow('refers_to_picture', '');
  const parted = partChoices(row, key);
  if ('reason' in parted) return parted;
  const texts = [plain, parted.correct, ...parted.others];
  const question = refineQuestion(plainNotation(plain), 'en');
  const changed = question.changed || texts.some((text) => plainNotation(text) !== text);
  const options = [parted.correct, ...parted.others].map(plainNotation);
  const [correctAnswer = '', ...incorrectAnswers] = options;
  return closedDraft({
    sourceId: row.id,
    language: 'en',
    text: question.text,
    correctAnswer,
    incorrectAnswers,
    type: 'multiple',
    difficulty: difficultyOf(file),
    quality: 'high',
    flags: refersToOptions(options) ? ['refers_to_options'] : [],
    category: 'science-nature',
    url: UPSTREAMS.arc.homepage,
    modifications: changed ? ['refined_text'] : [],
  });
}

const SET = /arc[-_ ]?(easy|challenge)/giu;
/** Defaults: the sets are named after what two simple programs could answer, which is not a rating by people. */
const DIFFICULTY: Readonly<Record<string, Difficulty>> = { easy: 'easy', challenge: 'medium' };

/** By the last match in the path, since a folder `arc-easy` may contain both sets. */
function difficultyOf(file: string): Difficulty | null {
  const name = [...file.matchAll(SET)].at(-1)?.[1]?.toLowerCase();
  return DIFFICULTY[name ?? ''] ?? null;
}

const QascRow = Ai2Row.and(z.object({ combinedfact: z.string().nullish(), formatted_question: z.string() }));

/** QASC: school science with eight choices, of which four are kept. The combined fact is the explanation. */
export const qasc = defineSource({
  source: 'qasc',
  // The test set has no answers. It is only read to count its rows.
  selects: (file) => /(?:^|\/)(?:train|dev|test)\.jsonl(?:\.gz)?$/iu.test(file),
  container: () => 'json_lines',
  expected:
    'one JSON object per line with "id", "formatted_question" and a "question" that has "stem" and "choices"',
  row: QascRow,
  read: readQasc,
  revised: '2026-11-21',
});

function readQasc(row: z.infer<typeof QascRow>): Draft | SkippedRow {
  const { id, answerKey, combinedfact } = row;
  const key = answerKey?.trim() ?? '';
  if (key === '') return skippedRow('no_answer_given', 'answerKey');
  const parted = partChoices(row, key);
  if ('reason' in parted) return parted;
  const question = refineStem(cleanText(stemOf(row)));
  const fact = refineStatement(cleanText(combinedfact ?? ''), 'en');
  const draft = closedDraft({
    sourceId: id,
    language: 'en',
    text: question.text,
    correctAnswer: parted.correct,
    incorrectAnswers: parted.others,
    type: 'multiple',
    quality: 'standard',
    category: 'science-nature',
    explanation: explanationOf(fact.text),
    url: UPSTREAMS.qasc.homepage,
    modifications: question.changed || fact.changed ? ['refined_text'] : [],
  });
  if ('reason' in draft) return draft;
  const incorrectAnswers = keepThree(id, draft.incorrectAnswers);
  return { ...draft, incorrectAnswers, flags: reviewFlags({ ...draft, incorrectAnswers }) };
}

/** A question word in the place of the answer: `Sponges trap their what as the water passes by`. */
const ASKS_WITHIN = /\b(?:what|which|who|whom|where|how)\b[^:]*$/iu;

/** Every text of QASC is a question, but those with an open end (`A vehicle causes`) have no question mark. */
function refineStem(stem: string): Refined {
  return refineQuestion(stem, 'en', { alwaysAsks: ASKS_WITHIN.test(stem) });
}

/** Wrong answers that are kept of seven, since quizzes show four options. */
const KEPT = 3;

/**
 * Selects three wrong answers by a hash of the question's id and the answer. The selection is always the same,
 * independent of the upstream's order, and uniform, since nothing shows which of the seven are better.
 */
function keepThree(id: string, others: readonly string[]): readonly string[] {
  const ranked = others.map((text) => ({ text, rank: hash('sha256', `${id}\u001f${text}`) }));
  return ranked
    .toSorted((one, other) => (one.rank < other.rank ? -1 : Number(one.rank > other.rank)))
    .slice(0, KEPT)
    .map(({ text }) => text);
}

/** The text of the question, in either shape. */
const stemOf = (row: Ai2Row): string => ('choices' in row ? row.question : row.question.stem);

/** Separates the right choice from the others by its label, a letter or number, which exactly one must have. */
function partChoices(
  row: Ai2Row,
  key: string,
): { readonly correct: string; readonly others: readonly string[] } | SkippedRow {
  const choices =
    'choices' in row
      ? row.choices.text.map((text, index) => ({ label: row.choices.label[index] ?? '', text }))
      : row.question.choices;
  const textsOf = (isRight: boolean): string[] =>
    choices.filter(({ label }) => (label.trim() === key) === isRight).map(({ text }) => cleanAnswer(text));
  const [correct, more] = textsOf(true);
  if (correct === undefined || more !== undefined) return skippedRow('answer_not_among_options', 'answerKey');
  return { correct, others: textsOf(false) };
}
