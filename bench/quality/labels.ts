import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

import { Source, QualityTier } from '../../src/contract/vocabulary.ts';

const Label = z.tuple([Source, z.string(), QualityTier]);

/** What a person said of a real question. Its text is not ours to publish; the id finds it. */
export interface QualityLabel {
  readonly source: Source;
  readonly quality: QualityTier;
  /** The weights were chosen on one half of the labels; the other half measures them. */
  readonly isTuned: boolean;
}

/** The key of a question. */
export const labelKey = (source: Source, sourceId: string): string => `${source} ${sourceId}`;

const isTuned = (key: string): boolean => createHash('sha256').update(key).digest().readUInt8(0) % 2 === 0;

/** The lines of a file next to this one, each with its columns. */
export const linesOf = (file: string): string[][] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));

/** The labels of 600 questions, by `labelKey`. */
export function readLabels(): ReadonlyMap<string, QualityLabel> {
  return new Map(
    linesOf('quality-labels.tsv').map((line) => {
      const [source, sourceId, quality] = Label.parse(line);
      const key = labelKey(source, sourceId);
      return [key, { source, quality, isTuned: isTuned(key) }];
    }),
  );
}
