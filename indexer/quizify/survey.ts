import type { Language, Source } from '../../src/contract/vocabulary.ts';
import type { Draft, Modification, ReviewFlag } from '../sources/adapter.ts';
import { normalize } from '../sources/source-id.ts';
import type { Candidate } from './choose.ts';

/** The sources whose questions are open-ended or come in several rows: their import begins with a look at all answers. */
export const SURVEYED_SOURCES: ReadonlySet<Source> = new Set<Source>([
  'entityq',
  'kqa-pro',
  'mintaka',
  'mkqa',
  'nq-open',
  'webq',
]);

/** An answer that may stand in for another one, and how often it was met. */
export interface PooledAnswer {
  readonly text: string;
  readonly count: number;
}

/** What all rows of one record say together: some upstreams repeat a question with other answers. */
export interface KnownRecord {
  /** How often each answer stood first. */
  readonly correct: ReadonlyMap<string, number>;
  readonly incorrect: ReadonlySet<string>;
  readonly flags: ReadonlySet<ReviewFlag>;
  readonly modifications: ReadonlySet<Modification>;
}

/** What all rows of one question say together. */
export interface KnownQuestion {
  /** Every right answer of every record with this question. */
  readonly right: ReadonlySet<string>;
  /** By the id within the source. */
  readonly records: ReadonlyMap<string, KnownRecord>;
  /** The wording that all rows of it get: the first one in the order of code units. */
  readonly text: string;
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
  readonly repeats: ReadonlyMap<string, KnownQuestion>;
}

export const poolKey = (language: Language, kind: string): string => `${language}\u001f${kind}`;

/** Equal for rows that ask the same. */
export const questionKey = (draft: Draft): string => `${draft.language}\u001f${normalize(draft.text)}`;
