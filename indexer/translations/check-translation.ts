import { optionKey } from '../../src/contract/text.ts';
import type { Language } from '../../src/contract/vocabulary.ts';
import type { OriginalRow, TranslatableText } from '../../src/store/questions/translations.ts';
import { cleanAnswer, cleanText } from '../sources/clean-text.ts';
import { localizeAnswers } from './boolean-answers.ts';
import type { ReturnedQuestion } from './group-units.ts';
import { lostNumbers } from './lost-numbers.ts';
import { changedPlaceholders } from './text-placeholders.ts';
import type { Finding, TranslationFault, TranslationWarning } from './translation-faults.ts';
import { unitsOf, type Part, type Unit } from './translation-units.ts';
import type { XliffUnit } from './xliff-unit.ts';

/** What became of the texts of a question. */
export interface CheckedTranslation {
  readonly faults: readonly Finding<TranslationFault>[];
  readonly warnings: readonly Finding<TranslationWarning>[];
  /** Sound when there are no faults. */
  readonly text: TranslatableText;
}

const isAnswer = (part: Part): boolean => part !== 'text' && part !== 'explanation';

type Fault = Finding<TranslationFault>;

const clean = (part: Part, text: string): string => (isAnswer(part) ? cleanAnswer(text) : cleanText(text));

/** What a unit is now, and as it came back. */
interface Pair extends Unit {
  readonly returned: XliffUnit | undefined;
}

/** Whether a unit that came back was made from what the original says. */
const fits = ({ part, source }: Unit, returned: XliffUnit): boolean =>
  cleanText(returned.source) === cleanText(clean(part, source));

/**
 * The units of the original beside those that came back. Wrong answers are found by their texts: the upstream may have put them in
 * another order.
 */
function pairs(units: readonly Unit[], { units: returned }: ReturnedQuestion): Pair[] {
  const wrong = [...returned].filter(([part]) => part.startsWith('incorrect')).map(([, unit]) => unit);
  return units.map((unit) => ({
    ...unit,
    returned: unit.part.startsWith('incorrect')
      ? (wrong.find((candidate) => fits(unit, candidate)) ?? returned.get(unit.part))
      : returned.get(unit.part),
  }));
}

function stateFaults({ part, returned }: Pair): Fault[] {
  if (returned === undefined) return [{ kind: 'missing_unit', detail: part }];
  if (returned.hasCodes) return [{ kind: 'inline_codes', detail: part }];
  if (returned.target === null || returned.target.trim() === '')
    return [{ kind: 'empty_target', detail: part }];
  return returned.isDone ? [] : [{ kind: 'unfinished', detail: part }];
}

function contentFaults({ part, source }: Unit, target: string, from: Language, to: Language): Fault[] {
  return [
    ...(!isAnswer(part) && optionKey(target) === optionKey(source) && /\p{L}/u.test(source)
      ? [{ kind: 'copied', detail: part } as const]
      : []),
    ...lostNumbers(source, from, target, to).map((number): Fault => ({
      kind: 'number',
      detail: `${part} ${number}`,
    })),
    ...changedPlaceholders(source, target).map((found): Fault => ({
      kind: 'placeholder',
      detail: `${part} ${found}`,
    })),
  ];
}

/** Faults between the answers of one question. */
function answerFaults({ extensions }: OriginalRow, correct: string, incorrect: readonly string[]): Fault[] {
  const keys = [correct, ...incorrect].map(optionKey);
  const same = keys.find((key, index) => keys.indexOf(key) !== index);
  const accepted: unknown[] = Array.isArray(extensions.acceptedAnswers) ? extensions.acceptedAnswers : [];
  const right = new Set(accepted.filter((answer) => typeof answer === 'string').map(optionKey));
  return [
    ...(same === undefined ? [] : [{ kind: 'options_not_distinct', detail: same } as const]),
    ...incorrect
      .filter((answer) => right.has(optionKey(answer)))
      .map((answer): Fault => ({ kind: 'accepted_as_well', detail: answer })),
  ];
}

/** Whether the original says something else than the units that came back. */
function isStale(found: readonly Pair[], { units }: ReturnedQuestion): boolean {
  return (
    units.size > found.length ||
    found.some((pair) => pair.returned !== undefined && !fits(pair, pair.returned))
  );
}

/** Whether nobody has begun with the question. */
export const isUntouched = ({ units }: ReturnedQuestion): boolean =>
  [...units.values()].every(({ target }) => target === null || target.trim() === '');

/** Holds the translation of a question, as it came back, against the original as it is now. */
export function checkTranslation(
  original: OriginalRow,
  returned: ReturnedQuestion,
  from: Language,
  to: Language,
): CheckedTranslation {
  const found = pairs(unitsOf(original.type, original, from, to), returned);
  const targets = new Map(found.map((pair) => [pair.part, clean(pair.part, pair.returned?.target ?? '')]));
  const given = { correct: original.correct_answer, incorrect: original.incorrect_answers };
  const { correct, incorrect } = localizeAnswers(original.type, given, from, to) ?? {
    correct: targets.get('correctAnswer') ?? '',
    incorrect: original.incorrect_answers.map((_, index) => targets.get(`incorrectAnswer${index + 1}`) ?? ''),
  };
  const text = {
    text: targets.get('text') ?? '',
    correct_answer: correct,
    incorrect_answers: [...incorrect],
    explanation: targets.get('explanation') ?? null,
  };
  const told = (faults: readonly Fault[]): CheckedTranslation => ({ faults, warnings: [], text });
  if (isStale(found, returned)) return told([{ kind: 'stale', detail: '' }]);
  const states = found.flatMap(stateFaults);
  if (states.length > 0) return told(states);
  const faults = [
    ...found.flatMap((pair) => contentFaults(pair, targets.get(pair.part) ?? '', from, to)),
    ...answerFaults(original, correct, incorrect),
  ];
  const copied = found.filter(
    ({ part, source }) =>
      isAnswer(part) && /\p{L}/u.test(source) && optionKey(targets.get(part) ?? '') === optionKey(source),
  );
  return { faults, warnings: copied.map(({ part }) => ({ kind: 'copied_answer', detail: part })), text };
}
