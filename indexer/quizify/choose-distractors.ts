import { traitsOf, type Candidate, type PooledAnswer } from './candidate.ts';
import { mixHashes, murmurHash } from './murmur-hash.ts';
import { isSameAnswer } from './related-answers.ts';

/** Wrong answers of a question that is to be a multiple-choice one: quizzes show four options. */
export const DISTRACTORS = 3;

/** Candidates that are looked at closely: enough to find three that are near, few enough for a million questions. */
const INSPECTED = 32;
/** Candidates that are put in order at first; seldom are more needed. */
const ORDERED = 120;
const HASHES = 2 ** 32;
/** Of how many letters a difference in length weighs as much as an answer met twice as often. */
const LETTERS_AS_DOUBLING = 4;
/** As much weighs a trait of the answer that the candidate lacks. */
const TRAITS_AS_DOUBLING = 1;

/**
 * Three candidates that are `fit`, different from each other, and near the answer in length and in how often they are met; undefined when
 * there are none. Which ones follows from the seed and the texts alone, not from the order of the candidates.
 */
export function chooseDistractors(
  answer: PooledAnswer,
  candidates: readonly Candidate[],
  seed: string,
  fit: (candidate: Candidate) => boolean,
): string[] | undefined {
  const own = murmurHash(seed);
  let near = nearest(inOrder(candidates, own, (ORDERED / candidates.length) * HASHES), fit);
  if (near.length < INSPECTED && candidates.length > ORDERED)
    near = nearest(inOrder(candidates, own, HASHES), fit);
  const traits = traitsOf(answer.text);
  const byDistance = near
    .map((candidate) => ({ candidate, far: distance(answer, traits, candidate) }))
    .toSorted((one, other) => one.far - other.far);
  const chosen: Candidate[] = [];
  for (const { candidate } of byDistance) {
    if (!chosen.some((other) => isSameAnswer(other, candidate))) chosen.push(candidate);
    if (chosen.length === DISTRACTORS) return chosen.map(({ text }) => text);
  }
  return undefined;
}

/** The candidates whose lot for this question is at most the bound, in the order of the lots. */
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

/** Equal distances stay in the order of the lots, for sorting is stable. */
const distance = (answer: PooledAnswer, traits: readonly string[], candidate: Candidate): number =>
  Math.abs(answer.text.length - candidate.text.length) / LETTERS_AS_DOUBLING +
  Math.abs(Math.log2(answer.count / candidate.count)) +
  traits.filter((trait) => !candidate.traits.includes(trait)).length * TRAITS_AS_DOUBLING +
  candidate.traits.filter((trait) => !traits.includes(trait)).length * TRAITS_AS_DOUBLING;
