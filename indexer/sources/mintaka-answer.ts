import { z } from 'zod';

import { storable } from '../../src/contract/text.ts';
import type { SkippedRow } from './adapter.ts';
import { cleanAnswer } from './clean-text.ts';
import { parseIsoDate, readableDate, readableNumber } from './readable-values.ts';

/** A text in version 1.0, one text per language in version 1.1. */
const Label = z.union([z.string(), z.record(z.string(), z.string().nullable()), z.null()]);
const Entity = z.object({ name: z.string().nullish(), label: Label.optional() });
const Value = z.union([z.string(), z.number(), z.boolean(), Entity, z.null()]);

export const MintakaAnswer = z.object({
  answerType: storable(50),
  /** One row has a single value instead of a list. */
  answer: z.union([z.array(Value), Value]).optional(),
  mention: z.string().nullish(),
  /** Version 1.0: the number that answers a counting question. */
  answerNum: z.union([z.string(), z.number(), z.null()]).optional(),
});
export type MintakaAnswer = z.infer<typeof MintakaAnswer>;

/** The answer of a row. */
export interface ParsedAnswer {
  readonly kind: 'entity' | 'number' | 'date' | 'boolean' | 'text';
  /** `yes` or `no` for a boolean. */
  readonly text: string;
  readonly alsoRight: readonly string[];
  /** The Wikidata item, if the answer is exactly one. */
  readonly entity: string | null;
}

/** Characters of the longest list that is useful as an answer or option. */
const LONGEST_LIST = 200;

const HAS_YEAR = /\b\d{4}\b/u;

const NO_ANSWER: SkippedRow = { reason: 'no_answer_given', detail: 'answer' };

/**
 * Reads the answer of a row, of either release. The answer to a counting question is the number: in version 1.0 the
 * answer lists the counted things, and the number is a separate field.
 *
 * @param asksCount - whether the wording asks for a number: some rows that are classified as counting do not
 */
export function readMintakaAnswer(
  answer: MintakaAnswer,
  complexity: string,
  asksCount: boolean,
): ParsedAnswer | SkippedRow {
  const mention = cleanAnswer(answer.mention ?? '');
  if (complexity === 'count' && answer.answerNum != null) return numberAnswer([answer.answerNum], '');
  const values = [answer.answer].flat().filter((value) => value !== null && value !== undefined);
  if (answer.answerType === 'boolean') return booleanAnswer(values, mention);
  if (complexity === 'count' && asksCount && answer.answerType === 'entity')
    return { reason: 'ambiguous_answer', detail: 'count without number' };
  const entities = values.filter((value) => typeof value === 'object');
  if (entities.length > 0) return entityAnswer(entities, mention);
  const plain = values.filter((value) => typeof value === 'string' || typeof value === 'number');
  if (answer.answerType === 'date')
    return dateAnswer(plain.length > 0 || !HAS_YEAR.test(mention) ? plain : [mention]);
  if (answer.answerType === 'numerical') return numberAnswer(plain.length === 0 ? [mention] : plain, mention);
  return listed('text', plain.length === 0 ? [mention] : plain.map(String), mention);
}

function booleanAnswer(values: readonly unknown[], mention: string): ParsedAnswer | SkippedRow {
  const isTrue =
    values.find((value) => typeof value === 'boolean') ?? { yes: true, no: false }[mention.toLowerCase()];
  if (isTrue === undefined) return NO_ANSWER;
  return { kind: 'boolean', text: isTrue ? 'yes' : 'no', alsoRight: [], entity: null };
}

const englishLabel = (label: z.infer<typeof Label> | undefined): string =>
  cleanAnswer((typeof label === 'string' ? label : label?.en) ?? '');

/** One thing, or several things that are only right together. What the worker typed is accepted, too. */
function entityAnswer(
  entities: readonly z.infer<typeof Entity>[],
  mention: string,
): ParsedAnswer | SkippedRow {
  const distinct = [...new Map(entities.map((entity) => [entity.name ?? entity, entity])).values()];
  const labels = distinct.map(({ label }) => englishLabel(label));
  const complete = labels.every((label) => label !== '');
  const answer = listed('entity', complete ? labels : [mention], mention);
  const [only, more] = distinct;
  return 'reason' in answer || more !== undefined ? answer : { ...answer, entity: only?.name ?? null };
}

/** Several numbers or texts are only right together, too: `2001, 2003`. */
function listed(
  kind: ParsedAnswer['kind'],
  texts: readonly string[],
  mention: string,
  alsoRight: readonly string[] = [],
): ParsedAnswer | SkippedRow {
  const text = [...new Set(texts.map(cleanAnswer))].filter((one) => one !== '').join(', ');
  if (text === '') return NO_ANSWER;
  if (text.length > LONGEST_LIST) return { reason: 'no_short_answer', detail: 'list of answers' };
  const also = [...alsoRight, mention].filter((one) => one !== '' && one.length <= LONGEST_LIST);
  return { kind, text, alsoRight: also, entity: null };
}

function numberAnswer(values: readonly (string | number)[], mention: string): ParsedAnswer | SkippedRow {
  const texts = values.map(plainNumber);
  return listed(
    'number',
    texts.map((text) => readableNumber(text, 'en') ?? text),
    mention,
    texts,
  );
}

/** Writes a number without an exponent, however large it is. */
const plainNumber = (value: string | number): string =>
  typeof value === 'string'
    ? cleanAnswer(value)
    : value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 });

/** Reads dates. The worker's text is only used if the values have none, since its years usually have two digits. */
function dateAnswer(values: readonly (string | number)[]): ParsedAnswer | SkippedRow {
  const texts = values.map((value) => cleanAnswer(String(value)));
  const readable = texts.map((text) => {
    const date = parseIsoDate(text);
    return date ? readableDate(date, 'en') : text;
  });
  return listed('date', readable, '', texts.length === 1 ? texts : []);
}
