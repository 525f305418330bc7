import { z } from 'zod';

import { storable } from '../../src/contract/text.ts';
import type { Language } from '../../src/contract/vocabulary.ts';
import { defineSource, type RowPlace } from './adapter.ts';
import {
  openDraft,
  skippedRow,
  whichHold,
  yesNoDraft,
  type Draft,
  type SkippedRow,
  type SourceSkip,
} from './draft.ts';
import { UPSTREAMS } from './licences.ts';
import { askedKind } from './open-answers.ts';
import { parseIsoDate, readableDate, readableNumber, readableQuantity } from './readable-values.ts';
import { refineQuestion } from './refine-text.ts';
import { cleanText, cleanAnswer } from './text.ts';
import { isTimeRelative } from './wording.ts';

const MkqaAnswer = z.object({
  type: storable(50),
  text: z.string().nullish(),
  aliases: z.array(z.string().nullable()).nullish(),
  entity: z.string().nullish(),
});
type MkqaAnswer = z.infer<typeof MkqaAnswer>;

const Row = z.object({
  query: z.string(),
  queries: z.object({ pl: z.string().nullish() }),
  answers: z.object({ en: z.array(MkqaAnswer), pl: z.array(MkqaAnswer).nullish() }),
  example_id: z.union([z.number(), z.string().regex(/^-?\d{1,20}$/u)]),
});
type Row = z.infer<typeof Row>;

/** MKQA: questions typed into a search engine, translated by people into 25 languages including Polish. */
export const mkqa = defineSource({
  source: 'mkqa',
  selects: (file) => /(?:^|\/)mkqa\.jsonl(?:\.gz)?$/u.test(file),
  container: () => 'json_lines',
  expected: 'one JSON object per line with "query", "queries" and "answers" by language, and "example_id"',
  row: Row,
  read,
  surveyed: true,
  revised: '2026-11-23',
});

/** Reads the English question and its translation. Both have the kind of the first English answer. */
function read(row: Row, place: RowPlace): (Draft | SkippedRow)[] {
  const both = (skipped: SkippedRow): SkippedRow[] => [skipped, skipped];
  const id = exampleId(row, place.raw);
  if (id === undefined) return both(skippedRow('wrong_shape', 'example_id'));
  const english = readMkqaAnswer(row.answers.en, 'en', row.query);
  if (english === undefined) return both(unanswered(row.answers.en));
  const kind = kindOf(row.query, english);
  const original = { sourceId: id, language: 'en', translationOf: null, translator: null } as const;
  const first = draftOf(row.query, kind, english, original);
  if ('reason' in first) return both(first);
  const query = row.queries.pl ?? '';
  const polish = readMkqaAnswer(row.answers.pl ?? [], 'pl', row.query);
  if (polish === undefined) return [first, unanswered(row.answers.pl ?? [])];
  const translation = {
    sourceId: `${id}:pl`,
    language: 'pl',
    translationOf: { sourceId: id, language: 'en' },
    // Professional translators were paid.
    translator: 'human',
  } as const;
  return [first, draftOf(query, kind, polish, translation)];
}

const EXAMPLE_ID = /"example_id"\s*:\s*"?(-?\d+)/gu;

/**
 * The id as it is written: a signed 64-bit number, which JavaScript cannot represent. Quotation marks in texts are
 * escaped, so that only the property itself matches.
 */
function exampleId(row: Row, raw: string): string | undefined {
  const written = [...raw.matchAll(EXAMPLE_ID)].at(-1)?.[1];
  if (written !== undefined && Number(written) === Number(row.example_id)) return written;
  if (typeof row.example_id === 'string') return row.example_id;
  return Number.isSafeInteger(row.example_id) ? String(row.example_id) : undefined;
}

/** Why there is no answer, by its type. */
function unanswered(answers: readonly MkqaAnswer[]): SkippedRow {
  const types = new Set(answers.map(({ type }) => type));
  const reason: SourceSkip = types.has('long_answer')
    ? 'no_short_answer'
    : types.has('unanswerable')
      ? 'unanswerable'
      : 'no_answer_given';
  return skippedRow(reason, 'answers');
}

function kindOf(query: string, answer: ParsedAnswer): string | null {
  if (answer.type === 'date') return 'when';
  return answer.type.startsWith('number') ? 'number' : askedKind(query);
}

type Identity = Pick<Draft, 'sourceId' | 'language' | 'translationOf' | 'translator'>;

function draftOf(
  query: string,
  kind: string | null,
  answer: ParsedAnswer,
  own: Identity,
): Draft | SkippedRow {
  const { text, changed } = refined(query, own.language);
  const fields = {
    ...own,
    text,
    quality: 'standard',
    flags: whichHold({
      time_relative: isTimeRelative(text, own.language),
      clumsy_wording: !answer.isGrammatical,
    }),
    url: UPSTREAMS.mkqa.homepage,
    modifications: changed || answer.isRewritten ? ['refined_text'] : [],
    extensions: { answerType: answer.type },
  } satisfies Partial<Draft>;
  if (answer.type === 'binary') return yesNoDraft(fields, answer.text === 'yes');
  return openDraft({
    ...fields,
    correctAnswer: answer.text,
    acceptedAnswers: answer.alsoRight,
    answerKind: kind,
  });
}

/** A typo of the translators: `kot jest`, the cat is, instead of `kto jest`, who is. */
const CAT_FOR_WHO =
  /^kot (?=(?:jest|był|była|został|została|to|napisał|napisała|zagrał|zagrała|gra|grał|śpiewa|śpiewał|śpiewała|wygrał|wygrała|zdobył|wynalazł|założył|stworzył|odkrył|wyreżyserował)(?!\p{L}))/iu;

function refined(query: string, language: Language): { text: string; changed: boolean } {
  const clean = cleanText(query);
  const corrected = language === 'pl' ? clean.replace(CAT_FOR_WHO, 'Kto ') : clean;
  const { text } = refineQuestion(corrected, language, { alwaysAsks: true });
  return { text, changed: text !== clean };
}

/** The answers of a row in one language. */
interface ParsedAnswer {
  readonly type: string;
  /** `yes` or `no` for the type `binary`. */
  readonly text: string;
  readonly alsoRight: readonly string[];
  /** Whether the text differs from the upstream's. */
  readonly isRewritten: boolean;
  /** False if the text is probably ungrammatical. */
  readonly isGrammatical: boolean;
}

/**
 * Reads the answer of a row in one language, and all other right ones; undefined if no answer has a text. The most
 * precise date comes first, unless the question asks for the year.
 *
 * @param query - the question in English
 */
function readMkqaAnswer(
  answers: readonly MkqaAnswer[],
  language: Language,
  query: string,
): ParsedAnswer | undefined {
  const usable = answers
    .map((answer) => ({ ...answer, text: cleanAnswer(answer.text ?? '') }))
    .filter(({ text, type }) => text !== '' && (type !== 'binary' || /^(?:yes|no)$/iu.test(text)));
  const first = usable[0];
  if (first === undefined) return undefined;
  if (first.type === 'binary')
    return {
      type: 'binary',
      text: first.text.toLowerCase(),
      alsoRight: [],
      isRewritten: false,
      isGrammatical: true,
    };
  const wantsYear = /\b(?:what|which) year\b/iu.test(query);
  const precision = (text: string): number => (wantsYear ? -text.length : text.length);
  const chosen =
    first.type === 'date'
      ? (usable
          .filter(({ type, text }) => type === 'date' && parseIsoDate(text))
          .toSorted((one, other) => precision(other.text) - precision(one.text))[0] ?? first)
      : first;
  const { text, isGrammatical } = written(chosen.type, chosen.text, language);
  const others = usable.flatMap((answer) => [
    written(answer.type, answer.text, language).text,
    ...(hasNames(answer.type)
      ? (answer.aliases ?? []).map((alias) => cleanAnswer(alias ?? ''))
      : [answer.text]),
  ]);
  return { type: chosen.type, text, alsoRight: others, isRewritten: text !== chosen.text, isGrammatical };
}

/** Whether aliases are other names. Those of dates and numbers are generated spellings: `2017 maja, 18`. */
const hasNames = (type: string): boolean => type === 'entity' || type === 'short_phrase';

type Written = Pick<ParsedAnswer, 'text' | 'isGrammatical'>;

/** Writes an answer like people: the upstream generated dates and numbers, with units in the singular. */
function written(type: string, text: string, language: Language): Written {
  if (type === 'date') {
    const date = parseIsoDate(text);
    return { text: date ? readableDate(date, language) : text, isGrammatical: true };
  }
  if (type === 'number') return { text: readableNumber(text, language) ?? text, isGrammatical: true };
  if (type === 'number_with_unit')
    return readableQuantity(text, language) ?? { text, isGrammatical: language === 'en' };
  return { text, isGrammatical: true };
}
