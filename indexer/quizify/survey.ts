import type { Language, Source } from '../../src/contract/vocabulary.ts';
import type { Draft, Modification, ReviewFlag } from '../sources/adapter.ts';
import { normalize } from '../sources/source-id.ts';
import type { Candidate } from './candidate.ts';
import { murmurHash } from './murmur-hash.ts';

/** The sources whose questions are open-ended or come in several rows: their import begins with a look at all answers. */
export const SURVEYED_SOURCES: ReadonlySet<Source> = new Set<Source>([
  'entityq',
  'kqa-pro',
  'mintaka',
  'mkqa',
  'nq-open',
  'webq',
]);

/** What one row says of a question that several rows have. */
export interface RowContent {
  readonly sourceId: string;
  readonly text: string;
  readonly correct: string;
  readonly accepted: readonly string[];
  readonly incorrect: readonly string[];
  readonly flags: readonly ReviewFlag[];
  readonly modifications: readonly Modification[];
}

/** The answers of one kind, sorted out by what they look like. */
export interface Pool {
  readonly counts: ReadonlyMap<string, number>;
  /** By `formOf` or by field. */
  readonly byForm: ReadonlyMap<string, readonly Candidate[]>;
}

/** What a look at all questions of one source found, for all languages. */
export interface Survey {
  /** By `poolKey`. */
  readonly pools: ReadonlyMap<string, Pool>;
  /** By `questionKey`; only questions whose rows do not all say the same. */
  readonly repeats: ReadonlyMap<string, RepeatedRows>;
  /** Whether a question, by its `questionKey`, has more rows than could be kept: what else is right is not known then. */
  readonly isUncertain: (question: string) => boolean;
}

/** The different rows of one question as JSON, for there may be many, and how often each of them comes. */
export type RepeatedRows = ReadonlyMap<string, number>;

export const poolKey = (language: Language, kind: string): string => `${language}\u001f${kind}`;

/** Equal for rows that ask the same, short for there may be many. */
export function questionKey({ language, text }: Draft): string {
  const asked = normalize(text);
  return [language, murmurHash(asked, 1).toString(36), murmurHash(asked, 2).toString(36), asked.length].join(
    '.',
  );
}
