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

/** The labels of 600 questions, by `labelKey`. */
export function readLabels(): ReadonlyMap<string, QualityLabel> {
  const lines = readFileSync(new URL('quality-labels.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return new Map(
    lines.map((line) => {
      const [source, sourceId, quality] = Label.parse(line.split('\t'));
      const key = labelKey(source, sourceId);
      return [key, { source, quality, isTuned: isTuned(key) }];
    }),
  );
}
