/** A rule about wording: what it matches, what it excludes, and why. */
export interface WordingRule {
  readonly why: string;
  readonly pattern: RegExp;
  /** If this matches, too, the rule does not apply. */
  readonly unless?: RegExp;
}

const whole = (pattern: string): string => `(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`;

/**
 * A pattern of whole words in lower case, since capitals show titles. `\b` is not used because it does not treat `ł` as
 * a letter.
 */
export const lowerCaseWords = (pattern: string): RegExp => new RegExp(whole(pattern), 'u');

/** A pattern of whole words in any case, for names and exclusions. */
export const anyCaseWords = (pattern: string): RegExp => new RegExp(whole(pattern), 'iu');
