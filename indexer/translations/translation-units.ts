import { optionKey } from '../../src/contract/text.ts';
import type { Language, QuestionType } from '../../src/contract/vocabulary.ts';
import { TRUE_FALSE, YES_NO } from '../sources/readable-values.ts';
import type { TranslatableText } from '../store/questions/translations.ts';

const UNIT_ID =
  /^.*?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(text|correctAnswer|incorrectAnswer\d{1,2}|explanation)$/u;

/** The answers of questions with a fixed pair of answers, which nobody needs to translate. */
const PAIRS = [TRUE_FALSE, YES_NO];

/** The part of a question that a unit contains. Wrong answers are numbered from 1. */
export type Part = 'text' | 'correctAnswer' | `incorrectAnswer${number}` | 'explanation';

/** A text that is translated separately. */
export interface Unit {
  readonly part: Part;
  readonly source: string;
}

/** The parts of a question that translators have to translate, in order. */
export function unitsOf(
  type: QuestionType,
  { text, correct_answer: correct, incorrect_answers: incorrect, explanation }: TranslatableText,
  from: Language,
  to: Language,
): Unit[] {
  const answers: Unit[] =
    localizeAnswers(type, { correct, incorrect }, from, to) === undefined
      ? [
          { part: 'correctAnswer', source: correct },
          ...incorrect.map((source, index): Unit => ({ part: `incorrectAnswer${index + 1}`, source })),
        ]
      : [];
  return [
    { part: 'text', source: text },
    ...answers,
    ...(explanation === null ? [] : [{ part: 'explanation', source: explanation } as const]),
  ];
}

export const unitId = (question: string, part: Part): string => `${question}.${part}`;

/** Reads the question and the part from a unit id; undefined for other ids. */
export function readUnitId(id: string): { question: string; part: Part } | undefined {
  const [, question, part] = UNIT_ID.exec(id) ?? [];
  // The regular expression only matches parts.
  return question === undefined || part === undefined ? undefined : { question, part: part as Part };
}

/** A question's answers. */
interface Answers {
  readonly correct: string;
  readonly incorrect: readonly string[];
}

/** Translates answers from the fixed pairs; undefined for all others, which translators have to translate. */
export function localizeAnswers(
  type: QuestionType,
  { correct, incorrect }: Answers,
  from: Language,
  to: Language,
): Answers | undefined {
  const [other] = incorrect;
  if (type !== 'boolean' || other === undefined) return undefined;
  for (const pair of PAIRS) {
    const known = pair[from].map(optionKey);
    const [right, wrong] = [known.indexOf(optionKey(correct)), known.indexOf(optionKey(other))];
    const [correctThere, wrongThere] = [pair[to][right], pair[to][wrong]];
    if (right !== wrong && correctThere !== undefined && wrongThere !== undefined)
      return { correct: correctThere, incorrect: [wrongThere] };
  }
  return undefined;
}
