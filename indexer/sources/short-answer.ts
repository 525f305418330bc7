/** Characters of the longest answer that is readable as an option. */
export const LONGEST_OPTION = 80;

/**
 * Whether an answer was cut out of a sentence: it begins or ends with punctuation, or has an unmatched bracket or
 * quotation mark.
 */
function isFragment(answer: string): boolean {
  if (/^[^\p{L}\p{N}"“'‘(«$€£¥%#@+\-−.¿¡\p{S}]|[,;:(–—-]$/u.test(answer)) return true;
  const count = (sign: string): number => answer.split(sign).length - 1;
  return count('(') !== count(')') || count('[') !== count(']') || count('"') % 2 === 1;
}

/** The right answer that is shown: the first one that is short and not a fragment. */
interface ShortAnswer {
  readonly text: string;
  /** False if every short one is a fragment. */
  readonly whole: boolean;
}

/** Chooses the answer to show; undefined if all are too long for an option. */
export function shortAnswer(answers: readonly string[]): ShortAnswer | undefined {
  const short = answers.filter((answer) => answer !== '' && answer.length <= LONGEST_OPTION);
  const whole = short.find((answer) => !isFragment(answer));
  const text = whole ?? short[0];
  return text === undefined ? undefined : { text, whole: whole !== undefined };
}
