import { traitsOf, type Candidate, type PooledAnswer } from './candidate.ts';
import { mixHashes, textHash } from './text-hash.ts';
import { isSameAnswer } from './related-answers.ts';

/** Wrong answers of a multiple-choice question: quizzes show four options. */
export const DISTRACTORS = 3;

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
