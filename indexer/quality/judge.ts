import { z } from 'zod';

import { Source, type QualityTier } from '../../src/contract/vocabulary.ts';
import type { Draft } from '../sources/draft.ts';
import data from './data/weights.json' with { type: 'json' };
import type { Knowledge } from './knowledge.ts';
import { readingHash, readingKey } from './readings.ts';
import { signalsOf } from './signals.ts';

/** How much a signal adds to the sums for the tiers `high` and `needs_review`. */
const Weight = z.tuple([z.number().describe('For `high`.'), z.number().describe('For `needs_review`.')]);

const {
  start,
  limits,
  unread,
  signals: listed,
} = z
  .strictObject({
    start: Weight.describe('The sums without any signal.'),
    limits: Weight.describe('The sums above which a question has the tier.'),
    unread: z
      .strictObject({ sources: z.array(Source), without: z.array(z.string()) })
      .describe(
        'Which questions may be `high` although nobody has read them: their sources, and what they must not show.',
      ),
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

const mayBeHighUnread = (source: Source, signals: readonly string[]): boolean =>
  unread.sources.includes(source) && !signals.some((signal) => unread.without.includes(signal));

/** Judges an English question by its signals. What it says of truth is little, so that `high` needs a good source. */
function judgeBySignals(knowledge: Knowledge, source: Source, draft: Draft): Verdict {
  const signals = signalsOf(knowledge, { ...draft, source });
  let [high, review] = start;
  for (const signal of signals) {
    const [forHigh, forReview] = WEIGHTS.get(signal) ?? [0, 0];
    high += forHigh;
    review += forReview;
  }
  if (draft.flags.length > 0 || review > limits[1])
    return { quality: 'needs_review', reasons: reasonsFor(signals, 'needs_review') };
  if (high <= limits[0]) return { quality: 'standard', reasons: reasonsFor(signals, 'standard') };
  return mayBeHighUnread(source, signals)
    ? { quality: 'high', reasons: reasonsFor(signals, 'high') }
    : { quality: 'standard', reasons: ['unread'] };
}

/**
 * Judges an English question: by its reading if a person has read this wording, or else by its signals. A flagged one is
 * never better than `needs_review`.
 */
export function judge(knowledge: Knowledge, source: Source, draft: Draft): Verdict {
  const reading = knowledge.readings.get(readingKey(source, draft.sourceId));
  if (draft.flags.length > 0 || reading?.hash !== readingHash(draft))
    return judgeBySignals(knowledge, source, draft);
  return { quality: reading.quality, reasons: ['read', reading.reason] };
}
