import { optionKey } from '../../src/contract/text.ts';
import type { Language, QuestionType } from '../../src/contract/vocabulary.ts';
import { TRUE_FALSE, YES_NO } from '../sources/boolean-words.ts';

/** The answers of questions with a fixed pair of answers, which nobody needs to translate. */
const PAIRS = [TRUE_FALSE, YES_NO];

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
