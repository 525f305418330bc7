import type { PoolClient } from 'pg';

import { SERVICE_PREFIX } from '../../src/contract/service.ts';
import type { QualityTier, QuestionType } from '../../src/contract/vocabulary.ts';
import {
  type ComparableQuestion,
  findAlike,
  findMergedRelatives,
  findTranslated,
  forgetDue,
  postponeComparison,
} from '../store/duplicates/duplicates.ts';
import { applyMerges, type AutomaticMerge, followMergesByHand } from '../store/questions/availability.ts';
import {
  areSimilar,
  type Candidates,
  type Compared,
  findSimilar,
  idOf,
  isDecidedAutomatically,
  isRestored,
  readCompared,
  removeKeys,
  type SimilarQuestions,
  storeKeys,
} from './find-similar.ts';

/**
 * Rounds after which the rest is postponed. Each round goes down the order of preference, so that this is never
 * reached.
 */
const MAX_ROUNDS = 20;

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

async function findCandidates(client: PoolClient, questions: readonly Compared[]): Promise<Candidates> {
  await removeKeys(client, questions);
  return storeKeys(client, questions);
}

/** For each question the one that it is merged into; null if it is served itself. */
type Representatives = ReadonlyMap<Compared, Compared | null>;

/**
 * Compares questions once, and merges or releases those whose representative changes.
 *
 * @param newIds - questions that this transaction has added
 * @returns whether each question that changed is a duplicate now, by id
 */
async function compareRound(
  client: PoolClient,
  candidates: Candidates,
  newIds: ReadonlySet<string>,
): Promise<Map<string, boolean>> {
  const pending = [...candidates.keys()];
  const similar = await findSimilar(client, candidates);
  const bound = await findBound(client, pending);
  const all = [...pending, ...similar.found];
  const undecided = all.filter((one) => isDecidedAutomatically(one) && !bound.has(one));
  const chosen = chooseRepresentatives({
    questions: await inPreferredOrder(client, undecided, similar),
    similar: similar.similarTo,
    isPinned: isRestored,
  });
  const representatives = new Map([...chosen, ...bound]);
  const changes = changesOf(representatives, newIds);
  // Questions that another transaction is writing are compared later.
  const postponed = await applyMerges(client, changes);
  await postponeComparison(client, [...postponed]);
  const merged = [...representatives].filter(([one, like]) => like !== null && !postponed.has(idOf(one)));
  await removeKeysOfDuplicates(client, all, new Set(merged.map(([one]) => one)));
  const applied = changes.filter(({ id }) => !postponed.has(id));
  const changed = new Map(applied.map(({ id, likeId }) => [id, likeId !== null]));
  // No moderator can have decided about a new question.
  const changedBefore = [...changed.keys()].filter((id) => !newIds.has(id));
  await followMergesByHand(client, changedBefore);
  const settled = pending.map(idOf).filter((id) => !postponed.has(id) && !newIds.has(id));
  await forgetDue(client, [...new Set([...settled, ...changed.keys()])]);
  return changed;
}

/**
 * Finds questions that stay duplicates: they are still similar to the question that they were merged into, about which
 * only moderators decide.
 */
async function findBound(client: PoolClient, pending: readonly Compared[]): Promise<Map<Compared, Compared>> {
  const likes = new Map(
    pending.flatMap((one) =>
      isDecidedAutomatically(one) && one.question.likeId !== null ? [[one, one.question.likeId]] : [],
    ),
  );
  const targets = await readCompared(client, [...new Set(likes.values())]);
  const byId = new Map(targets.map((target) => [idOf(target), target]));
  const bound = new Map<Compared, Compared>();
  for (const [one, likeId] of likes) {
    const target = byId.get(likeId);
    if (target === undefined || isRestored(one)) continue;
    if (isDecidedAutomatically(target) || target.question.availability === 'deleted') continue;
    if (areSimilar(one, target)) bound.set(one, target);
  }
  return bound;
}

/**
 * Sorts by preference. The order of questions without a similar one does not matter, so that nothing is looked up for
 * them.
 */
async function inPreferredOrder(
  client: PoolClient,
  questions: readonly Compared[],
  { similarTo }: SimilarQuestions,
): Promise<Compared[]> {
  const single: Compared[] = [];
  const others: Compared[] = [];
  for (const one of questions) (similarTo(one).length === 0 ? single : others).push(one);
  const translated = await findTranslated(client, others.map(idOf));
  const preferred = byPreference(translated);
  return [...others.sort((one, other) => preferred(one.question, other.question)), ...single];
}

/** The merges that differ from what is stored. */
function changesOf(representatives: Representatives, newIds: ReadonlySet<string>): AutomaticMerge[] {
  return [...representatives].flatMap(([one, like]) => {
    const likeId = like === null ? null : idOf(like);
    const canonicalId = like === null ? null : servedFor(like);
    const { question } = one;
    if (question.likeId === likeId && question.canonicalId === canonicalId) return [];
    const isNew = newIds.has(question.id);
    const wasServed = question.availability === 'visible' && !isNew;
    return [{ id: question.id, likeId, canonicalId, isNew, wasServed }];
  });
}

/** The question that is served instead of a similar one. A merge by hand leads to another one. */
const servedFor = (one: Compared): string =>
  (isDecidedAutomatically(one) ? null : one.question.canonicalId) ?? idOf(one);

/** Removes the keys of questions by which none are found: only those that are served or hidden have keys. */
async function removeKeysOfDuplicates(
  client: PoolClient,
  compared: readonly Compared[],
  duplicates: ReadonlySet<Compared>,
): Promise<void> {
  const isFound = (one: Compared): boolean =>
    one.question.availability === 'hidden' || (isDecidedAutomatically(one) && !duplicates.has(one));
  await removeKeys(
    client,
    compared.filter((one) => !isFound(one)),
  );
}

/** Questions of which some are similar. */
interface Cluster<Question> {
  /** Each once, in the order of preference. */
  readonly questions: readonly Question[];
  /** The questions similar to one, in any order. */
  readonly similar: (question: Question) => readonly Question[];
  /** Whether a question represents itself even if it is similar to another one. */
  readonly isPinned: (question: Question) => boolean;
}

/**
 * Chooses the representative of each question; null if a question represents itself. In the order of preference each
 * question represents itself unless it is similar to an earlier representative. So every duplicate is similar to its
 * representative, and the result does not depend on the order in which questions were added.
 */
export function chooseRepresentatives<Question>({
  questions,
  similar,
  isPinned,
}: Cluster<Question>): Map<Question, Question | null> {
  const place = new Map(questions.map((question, index) => [question, index]));
  const chosen = new Map<Question, Question | null>();
  for (const question of questions) {
    const representatives = similar(question)
      .filter((other) => chosen.get(other) === null)
      .sort((one, other) => (place.get(one) ?? 0) - (place.get(other) ?? 0));
    chosen.set(question, isPinned(question) ? null : (representatives[0] ?? null));
  }
  return chosen;
}

const TIERS: Readonly<Record<QualityTier, number>> = { high: 0, standard: 1, needs_review: 2 };
const TYPES: Readonly<Record<QuestionType, number>> = { multiple: 0, boolean: 1, text_input: 2 };

/** Licences, the most permissive first. */
const LICENCES = [/^CC0/u, /^MIT/u, /^CC-BY-\d/u, /^CC-BY-SA-4/u, /^CC-BY-SA/u];

function licenceRank(license: string): number {
  const rank = LICENCES.findIndex((family) => family.test(license));
  return rank === -1 ? LICENCES.length : rank;
}

/** Compared in this order; the smaller value is preferred. */
const CRITERIA: readonly ((question: ComparableQuestion, translated: ReadonlySet<string>) => number)[] = [
  ({ lastAct }) => (lastAct === 'restore' ? 0 : 1),
  ({ quality }) => TIERS[quality],
  ({ id }, translated) => (translated.has(id) ? 0 : 1),
  ({ type }) => TYPES[type],
  ({ difficulty, difficultyRated }) => (difficultyRated ? 0 : difficulty === null ? 2 : 1),
  ({ hasExplanation }) => (hasExplanation ? 0 : 1),
  ({ source }) => (source === SERVICE_PREFIX ? 0 : 1),
  ({ license }) => licenceRank(license),
  ({ seq }) => seq,
];

/**
 * Sorts the question that stays to the front. docs/decisions/0016-duplicates.md gives the reasons for the order of the
 * criteria.
 *
 * @param translated - the ids of questions that also exist in another language
 */
const byPreference =
  (translated: ReadonlySet<string>) =>
  (one: ComparableQuestion, other: ComparableQuestion): number => {
    for (const criterion of CRITERIA) {
      const difference = criterion(one, translated) - criterion(other, translated);
      if (difference !== 0) return difference;
    }
    return 0;
  };
