/** A way of saying something, kept as data: what gives it away, what excuses it, and why it matters. */
export interface WordingRule {
  readonly why: string;
  readonly marks: RegExp;
  /** When this matches as well, the rule does not apply. */
  readonly unless?: RegExp;
}

const whole = (pattern: string): string => `(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`;

/** A pattern of whole words of any language, as `\b` takes `ł` for no letter: in small letters, for capitals make a title. */
export const words = (pattern: string): RegExp => new RegExp(whole(pattern), 'u');

/** As `words`, capital or small: for names and for excuses. */
export const anyCase = (pattern: string): RegExp => new RegExp(whole(pattern), 'iu');
