import type { Source } from '../../src/contract/vocabulary.ts';
import type { SourceAdapter } from './adapter.ts';

const ALL: readonly SourceAdapter[] = [];

/** Every upstream that can be imported, by its slug. */
export const ADAPTERS: ReadonlyMap<Source, SourceAdapter> = new Map(
  ALL.map((adapter) => [adapter.source, adapter]),
);
