import { z } from 'zod';

import type { Language } from '../../src/contract/vocabulary.ts';
import type { Draft, ReviewFlag, RowPlace, SkippedRow, SourceAdapter } from './adapter.ts';
import { askedKind } from './asked-kind.ts';
import { cleanText } from './clean-text.ts';
import { UPSTREAMS } from './licences.ts';
import { MkqaAnswer, readMkqaAnswer, type ParsedAnswer } from './mkqa-answer.ts';
import { openDraft, yesNoDraft } from './open-draft.ts';
import { refineQuestion } from './refine-text.ts';
import type { SourceSkip } from './skip-reasons.ts';
import { skippedRow, wrongShape } from './skipped-row.ts';
import { isTimeRelative } from './time-relative.ts';

const Row = z.object({
  query: z.string(),
  queries: z.object({ pl: z.string().nullish() }),
  answers: z.object({ en: z.array(MkqaAnswer), pl: z.array(MkqaAnswer).nullish() }),
  example_id: z.union([z.number(), z.string().regex(/^-?\d{1,20}$/u)]),
});
type Row = z.infer<typeof Row>;

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

/** A typo of the translators: `kot jest`, the cat is, instead of `kto jest`, who is. */
const CAT_FOR_WHO =
  /^kot (?=(?:jest|był|była|został|została|to|napisał|napisała|zagrał|zagrała|gra|grał|śpiewa|śpiewał|śpiewała|wygrał|wygrała|zdobył|wynalazł|założył|stworzył|odkrył|wyreżyserował)(?!\p{L}))/iu;

function refined(query: string, language: Language): { text: string; changed: boolean } {
  const clean = cleanText(query);
  const corrected = language === 'pl' ? clean.replace(CAT_FOR_WHO, 'Kto ') : clean;
  const { text } = refineQuestion(corrected, language, { alwaysAsks: true });
  return { text, changed: text !== clean };
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

function draftOf(
  query: string,
  kind: string | null,
  answer: ParsedAnswer,
  own: Identity,
): Draft | SkippedRow {
  const { text, changed } = refined(query, own.language);
  const flags: ReviewFlag[] = [];
  if (isTimeRelative(text, own.language)) flags.push('time_relative');
  if (!answer.isGrammatical) flags.push('clumsy_wording');
  const fields = {
    ...own,
    text,
    quality: 'standard',
    flags,
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

type Identity = Pick<Draft, 'sourceId' | 'language' | 'translationOf' | 'translator'>;

function kindOf(query: string, answer: ParsedAnswer): string | null {
  if (answer.type === 'date') return 'when';
  return answer.type.startsWith('number') ? 'number' : askedKind(query);
}

/** Reads the English question and its translation. Both have the kind of the first English answer. */
function read(value: unknown, place: RowPlace): (Draft | SkippedRow)[] {
  const both = (skipped: SkippedRow): SkippedRow[] => [skipped, skipped];
  const parsed = Row.safeParse(value);
  if (!parsed.success) return both(wrongShape(parsed.error));
  const row = parsed.data;
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

/** MKQA: questions typed into a search engine, translated by people into 25 languages including Polish. */
export const mkqa: SourceAdapter<'mkqa'> = {
  source: 'mkqa',
  selects: (file) => /(?:^|\/)mkqa\.jsonl(?:\.gz)?$/u.test(file),
  container: () => 'json_lines',
  expected: 'one JSON object per line with "query", "queries" and "answers" by language, and "example_id"',
  isRow: (value) => Row.safeParse(value).success,
  read,
  surveyed: true,
  revised: '2026-11-23',
};
