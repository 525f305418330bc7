import { optionKey } from '../../src/contract/text.ts';
import type { Language } from '../../src/contract/vocabulary.ts';
import { cleanAnswer, cleanText } from '../sources/text.ts';
import type { OriginalRow, TranslatableText } from '../store/questions/translations.ts';
import { changedPlaceholders, lostNumbers } from './lost-content.ts';
import type { ReturnedQuestion } from './translation-file.ts';
import { localizeAnswers, unitsOf, type Part, type Unit } from './translation-units.ts';
import type { XliffUnit } from './xliff.ts';

/** Why a translation is refused. */
export const TRANSLATION_FAULTS = {
  unknown_question: 'no served question has this id',
  wrong_language: 'the question is not in the source language of the file',
  repeated: 'the question, or one of its units, is in the file twice',
  stale: 'the original has changed since the export: export it again',
  missing_unit: 'a unit of the question is not in the file',
  empty_target: 'a unit has no translation, but others have',
  unfinished: 'the translation tool marks a unit as unfinished',
  inline_codes: 'a unit has inline codes, which questions cannot contain',
  copied: 'the translation equals the original',
  placeholder: 'a placeholder or blank was lost or added',
  number: 'a number of the original is not in the translation',
  options_not_distinct: 'two answers have the same translation',
  accepted_as_well: 'a wrong answer equals an accepted answer of the original',
  translated_upstream: 'the question has a translation from its upstream',
  made_by_people: 'a machine translation does not replace a human one',
  invalid_text: 'a text is not a valid question or answer',
  refused: 'the import refused it',
} as const;
export type TranslationFault = keyof typeof TRANSLATION_FAULTS;

/** What may be wrong, and is only reported. */
export const TRANSLATION_WARNINGS = {
  copied_answer: 'an answer is the same in both languages, as names often are',
} as const;
export type TranslationWarning = keyof typeof TRANSLATION_WARNINGS;

export interface Finding<Kind> {
  readonly kind: Kind;
  /** The unit, and the number or word. */
  readonly detail: string;
}

type TranslationError = Finding<TranslationFault>;

/** A checked translation of a question. */
export interface CheckedTranslation {
  readonly faults: readonly Finding<TranslationFault>[];
  readonly warnings: readonly Finding<TranslationWarning>[];
  /** Valid if `faults` is empty. */
  readonly text: TranslatableText;
}

/** A unit of the original, and as it was returned. */
interface UnitPair extends Unit {
  readonly returned: XliffUnit | undefined;
}

/** Whether no unit of the question is translated. */
export const isUntouched = ({ units }: ReturnedQuestion): boolean =>
  [...units.values()].every(({ target }) => target === null || target.trim() === '');

/** Compares a returned translation with the original as it is now. */
export function checkTranslation(
  original: OriginalRow,
  returned: ReturnedQuestion,
  from: Language,
  to: Language,
): CheckedTranslation {
  const found = pairs(unitsOf(original.type, original, from, to), returned);
  const targets = new Map(found.map((pair) => [pair.part, clean(pair.part, pair.returned?.target ?? '')]));
  const targetOf = ({ part }: UnitPair): string => targets.get(part) ?? '';
  const text = translatedText(original, targets, from, to);
  const failed = (faults: readonly TranslationError[]): CheckedTranslation => ({
    faults,
    warnings: [],
    text,
  });
  if (isStale(found, returned)) return failed([{ kind: 'stale', detail: '' }]);
  const states = found.flatMap(stateErrors);
  if (states.length > 0) return failed(states);
  const faults = [
    ...found.flatMap((pair) => contentErrors(pair, targetOf(pair), from, to)),
    ...answerErrors(original, text.correct_answer, text.incorrect_answers),
  ];
  const copied = found.filter((pair) => isAnswer(pair.part) && isCopied(pair.source, targetOf(pair)));
  return { faults, warnings: copied.map(({ part }) => ({ kind: 'copied_answer', detail: part })), text };
}

/** Whether the original has changed since the export. */
function isStale(found: readonly UnitPair[], { units }: ReturnedQuestion): boolean {
  return (
    units.size > found.length ||
    found.some((pair) => pair.returned !== undefined && !matches(pair, pair.returned))
  );
}

/** Whether a returned unit was exported from the current original. */
const matches = ({ part, source }: Unit, returned: XliffUnit): boolean =>
  cleanText(returned.source) === cleanText(clean(part, source));

/**
 * Pairs the units of the original with the returned ones. Wrong answers are matched by their text, since the upstream
 * may have reordered them.
 */
function pairs(units: readonly Unit[], { units: returned }: ReturnedQuestion): UnitPair[] {
  const wrong = [...returned].filter(([part]) => part.startsWith('incorrect')).map(([, unit]) => unit);
  return units.map((unit) => ({
    ...unit,
    returned: unit.part.startsWith('incorrect')
      ? (wrong.find((candidate) => matches(unit, candidate)) ?? returned.get(unit.part))
      : returned.get(unit.part),
  }));
}

function stateErrors({ part, returned }: UnitPair): TranslationError[] {
  if (returned === undefined) return [{ kind: 'missing_unit', detail: part }];
  if (returned.hasCodes) return [{ kind: 'inline_codes', detail: part }];
  if (returned.target === null || returned.target.trim() === '')
    return [{ kind: 'empty_target', detail: part }];
  return returned.isDone ? [] : [{ kind: 'unfinished', detail: part }];
}

function contentErrors(
  { part, source }: Unit,
  target: string,
  from: Language,
  to: Language,
): TranslationError[] {
  return [
    ...(!isAnswer(part) && isCopied(source, target) ? [{ kind: 'copied', detail: part } as const] : []),
    ...lostNumbers(source, from, target, to).map((number): TranslationError => ({
      kind: 'number',
      detail: `${part} ${number}`,
    })),
    ...changedPlaceholders(source, target).map((found): TranslationError => ({
      kind: 'placeholder',
      detail: `${part} ${found}`,
    })),
  ];
}

/** Whether a translation is the original. Texts without letters are the same in every language. */
const isCopied = (source: string, target: string): boolean =>
  /\p{L}/u.test(source) && optionKey(target) === optionKey(source);

/** Errors between the answers of one question. */
function answerErrors(
  { extensions }: OriginalRow,
  correct: string,
  incorrect: readonly string[],
): TranslationError[] {
  const keys = [correct, ...incorrect].map(optionKey);
  const same = keys.find((key, index) => keys.indexOf(key) !== index);
  const accepted: unknown[] = Array.isArray(extensions.acceptedAnswers) ? extensions.acceptedAnswers : [];
  const right = new Set(accepted.filter((answer) => typeof answer === 'string').map(optionKey));
  return [
    ...(same === undefined ? [] : [{ kind: 'options_not_distinct', detail: same } as const]),
    ...incorrect
      .filter((answer) => right.has(optionKey(answer)))
      .map((answer): TranslationError => ({ kind: 'accepted_as_well', detail: answer })),
  ];
}

/** The texts of the translated question. The answers of yes-or-no questions are translated automatically. */
function translatedText(
  original: OriginalRow,
  targets: ReadonlyMap<Part, string>,
  from: Language,
  to: Language,
): TranslatableText {
  const given = { correct: original.correct_answer, incorrect: original.incorrect_answers };
  const { correct, incorrect } = localizeAnswers(original.type, given, from, to) ?? {
    correct: targets.get('correctAnswer') ?? '',
    incorrect: given.incorrect.map((_, index) => targets.get(`incorrectAnswer${index + 1}`) ?? ''),
  };
  return {
    text: targets.get('text') ?? '',
    correct_answer: correct,
    incorrect_answers: [...incorrect],
    explanation: targets.get('explanation') ?? null,
  };
}

const isAnswer = (part: Part): boolean => part !== 'text' && part !== 'explanation';

const clean = (part: Part, text: string): string => (isAnswer(part) ? cleanAnswer(text) : cleanText(text));
