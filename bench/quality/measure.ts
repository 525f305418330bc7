import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Readings } from '../../indexer/quality/readings.ts';
import { Source, QualityTier } from '../../src/contract/vocabulary.ts';
import {
  judgedQuestions,
  changedWords,
  countWords,
  readApostrophes,
  readCapitals,
  type RestorationScore,
} from './restored-words.ts';

/** The labelled sources, in import order. */
const SOURCES: readonly Source[] = [
  'opentdb',
  'opentriviaqa',
  'mintaka',
  'arc',
  'mkqa',
  'creak',
  'qasc',
  'webq',
  'nq-open',
  'entityq',
];

/** A labelled question as the rules judge it. */
export interface LabelledJudgement extends Judgement {
  readonly source: Source;
  readonly isTuned: boolean;
}

/** What the rules make of all labelled questions. */
export interface Measurement {
  readonly judgements: readonly LabelledJudgement[];
  readonly capitals: RestorationScore;
  readonly apostrophes: RestorationScore;
}

/**
 * Judges and restores the labelled questions in upstream files.
 *
 * @param readings - those of the service, unless others are given
 */
export async function measure(folder: string, readings?: Readings): Promise<Measurement> {
  const open = new Map(readLabels());
  const judgements: LabelledJudgement[] = [];
  const restorations = [readCapitals(), readApostrophes()].map((words) => ({
    open: new Map(words),
    score: { right: 0, wrong: 0, missed: 0 },
  }));
  for await (const { source, before, after } of judgedQuestions(folder, SOURCES, readings)) {
    const key = labelKey(source, after.sourceId);
    for (const restoration of restorations) {
      const expected = restoration.open.get(key);
      if (expected === undefined) continue;
      restoration.open.delete(key);
      countWords(restoration.score, changedWords(before.text, after.text), expected);
    }
    const label = open.get(key);
    if (label === undefined) continue;
    open.delete(key);
    const judged = after.flags.length > 0 ? 'needs_review' : after.quality;
    judgements.push({ source, isTuned: label.isTuned, labelled: label.quality, judged });
  }
  const [capitals, apostrophes] = restorations.map(({ score }) => score);
  if (capitals === undefined || apostrophes === undefined) throw new Error('two restorations are measured');
  return { judgements, capitals, apostrophes };
}

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

/** A question's tier, as a person labelled it and as the rules judged it. */
export interface Judgement {
  readonly labelled: QualityTier;
  readonly judged: QualityTier;
}

/** How well the rules find the questions of a tier. */
export interface Score {
  readonly labelled: number;
  readonly judged: number;
  readonly both: number;
  readonly precision: number;
  readonly recall: number;
}

/** Precision and recall of one tier against the rest. */
export function scoreOf(judgements: readonly Judgement[], tier: QualityTier): Score {
  const count = (isCounted: (judgement: Judgement) => boolean): number => judgements.filter(isCounted).length;
  const labelled = count((one) => one.labelled === tier);
  const judged = count((one) => one.judged === tier);
  const both = count((one) => one.labelled === tier && one.judged === tier);
  return { labelled, judged, both, precision: both / judged, recall: both / labelled };
}
