import data from './data/apostrophes.json' with { type: 'json' };

const listOf = (words: readonly string[]): ReadonlySet<string> => new Set(words);

/**
 * Contractions, by the word that they become without their apostrophe. Only those are listed that would not be
 * an English word then: `its`, `were`, `well`, `hell` and `shed` could be either.
 */
export const CONTRACTIONS: ReadonlyMap<string, string> = new Map(
  data.contractions.map((word) => [word.replaceAll("'", ''), word]),
);

/** Verbs after `Ill` or `Id` with a capital: neither illness nor a person's id is meant. */
export const AFTER_PRONOUN = listOf(data.afterPronoun);

/** Words that follow `it's`, but not a possessive `its`. */
export const AFTER_IT_IS = listOf(data.afterItIs);

/** After a name that ends in `s`: then it is a plural, a subject or an object, and nobody's possession. */
export const NO_POSSESSION = listOf(data.noPossession);

/** Persons and things that own something, after `this` or `that`. */
export const OWNERS = listOf(data.owners);

/** Before an owner in the singular. */
export const ONE = listOf(data.one);

/** After `worlds`, `nations` and the like: superlatives and other words that follow an owner. */
export const SUPERLATIVES = listOf(data.superlatives);
export const OWNERS_OF_SUPERLATIVES = listOf(data.ownersOfSuperlatives);

/** Family names that begin with O. */
export const IRISH = listOf(data.irish);
