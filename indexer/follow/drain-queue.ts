import { Refusal } from '../../src/refusal.ts';
import { readSearchIndices } from '../store/generations/search-index.ts';
import { drainRound } from './drain-round.ts';
import { restoredMessage } from './replace-foreign.ts';
import type { IndexerParts } from './indexer-parts.ts';

/** Whether the indices were deleted on purpose, by a rebuild that ended after the register was read. */
async function wereRetired(parts: IndexerParts, indices: readonly string[]): Promise<boolean> {
  const registered = new Set((await readSearchIndices(parts.pool)).map(({ name }) => name));
  return indices.some((name) => !registered.has(name));
}

/**
 * Writes all queued changes and returns when they are searchable, except those that the engine rejects.
 *
 * @returns the number of changes that were settled
 * @throws Error if an engine does not accept the writes, or an index is missing or has another version
 */
export async function drainQueue(parts: IndexerParts): Promise<number> {
  for (let settled = 0; ;) {
    const outcome = await drainRound(parts);
    if (outcome.kind === 'again') throw new Error(outcome.reason);
    if (outcome.kind === 'foreign') throw new Error(`${outcome.index} has documents of another version`);
    if (outcome.kind === 'restored') throw new Refusal(restoredMessage(outcome.indices));
    if (outcome.kind === 'missing') {
      if (await wereRetired(parts, outcome.indices)) continue;
      throw new Error(
        `an index to write to is missing: ${outcome.indices.join(', ') || 'none is registered'}`,
      );
    }
    if (outcome.settled + outcome.held === 0) return settled;
    settled += outcome.settled;
  }
}
