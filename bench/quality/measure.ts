import type { Source } from '../../src/contract/vocabulary.ts';
import { judgedQuestions } from './judged-questions.ts';
import { labelKey, readLabels } from './labels.ts';
import type { Judgement } from './score.ts';

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

/** Judges the labelled questions in upstream files. */
export async function judgeLabelled(folder: string): Promise<LabelledJudgement[]> {
  const open = new Map(readLabels());
  const judgements: LabelledJudgement[] = [];
  for await (const { source, after } of judgedQuestions(folder, SOURCES)) {
    const key = labelKey(source, after.sourceId);
    const label = open.get(key);
    if (label === undefined) continue;
    open.delete(key);
    const judged = after.flags.length > 0 ? 'needs_review' : after.quality;
    judgements.push({ source, isTuned: label.isTuned, labelled: label.quality, judged });
  }
  return judgements;
}
