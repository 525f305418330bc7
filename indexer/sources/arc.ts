import { z } from 'zod';

import { storable } from '../../src/contract/text.ts';
import type { Difficulty } from '../../src/contract/vocabulary.ts';
import { defineSource, type RowPlace } from './adapter.ts';
import { Ai2Question, partChoices, stemAndChoices } from './ai2-choices.ts';
import { closedDraft, skippedRow, type Draft, type SkippedRow } from './draft.ts';
import { UPSTREAMS } from './licences.ts';
import { refineQuestion } from './refine-text.ts';
import { cleanText, plainNotation } from './text.ts';
import { needsMissingMedia, refersToOptions } from './wording.ts';

/** A row without `formatted_question`, which distinguishes rows of QASC. */
const ArcRow = z
  .object({
    id: storable(200).min(1),
    answerKey: z.string().nullish(),
    formatted_question: z.undefined(),
  })
  .partial({ formatted_question: true })
  .and(Ai2Question);

/** AI2 Reasoning Challenge: exam questions about science, with the label of the right choice. */
export const arc = defineSource({
  source: 'arc',
  selects: (file) =>
    /(?:^|\/)[^/]*\.jsonl(?:\.gz)?$/iu.test(file) && /arc[-_ ]?(?:easy|challenge)/iu.test(file),
  container: () => 'json_lines',
  expected: 'one JSON object per line with "id", "answerKey" and a "question" that has "stem" and "choices"',
  row: ArcRow,
  read,
  revised: '2026-11-21',
});

/**
 * Only options are flagged. Stems describe experiments and students' weeks, so that `recently` or `last week` does not
 * date the answer.
 */
function read(row: z.infer<typeof ArcRow>, { file }: RowPlace): Draft | SkippedRow {
  const key = row.answerKey?.trim() ?? '';
  if (key === '') return skippedRow('no_answer_given', 'answerKey');
  const { stem, choices } = stemAndChoices(row);
  const plain = cleanText(stem);
  if (needsMissingMedia(plain)) return skippedRow('refers_to_picture', '');
  const parted = partChoices(choices, key);
  if (parted === null) return skippedRow('answer_not_among_options', 'answerKey');
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
