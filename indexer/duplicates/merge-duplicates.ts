import type { PoolClient } from 'pg';

import { forgetDue, postponeComparison } from '../../src/store/comparisons-due.ts';
import { keepKeys } from '../../src/store/duplicate-keys.ts';
import {
  applyMerges,
  completeAdded,
  findAlike,
  findMergedRelatives,
  readComparable,
  type AddedQuestion,
  type AutomaticMerge,
  type ComparableQuestion,
} from '../../src/store/duplicates.ts';
import { followMergesByHand } from '../../src/store/merges-by-hand.ts';
import { chooseStanding } from './choose-standing.ts';
import { areAlike, compared, isFree, isKept, traitsOf, type Compared, type Traits } from './compared.ts';
import { findLikenesses, type KeysOf } from './find-likenesses.ts';
import { byPreference } from './preference.ts';

type Added = ReadonlyMap<string, AddedQuestion>;

/** What is known beforehand of questions that are to be compared. */
interface Known {
  /** By id, of what the questions say now. */
  readonly traits?: ReadonlyMap<string, Traits>;
  /** By id, those that this transaction has added: nobody has seen them yet. */
  readonly added?: Added;
}

/** Rounds after which the rest waits for the next occasion. Each goes down the order of preference, so it is not reached. */
const MOST_ROUNDS = 20;

const idOf = ({ question }: Compared): string => question.id;

/** Duplicates of questions about which only people decide, and which they are still like, stay what they are. */
async function findBound(client: PoolClient, pending: readonly Compared[]): Promise<Map<Compared, Compared>> {
  const likes = new Map(
    pending.flatMap((one) =>
      isFree(one) && one.question.likeId !== null ? [[one, one.question.likeId]] : [],
    ),
  );
  const read = await readComparable(client, [...new Set(likes.values())]);
  const anchors = new Map(read.map((question) => [question.id, compared(question)]));
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
  added: Added,
): AutomaticMerge[] {
  const wanted = [...chosen, ...bound].map(([{ question }, like]) => ({
    question,
    likeId: like?.question.id ?? null,
    canonicalId: like === null ? null : endOf(like),
  }));
  return wanted
    .filter(
      ({ question, likeId, canonicalId }) =>
        question.likeId !== likeId || question.canonicalId !== canonicalId,
    )
    .map(({ question: { id, availability }, likeId, canonicalId }) => ({
      id,
      likeId,
      canonicalId,
      wasServed: availability === 'visible' && !added.has(id),
    }));
}

/** Brings stored keys in line: questions that stand, and hidden ones, have them; all others have none. */
async function settleKeys(
  client: PoolClient,
  keys: KeysOf,
  questions: readonly Compared[],
  duplicates: ReadonlySet<string>,
): Promise<void> {
  const isFound = (one: Compared): boolean =>
    one.question.availability === 'hidden' || (isFree(one) && !duplicates.has(idOf(one)));
  const changed = questions.filter((one) => keys.has(one) || !isFound(one));
  await keepKeys(
    client,
    new Map(
      changed.map((one) => [
        one.question.seq,
        { keys: isFound(one) ? (keys.get(one) ?? []) : [], marks: one.marks },
      ]),
    ),
  );
}

/** @returns the ids of questions whose duplicates are to be compared again */
async function compareOnce(
  client: PoolClient,
  pending: readonly Compared[],
  added: Added,
): Promise<string[]> {
  const keys = new Map(pending.map((one) => [one, one.keys ?? []]));
  const likenesses = await findLikenesses(client, keys);
  const bound = await findBound(client, pending);
  const all = [...pending, ...likenesses.found];
  const questions = all
    .filter((one) => isFree(one) && !bound.has(one))
    .sort((one, other) => byPreference(one.question, other.question));
  const chosen = chooseStanding({ questions, alike: likenesses.alike, isKept });
  const changes = changesOf(chosen, bound, added);
  const left = await applyMerges(client, changes);
  await postponeComparison(client, [...left]);
  const duplicates = new Set(
    [...chosen, ...bound].flatMap(([one, like]) => (like === null || left.has(idOf(one)) ? [] : [idOf(one)])),
  );
  await settleKeys(client, keys, all, duplicates);
  const changed = changes.map(({ id }) => id).filter((id) => !left.has(id));
  await followMergesByHand(client, changed);
  const touched = [...new Set([...pending.map(idOf), ...changed])];
  const settled = pending.map(idOf).filter((id) => !added.has(id) && !left.has(id));
  await forgetDue(client, [...new Set([...settled, ...changed])]);
  return touched;
}

/**
 * Compares questions that were just written, or whose state has changed, with all that is stored: of those that ask the same
 * the preferred one is served, and the others become its duplicates. Former duplicates that no longer are any are served again.
 * What moderators hid, restored or merged stays as they decided. Inside the transaction of the caller, who has taken the turns
 * of imports and of moderation before writing anything.
 */
export async function mergeDuplicates(
  client: PoolClient,
  ids: readonly string[],
  { traits = new Map(), added = new Map() }: Known = {},
): Promise<void> {
  const takeApart = (questions: readonly ComparableQuestion[]): Compared[] =>
    questions.map((question) => ({ question, ...(traits.get(question.id) ?? traitsOf(question)) }));
  const read = async (wanted: readonly string[]): Promise<Compared[]> =>
    takeApart(await readComparable(client, wanted));
  const others = ids.filter((id) => !added.has(id));
  await followMergesByHand(client, others);
  const given = [...takeApart(await completeAdded(client, added)), ...(await read(others))];
  const known = new Set(ids);
  // All of a family whose original was added just now are among the given.
  const late = given.filter(({ question }) => question.isTranslated && !added.has(question.rootId));
  const relatives = (await findMergedRelatives(client, late.map(idOf))).filter((id) => !known.has(id));
  let pending = [...given, ...(await read(relatives))];
  for (let round = 0; pending.length > 0 && round < MOST_ROUNDS; round += 1) {
    const touched = await compareOnce(client, pending, added);
    const done = new Set(pending.map(idOf));
    pending = await read((await findAlike(client, touched)).filter((id) => !done.has(id)));
  }
  await postponeComparison(client, pending.map(idOf));
}
