import { z } from 'zod';

import type { CategorySlug } from '../../src/contract/categories.ts';
import { CleanAnswer, optionKey, storable } from '../../src/contract/text.ts';
import type { Draft, ReviewFlag, SkippedRow, SourceAdapter } from './adapter.ts';
import { askedKind } from './asked-kind.ts';
import { cleanAnswer, cleanText } from './clean-text.ts';
import { UPSTREAMS } from './licences.ts';
import { MintakaAnswer, readMintakaAnswer, type ParsedAnswer } from './mintaka-answer.ts';
import { openDraft, yesNoDraft } from './open-draft.ts';
import { refineQuestion } from './refine-text.ts';
import { wrongShape } from './skipped-row.ts';
import { isTimeRelative } from './time-relative.ts';

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

/**
 * The kind of the answer. People of one category are singers, players or authors, who are distractors of each other.
 */
function kindOf(row: Row, answer: ParsedAnswer): string | null {
  if (answer.kind === 'number' || answer.kind === 'date') return answer.kind === 'date' ? 'when' : 'number';
  return answer.entity === null ? null : askedKind(row.question);
}

const ASKS_COUNT = /^(?:(?:about|against|at|by|for|from|in|on|to|with) )?how many\b/iu;

function flagsOf(text: string, answer: ParsedAnswer): ReviewFlag[] {
  const flags: ReviewFlag[] = [];
  if (isTimeRelative(text, 'en')) flags.push('time_relative');
  // `How many …?` – `2001`: the answer misunderstood the question.
  if (ASKS_COUNT.test(text) && answer.kind !== 'number') flags.push('clumsy_wording');
  return flags;
}

function read(value: unknown): Draft | SkippedRow {
  const parsed = Row.safeParse(value);
  if (!parsed.success) return wrongShape(parsed.error);
  const row = parsed.data;
  const { text, changed } = refineQuestion(cleanText(row.question), 'en', { alwaysAsks: true });
  const answer = readMintakaAnswer(row.answer, row.complexityType, ASKS_COUNT.test(text));
  if ('reason' in answer) return answer;
  const fields = {
    sourceId: row.id,
    language: 'en',
    text,
    quality: 'high',
    flags: flagsOf(text, answer),
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

function withTwoOptions(draft: Draft, other: string): Draft {
  const options = new Set([draft.correctAnswer, ...draft.acceptedAnswers].map(optionKey));
  if (!CleanAnswer.safeParse(other).success || options.has(optionKey(other)))
    return { ...draft, answerKind: null };
  return {
    ...draft,
    type: 'multiple',
    incorrectAnswers: [other],
    modifications: [...draft.modifications, 'quizified'],
    answerKind: null,
  };
}

/** Mintaka: questions in eight categories, written by people and answered by others, in both releases. */
export const mintaka: SourceAdapter<'mintaka'> = {
  source: 'mintaka',
  selects: (file) => /(?:^|\/)mintaka_(?:train|dev|test)\.json$/u.test(file),
  container: () => 'json_array',
  expected:
    'a JSON array of objects with "id", "question", "answer" (an object), "category" and "complexityType"',
  isRow: (value) => Row.safeParse(value).success,
  read: (row) => [read(row)],
  surveyed: true,
  revised: '2026-11-21',
};
