import { hash } from 'node:crypto';
import { z } from 'zod';

import { storable } from '../../src/contract/text.ts';
import { defineSource } from './adapter.ts';
import { Ai2Question, partChoices, stemAndChoices } from './ai2-choices.ts';
import { closedDraft, explanationOf, skippedRow, type Draft, type SkippedRow } from './draft.ts';
import { UPSTREAMS } from './licences.ts';
import { refineQuestion, refineStatement, type Refined } from './refine-text.ts';
import { cleanText } from './text.ts';
import { reviewFlags } from './wording.ts';

const QascRow = z
  .object({
    id: storable(200).min(1),
    answerKey: z.string().nullish(),
    combinedfact: z.string().nullish(),
    formatted_question: z.string(),
  })
  .and(Ai2Question);

/** QASC: school science with eight choices, of which four are kept. The combined fact is the explanation. */
export const qasc = defineSource({
  source: 'qasc',
  // The test set has no answers. It is only read to count its rows.
  selects: (file) => /(?:^|\/)(?:train|dev|test)\.jsonl(?:\.gz)?$/iu.test(file),
  container: () => 'json_lines',
  expected:
    'one JSON object per line with "id", "formatted_question" and a "question" that has "stem" and "choices"',
  row: QascRow,
  read,
  revised: '2026-11-21',
});

function read(row: z.infer<typeof QascRow>): Draft | SkippedRow {
  const { id, answerKey, combinedfact } = row;
  const key = answerKey?.trim() ?? '';
  if (key === '') return skippedRow('no_answer_given', 'answerKey');
  const { stem, choices } = stemAndChoices(row);
  const parted = partChoices(choices, key);
  if (parted === null) return skippedRow('answer_not_among_options', 'answerKey');
  const question = refineStem(cleanText(stem));
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
