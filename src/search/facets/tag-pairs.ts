import { z } from 'zod';

import { readBuckets } from '../counts.ts';

/** Two tags and the number of questions that have both. */
export interface TagPair {
  readonly tags: readonly [string, string];
  readonly count: number;
}

/** Companions of a tag that are counted. Some are outside the tags that are shown. */
export const COUNTED_COMPANIONS = 8;
/** Pairs for each tag. More of them would make a thicket of a map. */
const PAIRS_EACH = 3;

const Tags = z.object({ buckets: z.array(z.object({ key: z.string(), companions: z.unknown() })) });

/**
 * The pairs of tags that share the most questions: for each tag those with its most frequent companions, each pair once.
 *
 * @param aggregation - the tags, each with its own companions
 */
export function readTagPairs(aggregation: unknown): TagPair[] {
  const { buckets } = Tags.parse(aggregation);
  const shown = new Set(buckets.map(({ key }) => key));
  const pairs = buckets.flatMap(({ key, companions }) =>
    readBuckets(companions)
      .counts.filter(([tag]) => tag !== key && shown.has(tag))
      .slice(0, PAIRS_EACH)
      .map(([tag, count]): TagPair => ({ tags: key < tag ? [key, tag] : [tag, key], count })),
  );
  const byTags = new Map(pairs.map((pair) => [pair.tags.join(' '), pair]));
  return [...byTags.values()].sort(
    (a, b) => b.count - a.count || (a.tags.join(' ') < b.tags.join(' ') ? -1 : 1),
  );
}
