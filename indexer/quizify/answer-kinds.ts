import type { Draft } from '../sources/adapter.ts';

/** Kinds whose wrong answers are reckoned from the right one. */
export const isComputed = (kind: string): boolean => kind === 'when' || kind === 'number';

/**
 * Kinds whose answers must not be mixed, although the upstream has them under one relation: genres overlap and are never told completely
 * (P136), places lie in places (P131, P276 ask only `Where is …?`), and what somebody is famous for may be a book, a battle or a bridge (P800).
 */
const NEVER = new Set(['P136', 'P131', 'P276', 'P800']);

/** Kinds whose wrong answers are right answers of other questions. */
export const isPooled = (kind: string): boolean => !isComputed(kind) && !NEVER.has(kind);

/**
 * Kinds of which only a name that shows what it is stands beside others that do, and names of one word show nothing: people, companies and
 * whatever else acts are mixed there; or a part is told to be a man's or a woman's.
 */
export const isMixed = (kind: string): boolean => ['P112', 'P127', 'P170', 'actor'].includes(kind);

/** Whether a draft is worth options, and its answer fit to be one: neither cut out of a sentence nor of no use in a quiz. */
export const isWorthOptions = (draft: Draft): boolean =>
  !draft.flags.includes('clumsy_wording') && !draft.flags.includes('not_quiz_worthy');
