import type { Labels } from './label.ts';

/** A curated topic: a name that people look for, and the raw tags or subcategories that it gathers. */
export interface Topic {
  readonly slug: string;
  readonly kind: 'tag' | 'subcategory';
  readonly label: Labels;
  /** Other names by which it is found, in either language, lower case. */
  readonly aliases: readonly string[];
  /** Slugs of tags or of subcategories, as `kind` says; at least one. */
  readonly members: readonly string[];
}
