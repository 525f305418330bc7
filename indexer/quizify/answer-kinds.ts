import type { Draft } from '../sources/adapter.ts';

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
export const isMixed = (kind: string): boolean => ['P112', 'P127', 'P170', 'actor'].includes(kind);

/** Whether a question is good enough to get options, and its answer to be one. */
export const isWorthOptions = (draft: Draft): boolean =>
  !draft.flags.includes('clumsy_wording') && !draft.flags.includes('not_quiz_worthy');
