import { murmurHash } from './murmur-hash.ts';
import { analyzeName, type AnalyzedName } from './related-answers.ts';

/** An answer that may stand in for another one, and how often it was met. */
export interface PooledAnswer {
  readonly text: string;
  readonly count: number;
}

/** A possible wrong answer with what choosing looks at, made once for all questions. */
export interface Candidate extends PooledAnswer, AnalyzedName {
  readonly hash: number;
  readonly traits: readonly string[];
}

export const candidateOf = (answer: PooledAnswer): Candidate => ({
  ...analyzeName(answer.text),
  count: answer.count,
  hash: murmurHash(answer.text),
  traits: traitsOf(answer.text),
});

/** What a name has of a language or rank, as far as letters show it: particles, ending, special letters. */
export function traitsOf(text: string): string[] {
  const particles =
    text.match(
      /\b(?:ibn|bin|bint|al|van|von|der|den|de|da|di|del|della|du|la|le|af|ul|of|the|mac|mc|o|st|saint|san|santa|el|ben|bar)\b/giu,
    ) ?? [];
  const marked = text.normalize('NFD').match(/\p{M}|[łøđðþßæœı]/gu) ?? [];
  const ending = /(\p{L}{2})\P{L}*$/u.exec(text)?.[1] ?? '';
  return [...new Set([...particles, ...marked, `-${ending}`].map((trait) => trait.toLowerCase()))];
}
