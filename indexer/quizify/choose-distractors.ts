import { mixHashes, textHash } from '../hashed-texts.ts';
import { analyzeName, isSameAnswer, type AnalyzedName } from './related-answers.ts';

/** Wrong answers of a multiple-choice question: quizzes show four options. */
export const DISTRACTORS = 3;

/** An answer that may be a distractor of another one, and how often it occurs. */
export interface PooledAnswer {
  readonly text: string;
  readonly count: number;
}

/** A possible distractor with what the choice depends on, computed once for all questions. */
export interface Candidate extends PooledAnswer, AnalyzedName {
  readonly hash: number;
  readonly traits: readonly string[];
}

export const candidateOf = (answer: PooledAnswer): Candidate => ({
  ...analyzeName(answer.text),
  count: answer.count,
  hash: textHash(answer.text),
  traits: traitsOf(answer.text),
});

/** What shows the language or rank of a name: particles, the ending, special letters. */
function traitsOf(text: string): string[] {
  const particles =
    text.match(
      /\b(?:ibn|bin|bint|al|van|von|der|den|de|da|di|del|della|du|la|le|af|ul|of|the|mac|mc|o|st|saint|san|santa|el|ben|bar)\b/giu,
    ) ?? [];
  const marked = text.normalize('NFD').match(/\p{M}|[łøđðþßæœı]/gu) ?? [];
  const ending = /(\p{L}{2})\P{L}*$/u.exec(text)?.[1] ?? '';
  return [...new Set([...particles, ...marked, `-${ending}`].map((trait) => trait.toLowerCase()))];
}

/** Candidates that are compared: enough to find three similar ones, few enough for a million questions. */
const INSPECTED = 32;
/** Candidates that are sorted at first; more are rarely needed. */
const ORDERED = 120;
const HASHES = 2 ** 32;
/** A difference in length by this many letters weighs as much as an answer that occurs twice as often. */
const LETTERS_AS_DOUBLING = 4;
/** The weight of a trait that only one of the two has, in the same unit. */
const TRAITS_AS_DOUBLING = 1;

/**
 * Chooses three different candidates that are `fit` and close to the answer in length and frequency; undefined if there
 * are not enough. The choice depends only on the seed and the texts, not on the order of the candidates.
 */
export function chooseDistractors(
  answer: PooledAnswer,
  candidates: readonly Candidate[],
  seed: string,
  fit: (candidate: Candidate) => boolean,
): string[] | undefined {
  const own = textHash(seed);
  let near = nearest(inOrder(candidates, own, (ORDERED / candidates.length) * HASHES), fit);
  if (near.length < INSPECTED && candidates.length > ORDERED)
    near = nearest(inOrder(candidates, own, HASHES), fit);
  const traits = traitsOf(answer.text);
  const byDistance = near
    .map((candidate) => ({ candidate, difference: distance(answer, traits, candidate) }))
    .toSorted((one, other) => one.difference - other.difference);
  const chosen: Candidate[] = [];
  for (const { candidate } of byDistance) {
    if (!chosen.some((other) => isSameAnswer(other, candidate))) chosen.push(candidate);
    if (chosen.length === DISTRACTORS) return chosen.map(({ text }) => text);
  }
  return undefined;
}

/** The candidates whose hash for this question is at most the bound, in hash order. */
function inOrder(candidates: readonly Candidate[], seed: number, bound: number): readonly Candidate[] {
  const places: { readonly candidate: Candidate; readonly place: number }[] = [];
  for (const candidate of candidates) {
    const place = mixHashes(seed, candidate.hash);
    if (place <= bound) places.push({ candidate, place });
  }
  return places
    .toSorted((one, other) => one.place - other.place || (one.candidate.text < other.candidate.text ? -1 : 1))
    .map(({ candidate }) => candidate);
}

function nearest(
  ordered: readonly Candidate[],
  fit: (candidate: Candidate) => boolean,
): readonly Candidate[] {
  const near: Candidate[] = [];
  for (const candidate of ordered) {
    if (near.length === INSPECTED) break;
    if (fit(candidate)) near.push(candidate);
  }
  return near;
}

/** Equal distances stay in hash order, since sorting is stable. */
const distance = (answer: PooledAnswer, traits: readonly string[], candidate: Candidate): number =>
  Math.abs(answer.text.length - candidate.text.length) / LETTERS_AS_DOUBLING +
  Math.abs(Math.log2(answer.count / candidate.count)) +
  traits.filter((trait) => !candidate.traits.includes(trait)).length * TRAITS_AS_DOUBLING +
  candidate.traits.filter((trait) => !traits.includes(trait)).length * TRAITS_AS_DOUBLING;

/**
 * Chooses three of the answers that people judged wrong for this question; undefined if there are not three. An answer
 * that may be another name of a right or possibly right one is not used.
 *
 * @param right - all answers that are right or possibly right
 */
export function judgedDistractors(
  answer: string,
  right: readonly string[],
  judgedWrong: readonly string[],
  seed: string,
): string[] | undefined {
  if (judgedWrong.length < DISTRACTORS) return undefined;
  const rights = [answer, ...right].map(analyzeName);
  const candidates = [...new Set(judgedWrong)].map((text) => candidateOf({ text, count: 1 }));
  return chooseDistractors(
    { text: answer, count: 1 },
    candidates,
    seed,
    (candidate) => candidate.words.length > 0 && !rights.some((one) => isSameAnswer(one, candidate)),
  );
}
