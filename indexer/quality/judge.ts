import { z } from 'zod';

import type { QualityTier, Source } from '../../src/contract/vocabulary.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Draft } from '../sources/adapter.ts';
import data from './data/weights.json' with { type: 'json' };
import { signalsOf } from './signals.ts';

/** How much a signal adds to the sums for the tiers `high` and `needs_review`. */
const Weight = z.tuple([z.number().describe('For `high`.'), z.number().describe('For `needs_review`.')]);

const {
  start,
  limits,
  signals: listed,
} = z
  .strictObject({
    start: Weight.describe('The sums without any signal.'),
    limits: Weight.describe('The sums above which a question has the tier.'),
    signals: z.record(z.string(), Weight),
  })
  .parse(data);

const WEIGHTS: ReadonlyMap<string, z.infer<typeof Weight>> = new Map(Object.entries(listed));

/** A weight from which a signal is a reason. */
const REASON = 0.5;
const MOST_REASONS = 6;

/** The tier of a question, and the signals that counted most. */
export interface Verdict {
  readonly quality: QualityTier;
  readonly reasons: readonly string[];
}

function reasonsFor(signals: readonly string[], quality: QualityTier): string[] {
  const weightOf = (signal: string): number => {
    const [high, review] = WEIGHTS.get(signal) ?? [0, 0];
    if (quality === 'high') return high;
    return quality === 'needs_review' ? review : -high;
  };
  return signals
    .map((signal) => ({ signal, weight: weightOf(signal) }))
    .filter(({ weight }) => weight >= REASON)
    .sort((one, other) => other.weight - one.weight || (one.signal < other.signal ? -1 : 1))
    .slice(0, MOST_REASONS)
    .map(({ signal }) => signal);
}

/** Judges an English question by its signals. */
export function judge(knowledge: Knowledge, source: Source, draft: Draft): Verdict {
  const signals = signalsOf(knowledge, { ...draft, source });
  let [high, review] = start;
  for (const signal of signals) {
    const [forHigh, forReview] = WEIGHTS.get(signal) ?? [0, 0];
    high += forHigh;
    review += forReview;
  }
  const quality =
    draft.flags.length > 0 || review > limits[1] ? 'needs_review' : high > limits[0] ? 'high' : 'standard';
  return { quality, reasons: reasonsFor(signals, quality) };
}
