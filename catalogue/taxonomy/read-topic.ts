import type { ReadLabels } from './label-errors.ts';

/** A topic from a file, whose kind and labels have not been checked. */
export interface ReadTopic {
  readonly slug: string;
  readonly kind: string;
  readonly label: ReadLabels;
  readonly aliases: readonly string[];
  readonly members: readonly string[];
}

/** The start of a sentence about a topic. */
export const nameOfTopic = (topic: ReadTopic): string => `Topic "${topic.slug}"`;
