import { Language } from '../../src/contract/vocabulary.ts';
import type { Draft } from '../sources/draft.ts';
import { LONGEST_OPTION } from '../sources/open-answers.ts';
import { candidateOf, type Candidate, type PooledAnswer } from './choose-distractors.ts';
import fields from './fields.json' with { type: 'json' };
import { bodyWord, foldName, isRuler, kindWord, personSex } from './names.ts';
import places from './places.json' with { type: 'json' };

/** The answers of one kind, grouped by what they look like. */
export interface Pool {
  readonly counts: ReadonlyMap<string, number>;
  /** By `formOf` or by field. */
  readonly byForm: ReadonlyMap<string, readonly Candidate[]>;
}

/** Builds the pool of one kind. */
export function makePool(key: string, answers: readonly PooledAnswer[]): Pool {
  const kind = key.split('\u001f')[1] ?? '';
  const byForm = new Map<string, Candidate[]>();
  for (const answer of answers) {
    const form = poolForm(kind, answer.text);
    if (form === undefined || answer.text.length > LONGEST_OPTION) continue;
    const same = byForm.get(form) ?? [];
    byForm.set(form, same);
    same.push(candidateOf(answer));
  }
  return { counts: new Map(answers.map(({ text, count }) => [text, count])), byForm };
}

/**
 * The form by which an answer of a kind is grouped with others. All answers in a field have the same one. Undefined for
 * an answer that is in no field or does not show what it is.
 */
export function poolForm(kind: string, answer: string): string | undefined {
  if (hasFields(kind)) return fieldOf(kind, answer) === undefined ? undefined : 'in a field';
  return isMixed(kind) && personSex(answer) + bodyWord(answer) + placeSize(answer) === ''
    ? undefined
    : formOf(answer);
}

/** Kinds whose distractors are computed from the right answer. */
export const isComputed = (kind: string): boolean => kind === 'when' || kind === 'number';

/**
 * Kinds whose answers must not be mixed although the upstream has them under one relation. Genres overlap and are never
 * complete (P136). Places are parts of other places (P131 and P276 only ask `Where is …?`). What a person is famous for
 * may be a book, a battle or a bridge (P800).
 */
const NEVER = new Set(['P136', 'P131', 'P276', 'P800']);

/** Kinds whose distractors are right answers of other questions. */
export const isPooled = (kind: string): boolean => !isComputed(kind) && !NEVER.has(kind);

/**
 * Kinds that mix people with companies and other actors, or men with women. Only names that show which they are become
 * distractors of each other; names of one word do not show it.
 */
const isMixed = (kind: string): boolean => ['P112', 'P127', 'P170', 'actor'].includes(kind);

/** Whether a question is good enough to get options, and its answer to be one. */
export const isWorthOptions = (draft: Draft): boolean =>
  !draft.flags.includes('clumsy_wording') && !draft.flags.includes('not_quiz_worthy');

/**
 * Kinds where one subject may have several answers from one field, whether the upstream knows them or not: a composer
 * may also be a conductor. Distractors are taken from other fields. An answer in no field gets no distractors and is
 * never one. The kinds are a person's occupation (P106) and a player's position (P413), where words of several games
 * (`guard`, `wing`, `center`) are in no field.
 */
const FIELDS = new Map(
  Object.entries(fields).map(([kind, lists]) => [
    kind,
    new Map(
      lists.flatMap((list, index) => list.split('|').map((answer) => [foldName(answer), index] as const)),
    ),
  ]),
);

/** Whether the answers of a kind are divided into fields. */
export const hasFields = (kind: string): boolean => FIELDS.has(kind);

/** The number of an answer's field within its kind; undefined if it is in none. */
export const fieldOf = (kind: string, answer: string): number | undefined =>
  FIELDS.get(kind)?.get(foldName(answer));

/**
 * What an answer looks like. Distractors have the form of the answer: among three capitalized names, a phrase or a
 * number would give itself away.
 */
function formOf(text: string): string {
  const size = placeSize(text);
  // There are too few countries to separate those with several words from the others.
  if (size === 'country') return size;
  return [
    scriptOf(text),
    startOf(text),
    lengthOf(text),
    /\p{N}/u.test(text) ? 'digits' : '',
    /["“(,:/]/u.test(text) ? 'marks' : '',
    text.startsWith('The ') ? 'the' : '',
    kindWord(text),
    bodyWord(text),
    personSex(text),
    isRuler(text) ? 'ruler' : '',
    size,
  ].join('|');
}

const scriptOf = (text: string): string =>
  /\p{Script=Latin}/u.test(text) ? 'latin' : /\p{L}/u.test(text) ? 'other' : 'none';

function startOf(text: string): string {
  if (/^["“'‘«]?\p{Lu}/u.test(text)) return 'capital';
  return /^["“'‘«]?\p{N}/u.test(text) ? 'digit' : 'small';
}

function lengthOf(text: string): string {
  const count = text.split(/\s+/u).length;
  if (count === 1) return 'one word';
  return count <= 3 ? 'name' : 'phrase';
}

const namesOf = (lists: readonly string[]): string[] =>
  lists.flatMap((list) => list.split(' ').map((name) => foldName(name.replaceAll('_', ' '))));

/** Country codes are two capital letters. `Intl.DisplayNames` returns unknown codes unchanged. */
function countries(language: Language): string[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const letters = 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z'.split(' ');
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return codes.map((code) => foldName(names.of(code) ?? code)).filter((name) => name.length > 2);
}

/** Countries as CLDR names them and those that it lacks, continents, and states and provinces in three groups. */
const SIZES = new Map<string, string>([
  // Parts of countries answer `Where …?` and `Which state …?` as often as towns do. A town in one of them would be
  // right, too, and a state of another country would obviously be wrong.
  ...places.parts.flatMap((parts, index) =>
    namesOf(parts).map((name) => [name, `part of a country ${index}`] as const),
  ),
  ...namesOf(places.continents).map((name) => [name, 'continent'] as const),
  ...[...Language.options.flatMap(countries), ...namesOf(places.countries)].map(
    (name) => [name, 'country'] as const,
  ),
]);

/**
 * `country`, `continent`, `part of a country …`, or '' for everything else: a place must not be an option together with
 * one that may contain it. `Georgia` counts as a country.
 */
const placeSize = (text: string): string => SIZES.get(foldName(text)) ?? '';
