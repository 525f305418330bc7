import type { Difficulty, QualityTier, Source } from '../../src/contract/vocabulary.ts';
import type { Style } from './patterns.ts';
import type { Weights } from './random.ts';

/** What the questions of a source are like. */
export interface SourceProfile {
  /** Usable questions of the upstream, which determine its share. */
  readonly questions: number;
  readonly styles: Weights<Style>;
  /** Wrong options of a multiple-choice question. */
  readonly wrongOptions: number;
  /** Percentage of questions without options, among those that are not true or false. */
  readonly open: number;
  /** Percentage of texts with sentences before the question. */
  readonly withPreface: number;
  readonly withExplanation: number;
  /** Null if the source has no ratings: all are medium. */
  readonly levels: Weights<Difficulty> | null;
  readonly tiers: Weights<QualityTier>;
}

const MOSTLY_HIGH = { high: 92, standard: 5, needs_review: 3 };
const MOSTLY_STANDARD = { high: 15, standard: 75, needs_review: 10 };
const OFTEN_REVIEWED = { high: 40, standard: 38, needs_review: 22 };

const PLAIN = { wrongOptions: 3, open: 0, withPreface: 0, withExplanation: 0, levels: null } as const;

/** All sources, with the real sizes of the upstreams. */
export const SOURCE_PROFILES: Readonly<Record<Source, SourceProfile>> = {
  entityq: { ...PLAIN, questions: 218_126, styles: { relation: 1 }, open: 15, tiers: MOSTLY_STANDARD },
  'kqa-pro': { ...PLAIN, questions: 106_173, styles: { chain: 1 }, tiers: MOSTLY_STANDARD },
  'nq-open': { ...PLAIN, questions: 95_100, styles: { query: 1 }, open: 45, tiers: OFTEN_REVIEWED },
  opentriviaqa: {
    ...PLAIN,
    questions: 49_190,
    styles: { quiz: 5, claim: 1, relation: 1 },
    withPreface: 12,
    tiers: MOSTLY_HIGH,
  },
  mintaka: { ...PLAIN, questions: 20_000, styles: { chain: 2, quiz: 3 }, open: 30, tiers: MOSTLY_HIGH },
  svc: {
    ...PLAIN,
    questions: 14_246,
    styles: { quiz: 4, relation: 3, claim: 1 },
    open: 9,
    withExplanation: 30,
    levels: { trivial: 1, easy: 1, medium: 1, hard: 1, expert: 1 },
    tiers: MOSTLY_HIGH,
  },
  mkqa: { ...PLAIN, questions: 13_516, styles: { query: 1 }, open: 50, tiers: OFTEN_REVIEWED },
  creak: { ...PLAIN, questions: 12_047, styles: { claim: 1 }, withExplanation: 97, tiers: MOSTLY_STANDARD },
  qasc: {
    ...PLAIN,
    questions: 9_060,
    styles: { school: 1 },
    wrongOptions: 7,
    withExplanation: 95,
    tiers: MOSTLY_STANDARD,
  },
  arc: { ...PLAIN, questions: 7_760, styles: { school: 1 }, withPreface: 40, tiers: MOSTLY_HIGH },
  webq: { ...PLAIN, questions: 5_700, styles: { query: 1 }, open: 40, tiers: OFTEN_REVIEWED },
  opentdb: {
    ...PLAIN,
    questions: 5_250,
    styles: { quiz: 6, claim: 1 },
    levels: { easy: 1_755, medium: 2_397, hard: 1_098 },
    tiers: MOSTLY_HIGH,
  },
};
