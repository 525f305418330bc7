import { z } from 'zod';

import { storable } from '../../src/contract/text.ts';
import { defineSource } from './adapter.ts';
import { openDraft, skippedRow, whichHold, type Draft, type SkippedRow } from './draft.ts';
import { shortAnswer } from './open-answers.ts';
import { refineQuestion } from './refine-text.ts';
import { cleanAnswer, cleanText, sourceIdOf } from './text.ts';
import { isTimeRelative } from './wording.ts';

/** The authors' format. */
const Original = z.object({ utterance: z.string(), targetValue: z.string(), url: z.string().nullish() });
/** The format of a cleaned copy, with ids. */
const Brmson = z.object({ qId: storable(50), qText: z.string(), answers: z.array(z.string()) });
/** The format of data set collections. */
const Flat = z.object({ url: z.string(), question: z.string(), answers: z.array(z.string()) });
const Row = z.union([Original, Brmson, Flat]);
type Row = z.infer<typeof Row>;

/** WebQuestions: what people asked a search engine before 2013, answered from a database of that time. */
export const webq = defineSource({
  source: 'webq',
  selects: (file) =>
    /(?:^|\/)(?:webquestions\.examples\.(?:train|test)|trainmodel|val|devtest|test)\.json$/u.test(file),
  container: () => 'json_array',
  expected:
    'a JSON array of objects with "utterance" and "targetValue", or with "qId", "qText" and "answers"',
  row: Row,
  read,
  surveyed: true,
  revised: '2026-11-23',
});

function read(row: Row): Draft | SkippedRow {
  const { question, answers, extensions } = fieldsOf(row);
  if (answers === undefined) return skippedRow('wrong_shape', 'targetValue');
  const { text, changed } = refineQuestion(cleanText(question), 'en', { alwaysAsks: true });
  const clean = answers.map(cleanAnswer).filter((answer) => answer !== '');
  const shown = clean.filter((answer) => !isAddress(answer));
  if (clean.length === 0) return skippedRow('no_answer_given', 'answers');
  if (shown.length === 0) return skippedRow('answer_is_address', 'answers');
  const answer = shortAnswer(shown);
  if (answer === undefined) return skippedRow('no_short_answer', 'answers');
  return openDraft({
    // The same record for all formats.
    sourceId: sourceIdOf(question, ''),
    language: 'en',
    text,
    correctAnswer: answer.text,
    acceptedAnswers: shown,
    quality: 'standard',
    flags: whichHold({
      time_relative: isTimeRelative(text, 'en') || (CHANGES.test(text) && PRESENT.test(text)),
      incomplete_answers: answers.length === COLLECTED_AT_MOST,
      clumsy_wording: !answer.whole,
    }),
    modifications: changed ? ['refined_text'] : [],
    extensions,
  });
}

/** The fields of a row, in any format. `answers` is undefined if they cannot be read. */
interface QuestionFields {
  readonly question: string;
  readonly answers: readonly string[] | undefined;
  readonly extensions: Readonly<Record<string, string>>;
}

function fieldsOf(row: Row): QuestionFields {
  if ('utterance' in row)
    return { question: row.utterance, answers: readTargetValue(row.targetValue), extensions: keyOf(row.url) };
  if ('qText' in row) return { question: row.qText, answers: row.answers, extensions: { qId: row.qId } };
  return { question: row.question, answers: row.answers, extensions: keyOf(row.url) };
}

/** Freebase no longer exists, but its key still identifies the subject. */
function keyOf(url: string | null | undefined): Readonly<Record<string, string>> {
  const key = /\/view\/en\/([\w-]{1,200})$/u.exec(url ?? '')?.[1];
  return key === undefined ? {} : { freebaseKey: key };
}

/** The upstream collected at most this many answers: a list of this length is probably incomplete. */
const COLLECTED_AT_MOST = 10;
/** What may have changed since 2013, when the answers were collected. */
const CHANGES =
  /\b(?:governor|president|prime minister|mayor|senators?|ceo|coach|leader|owner|owns|king|queen|pope|currency|money|population|plays? for|married|dating|girlfriend|boyfriend)\b/iu;
const PRESENT = /\b(?:is|are|does|do|has|have|plays?|owns|use[sd]?)\b/iu;

const isAddress = (answer: string): boolean => /^(?:https?:\/\/|www\.)/iu.test(answer);

const OPENING = '(list';
const VALUE = ' (description ';

/**
 * Parses `(list (description "Two words") (description Word))`. Quotation marks within a value are not escaped, so that
 * a value ends at `")` before the next value or the end. Undefined if the text has another form.
 */
export function readTargetValue(text: string): string[] | undefined {
  if (!text.startsWith(OPENING) || !text.endsWith(')')) return undefined;
  const inner = text.slice(OPENING.length, -1);
  if (inner === '') return [];
  if (!inner.startsWith(VALUE)) return undefined;
  const values: string[] = [];
  for (let at = 0; at < inner.length;) {
    const start = at + VALUE.length;
    const quoted = inner.startsWith('"', start);
    const end = endOfValue(inner, start, quoted ? '")' : ')');
    if (end === undefined) return undefined;
    values.push(inner.slice(quoted ? start + 1 : start, end));
    at = end + (quoted ? 2 : 1);
  }
  return values;
}

/** The position of the closing characters before the next value or the end. */
function endOfValue(inner: string, start: number, closing: string): number | undefined {
  // The opening quotation mark does not close the value.
  let from = closing.startsWith('"') ? start + 1 : start;
  for (;;) {
    const end = inner.indexOf(closing, from);
    if (end < 0) return undefined;
    const next = end + closing.length;
    if (next === inner.length || inner.startsWith(VALUE, next)) return end;
    from = end + 1;
  }
}
