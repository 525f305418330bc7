import type { Draft, ReviewFlag } from './adapter.ts';
import { isTimeRelative } from './time-relative.ts';

/**
 * Options that refer to the position of others, which is lost when they are shuffled. `All of these` and `None of
 * these` do not depend on it.
 */
const POINTS_TO_OPTIONS = [
  /\b(?:all|none|neither|both|any|some|each|either|one|two|most|more than one) (?:of )?(?:the |those )?(?:\p{L}+ )?(?:above|below)\b(?!\s+\p{L})/iu,
  /^(?:the )?above(?: answers?| choices?| options?)?\.?$/iu,
  /^(?:(?:[Bb]oth|[Ee]ither|[Nn]either|[Oo]nly|[Aa]nswers?|[Cc]hoices?|[Oo]ptions?) )*\(?[A-H]\)?(?:, ?\(?[A-H]\)?)* ?(?:and|or|nor|&) ?\(?[A-H]\)?(?: only)?\.?$/u,
];

/** Whether an option only makes sense in the upstream's order. */
export function refersToOptions(options: readonly string[]): boolean {
  return options.some((option) => POINTS_TO_OPTIONS.some((pattern) => pattern.test(option)));
}

/** The flags that follow from the wording of a question with options. */
export function reviewFlags(
  draft: Pick<Draft, 'text' | 'language' | 'correctAnswer' | 'incorrectAnswers'>,
): ReviewFlag[] {
  const flags: ReviewFlag[] = [];
  if (isTimeRelative(draft.text, draft.language)) flags.push('time_relative');
  if (refersToOptions([draft.correctAnswer, ...draft.incorrectAnswers])) flags.push('refers_to_options');
  return flags;
}
