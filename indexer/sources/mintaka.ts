import { z } from 'zod';

import type { CategorySlug } from '../../src/contract/categories.ts';
import { CleanAnswer, optionKey, storable } from '../../src/contract/text.ts';
import { defineSource } from './adapter.ts';
import { openDraft, quizified, whichHold, yesNoDraft, type Draft, type SkippedRow } from './draft.ts';
import { UPSTREAMS } from './licences.ts';
import { askedKind } from './open-answers.ts';
import { parseIsoDate, readableDate, readableNumber } from './readable-values.ts';
import { refineQuestion } from './refine-text.ts';
import { cleanAnswer, cleanText } from './text.ts';
import { isTimeRelative } from './wording.ts';

/** A text in version 1.0, one text per language in version 1.1. */
const Label = z.union([z.string(), z.record(z.string(), z.string().nullable()), z.null()]);
const Entity = z.object({ name: z.string().nullish(), label: Label.optional() });
const Value = z.union([z.string(), z.number(), z.boolean(), Entity, z.null()]);

const MintakaAnswer = z.object({
  answerType: storable(50),
  /** One row has a single value instead of a list. */
  answer: z.union([z.array(Value), Value]).optional(),
  mention: z.string().nullish(),
  /** Version 1.0: the number that answers a counting question. */
  answerNum: z.union([z.string(), z.number(), z.null()]).optional(),
});
type MintakaAnswer = z.infer<typeof MintakaAnswer>;

const Mention = z.object({
  name: z.union([z.string(), z.number(), z.null()]).optional(),
  entityType: z.string().optional(),
  label: z.unknown().optional(),
  mention: z.string().nullish(),
  span: z.array(z.number()).nullish(),
});

const Row = z.object({
  id: storable(200).min(1),
  question: z.string(),
  // Optional: rows without it are complete.
  questionEntity: z.array(Mention).nullish().catch(null),
  answer: MintakaAnswer,
  category: z.string(),
  complexityType: storable(50),
});
type Row = z.infer<typeof Row>;

/** Mintaka: questions in eight categories, written by people and answered by others, in both releases. */
export const mintaka = defineSource({
  source: 'mintaka',
  selects: (file) => /(?:^|\/)mintaka_(?:train|dev|test)\.json$/u.test(file),
  container: () => 'json_array',
  expected:
    'a JSON array of objects with "id", "question", "answer" (an object), "category" and "complexityType"',
  row: Row,
  read,
  surveyed: true,
  revised: '2026-11-21',
});

function read(row: Row): Draft | SkippedRow {
  const { text, changed } = refineQuestion(cleanText(row.question), 'en', { alwaysAsks: true });
  const asksCount = ASKS_COUNT.test(text);
  const answer = readMintakaAnswer(row.answer, row.complexityType, asksCount);
  if ('reason' in answer) return answer;
  const fields = {
    sourceId: row.id,
    language: 'en',
    text,
    quality: 'high',
    flags: whichHold({
      time_relative: isTimeRelative(text, 'en'),
      // `How many …?` – `2001`: the answer misunderstood the question.
      clumsy_wording: asksCount && answer.kind !== 'number',
    }),
    category: categoryOf(row.category),
    url: UPSTREAMS.mintaka.homepage,
    modifications: changed ? ['refined_text'] : [],
    extensions: { complexityType: row.complexityType, answerType: row.answer.answerType },
  } satisfies Partial<Draft>;
  if (answer.kind === 'boolean') return yesNoDraft(fields, answer.text === 'yes');
  const draft = openDraft({
    ...fields,
    correctAnswer: answer.text,
    acceptedAnswers: answer.alsoRight,
    answerKind: kindOf(row, answer),
  });
  const other = comparedWith(row, answer);
  return other === undefined || 'reason' in draft ? draft : withTwoOptions(draft, cleanAnswer(other));
}

const CATEGORIES: Readonly<Record<string, CategorySlug>> = {
  geography: 'geography',
  movies: 'film',
  history: 'history',
  books: 'books',
  politics: 'politics',
  music: 'music',
  videogames: 'video-games',
  sports: 'sports',
};

const categoryOf = (name: string): CategorySlug | null =>
  Object.hasOwn(CATEGORIES, name) ? (CATEGORIES[name] ?? null) : null;

const ASKS_COUNT = /^(?:(?:about|against|at|by|for|from|in|on|to|with) )?how many\b/iu;

/**
 * The kind of the answer. People of one category are singers, players or authors, who are distractors of each other.
 */
function kindOf(row: Row, answer: ParsedAnswer): string | null {
  if (answer.kind === 'number' || answer.kind === 'date') return answer.kind === 'date' ? 'when' : 'number';
  return answer.entity === null ? null : askedKind(row.question);
}

/**
 * The other thing in a comparison (`Who is older, A or B?`); undefined if the question does not compare exactly two.
 * Any other option would give itself away.
 */
function comparedWith(row: Row, answer: ParsedAnswer): string | undefined {
  if (answer.entity === null || !/\bor\b/u.test(row.question)) return undefined;
  const named = (row.questionEntity ?? []).filter((mention) => mention.entityType === 'entity');
  const others = new Map(
    named.filter(({ name }) => name !== answer.entity).map((other) => [other.name, other]),
  );
  const right = named.find(({ name }) => name === answer.entity)?.mention;
  const [other, more] = [...others.values()];
  if (!right || !other?.mention || more !== undefined) return undefined;
  const sides = [`${right} or ${other.mention}`, `${other.mention} or ${right}`].map((pair) =>
    pair.toLowerCase(),
  );
  const compared = row.question.toLowerCase().replaceAll(/\bor (?:the|a|an) /gu, 'or ');
  if (!sides.some((pair) => compared.includes(pair))) return undefined;
  return typeof other.label === 'string' ? other.label : other.mention;
}

function withTwoOptions(draft: Draft, other: string): Draft {
  const options = new Set([draft.correctAnswer, ...draft.acceptedAnswers].map(optionKey));
  if (!CleanAnswer.safeParse(other).success || options.has(optionKey(other)))
    return { ...draft, answerKind: null };
  return { ...quizified(draft, [other]), answerKind: null };
}

/** The answer of a row. */
interface ParsedAnswer {
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
function readMintakaAnswer(
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

const englishLabel = (label: z.infer<typeof Label> | undefined): string =>
  cleanAnswer((typeof label === 'string' ? label : label?.en) ?? '');

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
