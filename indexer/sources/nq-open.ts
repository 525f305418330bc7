import { z } from 'zod';

import { CleanAnswer } from '../../src/contract/text.ts';
import { judgedDistractors } from '../quizify/choose-distractors.ts';
import { defineSource } from './adapter.ts';
import { openDraft, quizified, skippedRow, whichHold, type Draft, type SkippedRow } from './draft.ts';
import { UPSTREAMS } from './licences.ts';
import { askedKind, LONGEST_OPTION, shortAnswer } from './open-answers.ts';
import { refineQuestion } from './refine-text.ts';
import { cleanAnswer, cleanText, sourceIdOf } from './text.ts';
import { isTimeRelative } from './wording.ts';

const Predictions = z.array(z.string()).nullish();

const Row = z.object({
  question: z.string(),
  answer: z.array(z.string()),
  choices: z.undefined().optional(),
  def_correct_predictions: Predictions,
  poss_correct_predictions: Predictions,
  def_incorrect_predictions: Predictions,
  answer_and_def_correct_predictions: Predictions,
});

/** Natural Questions Open: questions typed into a search engine, with short answers from an encyclopaedia. */
export const nqOpen = defineSource({
  source: 'nq-open',
  selects: (file) => /(?:^|\/)NQ-open\.(?!.*(?:no-annotations|sample))[^/]*\.jsonl$/u.test(file),
  container: () => 'json_lines',
  expected: 'one JSON object per line with "question" and "answer" (a list of texts)',
  row: Row,
  read,
  surveyed: true,
  revised: '2026-11-23',
});

function read(row: z.infer<typeof Row>): Draft | SkippedRow {
  const { text, changed } = refineQuestion(cleanText(row.question), 'en', { alwaysAsks: true });
  const answers = row.answer.map(withoutStop).filter((answer) => answer !== '');
  if (answers.length === 0) return skippedRow('no_answer_given', 'answer');
  const answer = shortAnswer(answers);
  if (answer === undefined) return skippedRow('no_short_answer', 'answer');
  const judgedRight = [row.def_correct_predictions, row.answer_and_def_correct_predictions].flatMap(
    predictions,
  );
  const perhapsRight = predictions(row.poss_correct_predictions);
  const judgedWrong = predictions(row.def_incorrect_predictions).filter(
    (one) => one.length <= LONGEST_OPTION,
  );
  const right = [...answers, ...judgedRight];
  const sourceId = sourceIdOf(row.question, '');
  const incorrectAnswers = judgedDistractors(answer.text, [...right, ...perhapsRight], judgedWrong, sourceId);
  const draft = openDraft({
    // Several files may have the question with different answers: it is one question.
    sourceId,
    language: 'en',
    text,
    correctAnswer: answer.text,
    acceptedAnswers: right,
    quality: 'standard',
    flags: whichHold({ time_relative: isTimeRelative(text, 'en'), clumsy_wording: !answer.whole }),
    url: UPSTREAMS['nq-open'].homepage,
    modifications: changed ? ['refined_text'] : [],
    answerKind: askedKind(row.question),
  });
  return incorrectAnswers === undefined || 'reason' in draft ? draft : quizified(draft, incorrectAnswers);
}

/** Removes the full stop of a sentence that the answer ended; abbreviations keep theirs. */
const withoutStop = (answer: string): string => cleanAnswer(answer).replace(/(?<=\p{Ll}{4}|\d)\.$/u, '');

const predictions = (texts: readonly string[] | null | undefined): string[] =>
  (texts ?? [])
    .map((text) => cleanAnswer(unescapeOnce(text)))
    .filter((text) => CleanAnswer.safeParse(text).success);

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '', f: '' };

/** Decodes predictions that the upstream escaped twice: `Ren\u00e9` has a literal backslash. */
function unescapeOnce(text: string): string {
  return text.replaceAll(/\\(?:u([0-9a-f]{4})|(.))/giu, (_all, code: string | undefined, sign: string) =>
    code === undefined ? (ESCAPES[sign] ?? sign) : String.fromCharCode(parseInt(code, 16)),
  );
}
