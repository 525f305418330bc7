import type { PoolClient } from 'pg';

import { forgetDue, postponeComparison } from '../../src/store/duplicates/comparisons-due.ts';
import {
  applyMerges,
  findAlike,
  findMergedRelatives,
  findTranslated,
  readComparable,
  type AutomaticMerge,
} from '../../src/store/duplicates/duplicates.ts';
import { followMergesByHand } from '../../src/store/duplicates/merges-by-hand.ts';
import { chooseStanding } from './choose-representatives.ts';
import { areAlike, compared, isFree, isKept, type Compared } from './compared.ts';
import { findLikenesses, keepKeys, removeKeys, type Likenesses, type Sharers } from './find-similar.ts';
import { byPreference } from './preference.ts';

/** Rounds after which the rest waits for the next occasion. Each goes down the order of preference, so it is not reached. */
const MOST_ROUNDS = 20;

const idOf = ({ question }: Compared): string => question.id;

const read = async (client: PoolClient, ids: readonly string[]): Promise<Compared[]> =>
  (await readComparable(client, ids)).map((question) => compared(question));

/** Duplicates of questions about which only people decide, and which they are still like, stay what they are. */
async function findBound(client: PoolClient, pending: readonly Compared[]): Promise<Map<Compared, Compared>> {
  const likes = new Map(
    pending.flatMap((one) =>
      isFree(one) && one.question.likeId !== null ? [[one, one.question.likeId]] : [],
    ),
  );
  const anchors = new Map(
    (await read(client, [...new Set(likes.values())])).map((anchor) => [idOf(anchor), anchor]),
  );
  const bound = new Map<Compared, Compared>();
  for (const [one, likeId] of likes) {
    const anchor = anchors.get(likeId);
    if (anchor === undefined || isFree(anchor) || anchor.question.availability === 'deleted' || isKept(one))
      continue;
    if (areAlike(one, anchor)) bound.set(one, anchor);
  }
  return bound;
}

/** What is served in place of a question that is like this one, which comparisons leave where it is. */
const endOf = (one: Compared): string => (isFree(one) ? null : one.question.canonicalId) ?? idOf(one);

function changesOf(
  chosen: ReadonlyMap<Compared, Compared | null>,
  bound: ReadonlyMap<Compared, Compared>,
  newcomers: ReadonlySet<string>,
): AutomaticMerge[] {
  const wanted = [...chosen, ...bound].map(([one, like]) => ({
    one,
    likeId: like?.question.id ?? null,
    canonicalId: like === null ? null : endOf(like),
  }));
  return wanted
    .filter(
      ({ one: { question }, likeId, canonicalId }) =>
        question.likeId !== likeId || question.canonicalId !== canonicalId,
    )
    .map(({ one, likeId, canonicalId }) => ({
      id: idOf(one),
      likeId,
      canonicalId,
      isNew: newcomers.has(idOf(one)),
      wasServed: one.question.availability === 'visible' && !newcomers.has(idOf(one)),
    }));
}

/** The questions about which comparing decides, the one that is preferred first among those that are alike. */
async function inOrder(
  client: PoolClient,
  questions: readonly Compared[],
  { alike }: Likenesses,
): Promise<Compared[]> {
  const [single, others] = [[] as Compared[], [] as Compared[]];
  for (const one of questions) (alike(one).length === 0 ? single : others).push(one);
  const translated = await findTranslated(client, others.map(idOf));
  const preferred = byPreference(translated);
  return [...others.sort((one, other) => preferred(one.question, other.question)), ...single];
}

/** @returns whether each of the questions whose place changed is a duplicate now, by id */
async function compareOnce(
  client: PoolClient,
  sharers: Sharers,
  newcomers: ReadonlySet<string>,
): Promise<Map<string, boolean>> {
  const pending = [...sharers.keys()];
  const likenesses = await findLikenesses(client, sharers);
  const bound = await findBound(client, pending);
  const all = [...pending, ...likenesses.found];
  const free = all.filter((one) => isFree(one) && !bound.has(one));
  const chosen = chooseStanding({
    questions: await inOrder(client, free, likenesses),
    alike: likenesses.alike,
    isKept,
  });
  const changes = changesOf(chosen, bound, newcomers);
  const left = await applyMerges(client, changes);
  await postponeComparison(client, [...left]);
  const duplicates = new Set(
    [...chosen, ...bound].flatMap(([one, like]) => (like === null || left.has(idOf(one)) ? [] : [idOf(one)])),
  );
  // Questions that stand, and hidden ones, have keys; all others have none.
  const isFound = (one: Compared): boolean =>
    one.question.availability === 'hidden' || (isFree(one) && !duplicates.has(idOf(one)));
  await removeKeys(
    client,
    all.filter((one) => !isFound(one)),
  );
  const changed = new Map(
    changes.filter(({ id }) => !left.has(id)).map(({ id, likeId }) => [id, likeId !== null]),
  );
  // Nobody can have decided about a newcomer.
  const isNew = (id: string): boolean => newcomers.has(id);
  await followMergesByHand(
    client,
    [...changed.keys()].filter((id) => !isNew(id)),
  );
  const settled = pending.map(idOf).filter((id) => !left.has(id) && !isNew(id));
  await forgetDue(client, [...new Set([...settled, ...changed.keys()])]);
  return changed;
}

/** Forgets under which keys questions are found, before what they say is changed. */
export async function forgetKeys(client: PoolClient, ids: readonly string[]): Promise<void> {
  await removeKeys(client, await read(client, ids));
}

/**
 * Compares questions that were just written, or whose state has changed, with all that is stored: of those that ask the same
 * the preferred one is served, and the others become its duplicates. Former duplicates that no longer are any are served again.
 * What moderators hid, restored or merged stays as they decided. Inside the transaction of the caller, who has taken the turns
 * of imports and of moderation before writing anything.
 *
 * @param newcomers - those of the questions that this transaction has added: nobody has seen them yet
 * @returns the ids of those that are duplicates now and were none before
 */
export async function mergeDuplicates(
  client: PoolClient,
  ids: readonly string[],
  newcomers: Sharers = new Map(),
): Promise<Set<string>> {
  const added = [...newcomers.keys()];
  const newIds = new Set(added.map(idOf));
  const others = ids.filter((id) => !newIds.has(id));
  await followMergesByHand(client, others);
  const changed = await read(client, others);
  // All of a family whose original was added just now are among the given.
  const late = [...added, ...changed].filter(({ question }) => !newIds.has(question.rootId)).map(idOf);
  const given = new Set(ids);
  const relatives = (await findMergedRelatives(client, late)).filter((id) => !given.has(id));
  const findSharers = async (pending: readonly Compared[]): Promise<Sharers> => {
    await removeKeys(client, pending);
    return keepKeys(client, pending);
  };
  let sharers: Sharers = new Map([
    ...newcomers,
    ...(await findSharers([...changed, ...(await read(client, relatives))])),
  ]);
  const merged = new Set<string>();
  for (let round = 0; sharers.size > 0 && round < MOST_ROUNDS; round += 1) {
    const moved = await compareOnce(client, sharers, newIds);
    for (const [id, isDuplicate] of moved)
      if (isDuplicate) merged.add(id);
      else merged.delete(id);
    const done = new Set([...sharers.keys()].map(idOf));
    // In the first round nothing is like a newcomer yet, but for what moved with it.
    const touched = [...done, ...moved.keys()].filter((id) => round > 0 || !newIds.has(id));
    const again = (await findAlike(client, [...new Set(touched)])).filter((id) => !done.has(id));
    sharers = await findSharers(await read(client, again));
  }
  await postponeComparison(client, [...sharers.keys()].map(idOf));
  return merged;
}
