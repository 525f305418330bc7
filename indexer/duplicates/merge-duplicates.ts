import type { PoolClient } from 'pg';

import {
  applyMerges,
  findAlike,
  flattenChains,
  forgetDue,
  keepKeys,
  postponeComparison,
  readComparable,
  type AutomaticMerge,
} from '../../src/store/duplicates.ts';
import { chooseStanding } from './choose-standing.ts';
import { areAlike, compared, isFree, isKept, keysToFind, type Compared } from './compared.ts';
import type { Fingerprint } from './fingerprint.ts';
import { findLikenesses, type KeysOf, type Likenesses } from './find-likenesses.ts';
import { byPreference } from './preference.ts';

/** What a comparison changed. */
export interface MergeOutcome {
  /** Those of the given questions that were served and are duplicates now. */
  readonly merged: ReadonlySet<string>;
  /** Other questions that are duplicates of a preferred one now. */
  readonly replaced: number;
  /** Duplicates that stand for themselves again. */
  readonly released: number;
  /** Those of the given questions that are served though they are like a hidden one. */
  readonly besideHidden: ReadonlySet<string>;
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
    .map(({ question, likeId, canonicalId }) => ({ id: question.id, likeId, canonicalId }));
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

interface Round {
  readonly changes: readonly AutomaticMerge[];
  readonly likenesses: Likenesses;
  /** Questions whose duplicates are to be compared again. */
  readonly touched: readonly string[];
}

async function compareOnce(client: PoolClient, pending: readonly Compared[]): Promise<Round> {
  const keys = new Map(pending.map((one) => [one, keysToFind(one)]));
  const likenesses = await findLikenesses(client, keys);
  const bound = await findBound(client, pending);
  const all = [...pending, ...likenesses.found];
  const questions = all
    .filter((one) => isFree(one) && !bound.has(one))
    .sort((one, other) => byPreference(one.question, other.question));
  const chosen = chooseStanding({ questions, alike: likenesses.alike, isKept });
  const wanted = changesOf(chosen, bound);
  const left = await applyMerges(client, wanted);
  const changes = wanted.filter(({ id }) => !left.has(id));
  await postponeComparison(client, [...left]);
  const duplicates = new Set(
    [...chosen, ...bound].flatMap(([one, like]) => (like === null ? [] : [idOf(one)])),
  );
  for (const id of left) duplicates.delete(id);
  await settleKeys(client, keys, all, duplicates);
  const changed = changes.map(({ id }) => id);
  const touched = [...new Set([...pending.map(idOf), ...changed])];
  await flattenChains(client, touched);
  await forgetDue(
    client,
    [...touched].filter((id) => !left.has(id)),
  );
  return { changes, likenesses, touched };
}

/**
 * Compares questions that were just written, or whose state has changed, with all that is stored: of those that ask the same
 * the preferred one is served, and the others become its duplicates. Former duplicates that no longer are any are served again.
 * What moderators hid, restored or merged stays as they decided. Inside the transaction of the caller, who has taken the turns
 * of imports and of moderation before writing anything.
 *
 * @param fingerprints - of those questions, by id, where they were made beforehand
 */
export async function mergeDuplicates(
  client: PoolClient,
  ids: readonly string[],
  fingerprints: ReadonlyMap<string, Fingerprint> = new Map(),
): Promise<MergeOutcome> {
  const given = new Set(ids);
  const before = new Map<string, boolean>();
  const after = new Map<string, boolean>();
  const besideHidden = new Set<string>();
  let waiting: readonly string[] = [...given];
  for (let round = 0; waiting.length > 0 && round < MOST_ROUNDS; round += 1) {
    const read = await readComparable(client, waiting);
    const pending = read.map((question) => compared(question, fingerprints.get(question.id)));
    const { changes, likenesses, touched } = await compareOnce(client, pending);
    for (const { question } of [...pending, ...likenesses.found])
      if (!before.has(question.id)) before.set(question.id, question.availability === 'duplicate');
    for (const { id, likeId } of changes) after.set(id, likeId !== null);
    for (const one of pending)
      if (
        given.has(idOf(one)) &&
        isFree(one) &&
        likenesses.alike(one).some(({ question }) => question.availability === 'hidden')
      )
        besideHidden.add(idOf(one));
    const compareAgain = await findAlike(client, touched);
    const done = new Set(pending.map(idOf));
    waiting = compareAgain.filter((id) => !done.has(id));
  }
  await postponeComparison(client, waiting);
  return count({ given, before, after, besideHidden });
}

function count(seen: {
  given: ReadonlySet<string>;
  before: ReadonlyMap<string, boolean>;
  after: ReadonlyMap<string, boolean>;
  besideHidden: ReadonlySet<string>;
}): MergeOutcome {
  const { given, before, after, besideHidden } = seen;
  const changed = [...after].filter(([id, isDuplicate]) => before.get(id) !== isDuplicate);
  const newly = changed.filter(([, isDuplicate]) => isDuplicate).map(([id]) => id);
  return {
    merged: new Set(newly.filter((id) => given.has(id))),
    replaced: newly.filter((id) => !given.has(id)).length,
    released: changed.length - newly.length,
    besideHidden: new Set(
      [...besideHidden].filter((id) => after.get(id) !== true && before.get(id) !== true),
    ),
  };
}
