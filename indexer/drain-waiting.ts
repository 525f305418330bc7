import { drainRound } from './drain-round.ts';
import type { IndexerRooms } from './rooms.ts';

/**
 * Takes every waiting change to the index and returns when all are searchable, save those that the engine refuses.
 *
 * @returns how many changes were settled
 * @throws Error when an engine does not play along
 */
export async function drainWaiting(rooms: IndexerRooms): Promise<number> {
  for (let settled = 0; ;) {
    const outcome = await drainRound(rooms);
    if (outcome.kind === 'again') throw new Error(outcome.reason);
    if (outcome.kind !== 'done') throw new Error(`${outcome.index} is ${outcome.kind}`);
    if (outcome.settled + outcome.held === 0) return settled;
    settled += outcome.settled;
  }
}
