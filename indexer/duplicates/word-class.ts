/**
 * How a word counts when texts are compared:
 * - `fixed`: numbers, names and words that reverse a question. Both texts must have it.
 * - `plain`: what the question is about.
 * - `light`: says what kind of answer is wanted, or is a filler.
 */
export type WordClass = 'fixed' | 'plain' | 'light';

/** What a word adds to the weighted Jaccard similarity. */
export const WEIGHTS: Readonly<Record<WordClass, number>> = { fixed: 1, plain: 1, light: 0.2 };
