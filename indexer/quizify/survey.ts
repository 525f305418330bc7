import type { Language } from '../../src/contract/vocabulary.ts';
import type { Draft, Modification, ReviewFlag } from '../sources/adapter.ts';
import { normalize } from '../sources/source-id.ts';
import type { Candidate } from './candidate.ts';
import { textHash } from './text-hash.ts';

/** The content of one row of a repeated question. */
export interface RowContent {
  readonly sourceId: string;
  readonly text: string;
  readonly correct: string;
  readonly accepted: readonly string[];
  readonly incorrect: readonly string[];
  readonly flags: readonly ReviewFlag[];
  readonly modifications: readonly Modification[];
}

/** The answers of one kind, grouped by what they look like. */
export interface Pool {
  readonly counts: ReadonlyMap<string, number>;
  /** By `formOf` or by field. */
  readonly byForm: ReadonlyMap<string, readonly Candidate[]>;
}

/** What the survey of a source found, for all languages. */
export interface Survey {
  /** By `poolKey`. */
  readonly pools: ReadonlyMap<string, Pool>;
  /** By `questionKey`; only questions whose rows differ. */
  readonly repeats: ReadonlyMap<string, RepeatedRows>;
  /**
   * Whether a question, by its `questionKey`, has more rows than were kept, so that not all right answers are known.
   */
  readonly isUncertain: (question: string) => boolean;
}

/** The different rows of one question as JSON, which is compact, and how often each occurs. */
export type RepeatedRows = ReadonlyMap<string, number>;

export const poolKey = (language: Language, kind: string): string => `${language}\u001f${kind}`;

/** Equal for rows with the same question; short, since there may be many. */
export function questionKey({ language, text }: Draft): string {
  const asked = normalize(text);
  return [language, textHash(asked, 1).toString(36), textHash(asked, 2).toString(36), asked.length].join('.');
}
