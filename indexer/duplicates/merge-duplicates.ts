import type { PoolClient } from 'pg';

import { postponeComparison, findAlike, findMergedRelatives } from '../store/duplicates/duplicates.ts';
import { followMergesByHand } from '../store/duplicates/merges.ts';
import { compareRound } from './compare-round.ts';
import { idOf, type Compared } from './compared.ts';
import { readCompared } from './read-compared.ts';
import { removeKeys, storeKeys, type Candidates } from './store-keys.ts';

/**
 * Rounds after which the rest is postponed. Each round goes down the order of preference, so that this is never
 * reached.
 */
const MAX_ROUNDS = 20;

async function findCandidates(client: PoolClient, questions: readonly Compared[]): Promise<Candidates> {
  await removeKeys(client, questions);
  return storeKeys(client, questions);
}

/**
 * Finds merged translations and originals of the questions, which have to be compared again: a translated question is
 * preferred. Families whose original was added just now are among the given questions.
 */
async function findRelatives(
  client: PoolClient,
  questions: readonly Compared[],
  given: ReadonlySet<string>,
  newIds: ReadonlySet<string>,
): Promise<Compared[]> {
  const older = questions.filter(({ question }) => !newIds.has(question.rootId));
  const relatives = await findMergedRelatives(client, older.map(idOf));
  return readCompared(
    client,
    relatives.filter((id) => !given.has(id)),
  );
}

/**
 * Compares questions that were just written, or whose state has changed, with everything that is stored. Of similar
 * questions the preferred one is served and the others become its duplicates. Former duplicates that are no longer
 * similar are served again. What moderators hid, restored or merged stays as they decided.
 *
 * It runs inside the caller's transaction, which has taken the locks of imports and of moderation before writing
 * anything.
 *
 * @param added - those of the questions that this transaction has added
 * @returns the ids of those that have become duplicates
 */
export async function mergeDuplicates(
  client: PoolClient,
  ids: readonly string[],
  added: Candidates = new Map(),
): Promise<Set<string>> {
  const newIds = new Set([...added.keys()].map(idOf));
  const older = ids.filter((id) => !newIds.has(id));
  await followMergesByHand(client, older);
  const changed = await readCompared(client, older);
  const relatives = await findRelatives(client, [...added.keys(), ...changed], new Set(ids), newIds);
  let candidates: Candidates = new Map([
    ...added,
    ...(await findCandidates(client, [...changed, ...relatives])),
  ]);
  const merged = new Set<string>();
  for (let round = 0; candidates.size > 0 && round < MAX_ROUNDS; round += 1) {
    const moved = await compareRound(client, candidates, newIds);
    for (const [id, isDuplicate] of moved)
      if (isDuplicate) merged.add(id);
      else merged.delete(id);
    const done = new Set([...candidates.keys()].map(idOf));
    // In the first round only questions that moved with a new one can be merged into it.
    const touched = [...done, ...moved.keys()].filter((id) => round > 0 || !newIds.has(id));
    const again = (await findAlike(client, [...new Set(touched)])).filter((id) => !done.has(id));
    candidates = await findCandidates(client, await readCompared(client, again));
  }
  await postponeComparison(client, [...candidates.keys()].map(idOf));
  return merged;
}
