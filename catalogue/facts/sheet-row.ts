import type { Familiarity } from '../template.ts';
import type { Named } from './named.ts';

/** A row of a fact table with several columns, each of which a question can ask for. */
export interface SheetRow extends Named {
  readonly familiarity: Familiarity;
  readonly tags?: readonly string[];
  readonly regions?: readonly string[];
  readonly volatile?: true;
}
