import type { Readings } from '../../indexer/quality/knowledge.ts';
import { Source, QualityTier } from '../../src/contract/vocabulary.ts';
import { labelKey, readLabels } from './labels.ts';
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

/** A labelled question: its tier as a person labelled it, and as the rules judged it. */
export interface LabelledJudgement {
  readonly labelled: QualityTier;
  readonly judged: QualityTier;
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

type Judgement = Pick<LabelledJudgement, 'labelled' | 'judged'>;

/** How well the rules find the questions of a tier: precision and recall against the rest. */
export function scoreOf(judgements: readonly Judgement[], tier: QualityTier) {
  const count = (isCounted: (judgement: Judgement) => boolean): number => judgements.filter(isCounted).length;
  const labelled = count((one) => one.labelled === tier);
  const judged = count((one) => one.judged === tier);
  const both = count((one) => one.labelled === tier && one.judged === tier);
  return { labelled, judged, both, precision: both / judged, recall: both / labelled };
}
