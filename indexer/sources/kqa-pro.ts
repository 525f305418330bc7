import { z } from 'zod';

import { CleanAnswer, optionKey } from '../../src/contract/text.ts';
import type { Draft, ReviewFlag, RowPlace, SkippedRow, SourceAdapter } from './adapter.ts';
import { cleanAnswer, cleanText } from './clean-text.ts';
import { nearestChoices } from './kqa-choices.ts';
import { UPSTREAMS } from './licences.ts';
import { openDraft, yesNoDraft } from './open-draft.ts';
import { parseIsoDate, readableDate, readableQuantity } from './readable-values.ts';
import { refineQuestion } from './refine-text.ts';
import { skippedRow, wrongShape } from './skipped-row.ts';
import { sourceIdOf } from './source-id.ts';
import { isTimeRelative } from './time-relative.ts';

const Row = z.object({
  question: z.string(),
  choices: z.array(z.string()),
  program: z.array(z.unknown()).optional(),
  sparql: z.string().optional(),
  answer: z.string().nullish(),
});

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

/** Requests, which are the only texts that are not questions. */
const REQUEST = /^(?:tell|name|give|list|identify|find|provide|state)\b/iu;

const YES_NO = new Set(['yes', 'no', 'unknown']);

function flagsOf(text: string, answer: string, choices: readonly string[]): ReviewFlag[] {
  const terms = choices.filter((choice) => /^\p{Ll}/u.test(choice)).length;
  const flags: ReviewFlag[] = [];
  if (
    (terms * 2 > choices.length && ASKS_RELATION.test(text)) ||
    REGISTERS.test(text) ||
    REGISTER_ENTRY.test(answer)
  )
    flags.push('not_quiz_worthy');
  if (CLUMSY.test(text)) flags.push('clumsy_wording');
  if (isTimeRelative(text, 'en')) flags.push('time_relative');
  return flags;
}

/** Formats a choice. The first of January means a year without a known day. */
function readable(choice: string): string {
  const date = parseIsoDate(choice);
  if (date === undefined) return readableQuantity(choice, 'en')?.text ?? choice;
  return readableDate(date.month === 1 && date.day === 1 ? { ...date, month: null, day: null } : date, 'en');
}

/** If the question is about a register entry, digits are not a quantity and remain unchanged. */
const written = (choice: string, entry: boolean): string =>
  entry && !/^\d{4}-\d\d-\d\d$/u.test(choice) ? choice : readable(choice);

function read(value: unknown, place: RowPlace): Draft | SkippedRow {
  const parsed = Row.safeParse(value);
  if (!parsed.success) return wrongShape(parsed.error);
  const row = parsed.data;
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

const splitOf = (file: string): string => /([\w-]{1,50})\.\w+$/u.exec(file.replace(/\.gz$/iu, ''))?.[1] ?? '';

/** KQA Pro: questions made from database facts and reworded by people, each with ten choices. */
export const kqaPro: SourceAdapter<'kqa-pro'> = {
  source: 'kqa-pro',
  selects: (file) => /(?:^|\/)(?:train|val|test)\.json$/u.test(file),
  container: () => 'json_array',
  expected: 'a JSON array of objects with "question", "choices" (a list of texts) and "answer"',
  isRow: (value) => Row.safeParse(value).success,
  read: (row, place) => [read(row, place)],
  surveyed: true,
  revised: '2026-11-21',
};
