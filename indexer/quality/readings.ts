import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

import { QualityTier, Source } from '../../src/contract/vocabulary.ts';

/** Why a reader gave a tier: a good question, a dull one, or what is wrong with it. */
const ReadingReason = z.enum([
  'good',
  'dull',
  'ambiguous',
  'disputed',
  'false',
  'outdated',
  'premise',
  'unusable',
]);

const Line = z.tuple([Source, z.string(), z.string(), QualityTier, ReadingReason]);

/** What a person found who read a question. */
interface Reading {
  /** Of the text and answers that were read, as `readingHash` returns it. */
  readonly hash: string;
  readonly quality: QualityTier;
  readonly reason: z.infer<typeof ReadingReason>;
}

/** Readings by `readingKey`. */
export type Readings = ReadonlyMap<string, Reading>;

/** The part of a question that is read. */
interface ReadQuestion {
  readonly text: string;
  readonly correctAnswer: string;
  readonly incorrectAnswers: readonly string[];
}

/** Hexadecimal digits that are kept of a hash. Only one question has the id, so that a few are enough. */
const DIGITS = 12;

export const readingKey = (source: Source, sourceId: string): string => `${source} ${sourceId}`;

/** Letters and digits without case and diacritics: what is restored in a text does not change it. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** A hash of the wording. If an upstream changes a question or its options, the reading no longer counts. */
export function readingHash({ text, correctAnswer, incorrectAnswers }: ReadQuestion): string {
  const parts = [text, correctAnswer, ...incorrectAnswers.toSorted()].map(plain);
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, DIGITS);
}

let kept: Readings | undefined;

/** The readings in `data/readings.tsv`: ids, hashes and verdicts, but no text, which is not ours to publish. */
export function readReadings(): Readings {
  if (kept !== undefined) return kept;
  const lines = readFileSync(new URL('data/readings.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  kept = new Map(
    lines.map((line) => {
      const [source, sourceId, hash, quality, reason] = Line.parse(line.split('\t'));
      return [readingKey(source, sourceId), { hash, quality, reason }];
    }),
  );
  return kept;
}
