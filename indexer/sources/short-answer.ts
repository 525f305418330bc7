/** Characters of the longest answer that reads well as an option. */
export const LONGEST_OPTION = 80;

/** Text that was cut out of a sentence: it begins or ends with punctuation, or a bracket or quotation mark has no partner. */
function isFragment(answer: string): boolean {
  if (/^[^\p{L}\p{N}"“'‘(«$€£¥%#@+\-−.¿¡\p{S}]|[,;:(–—-]$/u.test(answer)) return true;
  const count = (sign: string): number => answer.split(sign).length - 1;
  return count('(') !== count(')') || count('[') !== count(']') || count('"') % 2 === 1;
}

/** What stands for an answer among several that are right: the first one that is short and whole. */
export interface ShortAnswer {
  readonly text: string;
  /** False when every short one is a fragment of a sentence. */
  readonly whole: boolean;
}

/** Undefined when all answers are too long to be an option. */
export function shortAnswer(answers: readonly string[]): ShortAnswer | undefined {
  const short = answers.filter((answer) => answer !== '' && answer.length <= LONGEST_OPTION);
  const whole = short.find((answer) => !isFragment(answer));
  const text = whole ?? short[0];
  return text === undefined ? undefined : { text, whole: whole !== undefined };
}
