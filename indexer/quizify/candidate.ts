import { textHash } from './text-hash.ts';
import { analyzeName, type AnalyzedName } from './related-answers.ts';

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
export function traitsOf(text: string): string[] {
  const particles =
    text.match(
      /\b(?:ibn|bin|bint|al|van|von|der|den|de|da|di|del|della|du|la|le|af|ul|of|the|mac|mc|o|st|saint|san|santa|el|ben|bar)\b/giu,
    ) ?? [];
  const marked = text.normalize('NFD').match(/\p{M}|[łøđðþßæœı]/gu) ?? [];
  const ending = /(\p{L}{2})\P{L}*$/u.exec(text)?.[1] ?? '';
  return [...new Set([...particles, ...marked, `-${ending}`].map((trait) => trait.toLowerCase()))];
}
