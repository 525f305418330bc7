import type { ReadLabels } from './label-faults.ts';

/** A topic as it comes from a file: its kind and labels are not yet known to be sound. */
export interface ReadTopic {
  readonly slug: string;
  readonly kind: string;
  readonly label: ReadLabels;
  readonly aliases: readonly string[];
  readonly members: readonly string[];
}

/** How sentences about a topic begin. */
export const nameOfTopic = (topic: ReadTopic): string => `Topic "${topic.slug}"`;
