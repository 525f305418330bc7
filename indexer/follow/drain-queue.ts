import { readSearchIndices } from '../../src/store/generations/search-index.ts';
import { drainRound } from './drain-round.ts';
import type { IndexerParts } from './indexer-parts.ts';

/** Were the indices dropped on purpose, by a rebuild that had ended between the reading of the register and the writing? */
async function wereRetired(parts: IndexerParts, indices: readonly string[]): Promise<boolean> {
  const registered = new Set((await readSearchIndices(parts.pool)).map(({ name }) => name));
  return indices.some((name) => !registered.has(name));
}

/**
 * Takes every waiting change to the index and returns when all are searchable, save those that the engine refuses.
 *
 * @returns how many changes were settled
 * @throws Error when an engine does not play along
 */
export async function drainQueue(parts: IndexerParts): Promise<number> {
  for (let settled = 0; ;) {
    const outcome = await drainRound(parts);
    if (outcome.kind === 'again') throw new Error(outcome.reason);
    if (outcome.kind === 'foreign') throw new Error(`${outcome.index} has documents of another version`);
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
