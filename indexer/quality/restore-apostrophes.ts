import { personSex } from '../quizify/answer-form.ts';
import data from './data/apostrophes.json' with { type: 'json' };
import type { Knowledge } from './knowledge.ts';
import { isCapitalized, nameWords, type TextWord } from './names.ts';

/**
 * Restores apostrophes that a text has lost, where the words leave no doubt: `dont` becomes `don't`, and `Austens
 * novel` becomes `Austen's novel` if the catalogue knows Austen. What could be right stays.
 */
export function restoreApostrophes(knowledge: Knowledge, text: string): string {
  const words = nameWords(text);
  let restored = '';
  let done = 0;
  for (const [index, word] of words.entries()) {
    const [before, after] = [words[index - 1], words[index + 1]];
    const place: Place = {
      word,
      before: before !== undefined && text.slice(before.end, word.start) === ' ' ? before : undefined,
      after: after !== undefined && text.slice(word.end, after.start) === ' ' ? after : undefined,
    };
    const found =
      contraction(place) ?? irish(place) ?? commonPossessive(place) ?? namePossessive(knowledge, place);
    if (found === undefined || /['’]/u.test(text.slice(word.start, word.end + 1))) continue;
    restored += text.slice(done, word.start) + found;
    done = word.end;
  }
  return restored + text.slice(done);
}

/** A word and its neighbours, if they are in the same clause. */
interface Place {
  readonly word: TextWord;
  readonly before: TextWord | undefined;
  readonly after: TextWord | undefined;
}

const listOf = (words: readonly string[]): ReadonlySet<string> => new Set(words);

/**
 * Contractions, by the word that they become without their apostrophe. Only those are listed that would not be
 * an English word then: `its`, `were`, `well`, `hell` and `shed` could be either.
 */
const CONTRACTIONS: ReadonlyMap<string, string> = new Map(
  data.contractions.map((word) => [word.replaceAll("'", ''), word]),
);

/** Verbs after `Ill` or `Id` with a capital: neither illness nor a person's id is meant. */
const AFTER_PRONOUN = listOf(data.afterPronoun);
/** Words that follow `it's`, but not a possessive `its`. */
const AFTER_IT_IS = listOf(data.afterItIs);

/** Contractions and possessives that would not be words without an apostrophe. */
function contraction({ word: { text }, after }: Place): string | undefined {
  const next = after?.text ?? '';
  if (text === 'Ill' || text === 'Id')
    return AFTER_PRONOUN.has(next.toLowerCase()) ? `I'${text.slice(1)}` : undefined;
  if (/^[Ii]ts$/u.test(text)) return AFTER_IT_IS.has(next) ? `${text.slice(0, -1)}'s` : undefined;
  if (text === 'Lets' && /^\p{Ll}/u.test(next)) return "Let's";
  // `IM` is an abbreviation.
  if (text.length > 1 && text === text.toUpperCase()) return undefined;
  const restored = CONTRACTIONS.get(text.toLowerCase());
  return restored === undefined ? undefined : withCaseOf(text, restored.replace(/^i'/u, "I'"));
}

const withCaseOf = (word: string, restored: string): string =>
  isCapitalized(word) ? restored.slice(0, 1).toUpperCase() + restored.slice(1) : restored;

/** Family names that begin with O. */
const IRISH = listOf(data.irish);
const IRISH_NAME = /^O(\p{Lu}\p{Ll}+)$/u;

const irish = ({ word: { text } }: Place): string | undefined => {
  const name = IRISH_NAME.exec(text)?.[1];
  return name !== undefined && IRISH.has(name) ? `O'${name}` : undefined;
};

/** Before an owner in the singular. */
const ONE = listOf(data.one);
/** Persons and things that own something, after `this` or `that`. */
const OWNERS = listOf(data.owners);
const OWNERS_OF_SUPERLATIVES = listOf(data.ownersOfSuperlatives);
/** After `worlds`, `nations` and the like: superlatives and other words that follow an owner. */
const SUPERLATIVES = listOf(data.superlatives);

function commonPossessive({ word: { text }, before, after }: Place): string | undefined {
  if (after === undefined || !/^\p{Ll}+s$/u.test(text)) return undefined;
  const owner = text.slice(0, -1);
  const isOne = before !== undefined && ONE.has(before.key);
  if (isOne && OWNERS.has(owner) && !NO_POSSESSION.has(after.key)) return `${owner}'s`;
  const isBest = OWNERS_OF_SUPERLATIVES.has(owner) && SUPERLATIVES.has(after.key);
  return isBest && before !== undefined ? `${owner}'s` : undefined;
}

/** Letters of the shortest name with a possessive ending, without the ending. */
const SHORTEST_NAME = 3;
/** Before `Trikits` as the name of several: `the Trikits won`. */
const BEFORE_PLURAL = /^(?:the|these|those|many|all|most|some|los|las|two|both|which)$/u;

/** After a name that ends in `s`: then it is a plural, a subject or an object, and nobody's possession. */
export const NO_POSSESSION = listOf(data.noPossession);

/** `Austens novel`, if the catalogue knows Austen, and not as one of the Austens. */
function namePossessive({ names, popular }: Knowledge, { word, before, after }: Place): string | undefined {
  const { text, key } = word;
  if (after === undefined || !/^\p{Lu}.*\p{Ll}s$/u.test(text) || /(?:ss|us|is)$/u.test(text))
    return undefined;
  const owner = key.slice(0, -1);
  if (owner.length < SHORTEST_NAME || NO_POSSESSION.has(after.key)) return undefined;
  if (before !== undefined && BEFORE_PLURAL.test(before.key)) return undefined;
  // `Hans Zimmer`, `Frances McDormand`.
  if (isCapitalized(after.text) && personSex(`${text} x`) !== '') return undefined;
  // `Robin Williams`, `Summer Olympics`.
  if (
    before !== undefined &&
    (popular.has(`${before.key} ${key}`) || names.find(`${before.key} ${key}`) !== undefined)
  )
    return undefined;
  const isKnown =
    names.isNameWord(owner) ||
    (before !== undefined && popular.has(`${before.key} ${owner}`)) ||
    (popular.has(owner) && !popular.has(key)) ||
    personSex(`${text.slice(0, -1)} x`) !== '';
  const [asName, asPlural] = [names.find(owner)?.times ?? 0, names.find(key)?.times ?? 0];
  const isRarer = asPlural === 0 || asName > asPlural;
  return isKnown && isRarer && !after.key.endsWith('ing') ? `${text.slice(0, -1)}'s` : undefined;
}
