import { hash } from 'node:crypto';
import { z } from 'zod';

import { CleanAnswer, optionKey } from '../../src/contract/text.ts';
import { defineSource, type RowPlace } from './adapter.ts';
import {
  openDraft,
  skippedRow,
  whichHold,
  yesNoDraft,
  type Draft,
  type ReviewFlag,
  type SkippedRow,
} from './draft.ts';
import { UPSTREAMS } from './licences.ts';
import { parseIsoDate, readableDate, readableQuantity } from './readable-values.ts';
import { refineQuestion } from './refine-text.ts';
import { cleanAnswer, cleanText, sourceIdOf, normalize } from './text.ts';
import { isTimeRelative } from './wording.ts';

const Row = z.object({
  question: z.string(),
  choices: z.array(z.string()),
  program: z.array(z.unknown()).optional(),
  sparql: z.string().optional(),
  answer: z.string().nullish(),
});

/** KQA Pro: questions made from database facts and reworded by people, each with ten choices. */
export const kqaPro = defineSource({
  source: 'kqa-pro',
  selects: (file) => /(?:^|\/)(?:train|val|test)\.json$/u.test(file),
  container: () => 'json_array',
  expected: 'a JSON array of objects with "question", "choices" (a list of texts) and "answer"',
  row: Row,
  read,
  surveyed: true,
  revised: '2026-11-21',
});

/** Requests, which are the only texts that are not questions. */
const REQUEST = /^(?:tell|name|give|list|identify|find|provide|state)\b/iu;

const YES_NO = new Set(['yes', 'no', 'unknown']);

function read(row: z.infer<typeof Row>, place: RowPlace): Draft | SkippedRow {
  if (row.answer == null) return skippedRow('no_answer_given', 'answer');
  const asked = cleanText(row.question);
  const { text, changed } = refineQuestion(asked, 'en', { alwaysAsks: !REQUEST.test(asked) });
  const answer = cleanAnswer(row.answer);
  if (answer === '') return skippedRow('empty_text', 'answer');
  const options = new Map(row.choices.map(cleanAnswer).map((choice) => [optionKey(choice), choice]));
  if (!options.has(optionKey(answer))) return skippedRow('answer_not_among_options', 'choices');
  const choices = [...options.values()].filter((choice) => CleanAnswer.safeParse(choice).success);
  const fields = {
    sourceId: sourceIdOf(row.question, row.answer),
    language: 'en',
    text,
    quality: 'standard',
    flags: flagsOf(text, answer, choices),
    url: UPSTREAMS['kqa-pro'].homepage,
    modifications: changed ? ['refined_text'] : [],
    extensions: { split: splitOf(place.file), index: place.row - 1 },
  } satisfies Partial<Draft>;
  if (choices.every((choice) => YES_NO.has(optionKey(choice)))) {
    if (optionKey(answer) === 'unknown') return skippedRow('unanswerable', 'unknown');
    return yesNoDraft(fields, optionKey(answer) === 'yes');
  }
  return amongChoices(fields, answer, choices);
}

const splitOf = (file: string): string => /([\w-]{1,50})\.\w+$/u.exec(file.replace(/\.gz$/iu, ''))?.[1] ?? '';

/** Asks how two things are related. The answer is a term of the database. */
const ASKS_RELATION =
  /\b(?:relat(?:ion|ionship|ed|es?)|connect(?:ion|ed|s)?|link(?:ed|s)?|associat(?:ion|ed|es)|in what way|what (?:is|are|does) .* to)\b|^how (?:is|are|does|do|did|was|were) /iu;
/** Numbers and names in registers, which nobody knows by heart. */
const REGISTERS =
  /\b(?:ISNI|OCLC|FIPS|INSEE|ISCO|Caverphone|ARCHON|Munzinger|Hornbostel|VIAF|IMDb|ISWC|ISBN|ISSN|GND|UIC|NUTS|PDB|IAB|DDC|Dewey|Giphy|Twitter|Instagram|Facebook|YouTube|Deutsche Synchronkartei|MusicBrainz|Freebase|identifiers?|IDs?|(?:occupation|dialling|dialing|calling|postal|area|zip|country|station|airport|licence plate|license plate|classification|Commons|region|language|currency|subject|topic) codes?|codes?|zip|postal|visa|handle|username|user name|account|hashtag|website|web site|homepage|URL|pronunciation audio|control number|inventory number|catalog(?:ue)? number|registration number)\b|https?:|www\.|\.(?:com|org|ogg|net)\b/iu;
/** What looks like a register entry: an address, letters with digits, or digits with leading zeros. */
const REGISTER_ENTRY =
  /^https?:|^www\.|^(?=[^\s]*\p{L})(?=[^\s]*\d)[\p{L}\d_./-]+$|^0\d+$|^\d{4} \d{4} \d{4} \d{3}[\dX]$/u;
/** Remains of templates in the wording of questions. */
const CLUMSY =
  /\bthe one (?:that|who|whose|which|in|of|with|for|on|from)\b|\bvisual artworks?\b|\bcreative works?\b|\b(?:which|what) human\b|\bbig city\b/iu;

function flagsOf(text: string, answer: string, choices: readonly string[]): ReviewFlag[] {
  const terms = choices.filter((choice) => /^\p{Ll}/u.test(choice)).length;
  return whichHold({
    not_quiz_worthy:
      (terms * 2 > choices.length && ASKS_RELATION.test(text)) ||
      REGISTERS.test(text) ||
      REGISTER_ENTRY.test(answer),
    clumsy_wording: CLUMSY.test(text),
    time_relative: isTimeRelative(text, 'en'),
  });
}

type QuestionFields = Omit<Parameters<typeof openDraft>[0], 'correctAnswer'>;

function amongChoices(
  fields: QuestionFields,
  answer: string,
  choices: readonly string[],
): Draft | SkippedRow {
  const entries = REGISTERS.test(fields.text);
  const given = [answer, ...nearestChoices(fields.text, answer, choices, fields.sourceId)];
  const [correct = '', ...others] = given.map((choice) => written(choice, entries));
  const wrong = new Map(others.map((choice) => [optionKey(choice), choice]));
  wrong.delete(optionKey(correct));
  if (wrong.size === 0) return skippedRow('too_few_options', 'choices');
  const isRewritten = given.some((choice) => written(choice, entries) !== choice);
  return openDraft({
    ...fields,
    type: 'multiple',
    correctAnswer: correct,
    incorrectAnswers: [...wrong.values()],
    acceptedAnswers: [answer],
    modifications: isRewritten ? ['refined_text'] : (fields.modifications ?? []),
  });
}

/** If the question is about a register entry, digits are not a quantity and remain unchanged. */
const written = (choice: string, entry: boolean): string =>
  entry && !/^\d{4}-\d\d-\d\d$/u.test(choice) ? choice : readable(choice);

/** Formats a choice. The first of January means a year without a known day. */
function readable(choice: string): string {
  const date = parseIsoDate(choice);
  if (date === undefined) return readableQuantity(choice, 'en')?.text ?? choice;
  return readableDate(date.month === 1 && date.day === 1 ? { ...date, month: null, day: null } : date, 'en');
}

/** Wrong answers per question: quizzes show four options. */
const WRONG = 3;

/**
 * Selects up to three of the other choices. If the question names the answer and others (`Which is longer, A or B?`),
 * only these: any other choice would give itself away. Numbers and dates are neighbours in size. The seed decides the
 * rank of the answer, since always the middle one would give itself away.
 */
function nearestChoices(text: string, answer: string, choices: readonly string[], seed: string): string[] {
  const others = [...new Set(choices)].filter((choice) => choice !== answer);
  if (!/^\d/u.test(answer) && named(text, answer)) {
    const rivals = others.filter((choice) => named(text, choice));
    if (rivals.length > 0) return byLot(rivals, seed).slice(0, WRONG);
  }
  const shape = shapeOf(answer);
  if (shape.startsWith('number ')) {
    const same = others.filter((choice) => shapeOf(choice) === shape);
    if (same.length >= WRONG) return neighbours(answer, same, seed);
  }
  return byLot(others, seed)
    .map((choice) => ({ choice, far: distance(shape, shapeOf(choice)) }))
    .toSorted((one, other) => one.far - other.far)
    .slice(0, WRONG)
    .map(({ choice }) => choice);
}

const named = (text: string, choice: string): boolean =>
  ` ${normalize(text)} `.includes(` ${normalize(choice)} `);

/** The kind of a choice's text. Choices of the answer's kind are preferred. */
function shapeOf(choice: string): string {
  if (/^\d{4}(?:-01-01)?$/u.test(choice)) return 'number year';
  if (/^\d{4}-\d\d-\d\d$/u.test(choice)) return 'number day';
  const quantity = /^-?\d+(?:\.\d+)?\s*(.*)$/u.exec(choice);
  if (quantity) return `number ${quantity[1] ?? ''}`;
  const words = choice.split(' ').length;
  const last = choice.split(' ').at(-1)?.toLowerCase() ?? '';
  return [/^\p{Lu}/u.test(choice) ? 'name' : 'term', words > 3 ? 'long' : 'short', last].join(' ');
}

/** The distance between the kinds of two choices; 0 if they are the same. */
function distance(shape: string, other: string): number {
  if (shape === other) return 0;
  const [kind, ...rest] = shape.split(' ');
  const [otherKind, ...otherRest] = other.split(' ');
  if (kind !== otherKind) return 3;
  return rest[0] === otherRest[0] ? 1 : 2;
}

const byLot = (choices: readonly string[], seed: string): string[] =>
  choices
    .map((choice) => ({ choice, lot: lot(seed, choice) }))
    .toSorted((one, other) => one.lot - other.lot || (one.choice < other.choice ? -1 : 1))
    .map(({ choice }) => choice);

/**
 * A hash of the question and the choice, so that the selection is always the same and independent of the upstream's
 * order.
 */
const lot = (seed: string, choice: string): number =>
  parseInt(hash('sha256', `${seed}\u001f${choice}`).slice(0, 8), 16);

function neighbours(answer: string, others: readonly string[], seed: string): string[] {
  const row = [answer, ...others].toSorted(
    (one, other) => sizeOf(one) - sizeOf(other) || (one < other ? -1 : 1),
  );
  const at = row.indexOf(answer);
  const first = Math.min(Math.max(0, at - (lot(seed, '') % (WRONG + 1))), row.length - WRONG - 1);
  return row.slice(first, first + WRONG + 1).filter((choice) => choice !== answer);
}

/** A number, or a date in months. */
function sizeOf(choice: string): number {
  const [, year, month] = /^(\d{4})-(\d\d)-\d\d$/u.exec(choice) ?? [];
  return year === undefined ? parseFloat(choice) : Number(year) * 12 + Number(month);
}
