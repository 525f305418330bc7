import type { Labels } from '../../taxonomy/label.ts';

/**
 * What is shown about a fact after the answer, by the key of its question. Each note is a sentence that adds something and
 * reads well after any of the questions about the fact.
 */
export type Notes = Readonly<Record<string, Labels>>;
