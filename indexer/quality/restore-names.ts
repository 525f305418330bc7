import { personSex } from '../quizify/answer-form.ts';
import type { Knowledge } from './knowledge.ts';
import { isCapitalized, isSmallWord, nameWords, type TextWord } from './names.ts';

/** Words of the longest name that is looked up. */
const LONGEST_NAME = 7;
/** How often a name of common words must occur, since `car crash` may be an answer with a capital. */
const OFTEN = 3;

/** The pronoun, unless other words show that the country is meant. */
const US = 'us';
const COUNTRY =
  /(?<=\bthe )us\b(?! (?:all|both|know))|\bus (?=(?:presidents?|capitol|senate|congress|constitution|states?|supreme court|government|dollars?|army|navy|open|house|history|national|civil|military|census)\b)/giu;

/** `g. Stanley hall`, whose given name was restored. */
const INITIAL = /(?<!\p{L})(\p{Ll})\. (\p{Lu}\p{Ll}+) (\p{L}+)/gu;

/** Words of a much-read title that cannot be an ordinary phrase: `planet of the apes`. */
const LONG_TITLE = 4;
const ARTICLE = new Set(['the', 'a', 'an']);

const ASKS = /^(?:what|which|whose)$/u;
const VERB = /^(?:is|are|was|were|do|does|did|can|has|have|had|will)$/u;

const withoutFirst = (key: string): string => key.slice(key.indexOf(' ') + 1);
/** A word with capitals: `Ant-Man`. Its key would not do: that has no hyphens, apostrophes and diacritics. */
const titled = (word: string): string =>
  word.replaceAll(/(?<=^|-)\p{Ll}/gu, (letter) => letter.toUpperCase());
const isShouted = (form: string): boolean => form.length > 4 && !/\p{Ll}/u.test(form);

/** Whether words follow each other with nothing but a space or hyphen between. */
function isJoined(text: string, words: readonly TextWord[]): boolean {
  return words.every((word, index) => {
    const before = words[index - 1];
    return before === undefined || /^[ -]$/u.test(text.slice(before.end, word.start));
  });
}

function nameOfOne({ names }: Knowledge, { key }: TextWord): string | undefined {
  const form = names.find(key)?.form ?? null;
  return form !== null && key !== US && names.isNameWord(key) ? form : undefined;
}

function nameOfSeveral(knowledge: Knowledge, words: readonly TextWord[]): string | undefined {
  const { names, popular } = knowledge;
  const [first, last] = [words.at(0), words.at(-1)];
  if (first === undefined || last === undefined || isSmallWord(last.key) || first.key === US)
    return undefined;
  const key = words.map((word) => word.key).join(' ');
  const known = names.find(key);
  const content = words.filter((word) => !isSmallWord(word.key));
  const hasNameWord = content.some((word) => names.isNameWord(word.key));
  // `the Hoover Dam`: the article belongs to the sentence.
  if (ARTICLE.has(first.key) && (names.find(withoutFirst(key))?.form ?? null) !== null) return undefined;
  if (known?.form != null && !isShouted(known.form)) {
    const isSafe = hasNameWord
      ? !isSmallWord(first.key) || content.length > 1
      : content.length > 1 && known.times >= OFTEN && (popular.has(key) || content.length > 2);
    if (isSafe) return known.form;
  }
  if (popular.has(key) && words.length >= LONG_TITLE && content.length > 1)
    return words
      .map(({ key: own, text }, index) => (index > 0 && isSmallWord(own) ? text : titled(text)))
      .join(' ');
  // `john hurt`: the second word is a common one.
  const isPerson = popular.has(key) && names.isNameWord(first.key) && content.length === words.length;
  const name = words.map((word) => nameOfOne(knowledge, word) ?? titled(word.text)).join(' ');
  return isPerson && words.length <= 3 && personSex(name) !== '' ? name : undefined;
}

/**
 * Restores the capitals and diacritics of the names that the catalogue knows, in a text that lost its case:
 * `who wrote emma in england` becomes `who wrote Emma in England`. What is unknown, or also a common word, stays.
 */
export function restoreNames(knowledge: Knowledge, text: string): string {
  const words = nameWords(text);
  let restored = '';
  let done = 0;
  for (let at = 0; at < words.length;) {
    const found = longestName(knowledge, text, words, at);
    if (found === undefined) {
      at += 1;
      continue;
    }
    restored += text.slice(done, found.start) + found.form;
    done = found.end;
    at += found.count;
    const next = words[at];
    if (next === undefined || !isSurname(knowledge, text.slice(found.end, next.start), found.form, next))
      continue;
    restored += text.slice(done, next.start) + titled(next.text);
    done = next.end;
    at += 1;
  }
  return (restored + text.slice(done))
    .replaceAll(COUNTRY, (found) => found.toUpperCase())
    .replaceAll(INITIAL, (found: string, initial: string, given: string, family: string) =>
      personSex(`${given} x`) === '' ? found : `${initial.toUpperCase()}. ${given} ${titled(family)}`,
    );
}

/** Whether an unknown word after a given name is the family name. */
function isSurname({ names }: Knowledge, between: string, form: string, { key, text }: TextWord): boolean {
  return (
    between === ' ' &&
    /^\p{Ll}{3,}$/u.test(text) &&
    !names.isKnownWord(key) &&
    personSex(`${form.slice(form.lastIndexOf(' ') + 1)} x`) !== ''
  );
}

const SIGN = /['&\p{M}-]/gu;
const signsOf = (text: string): string[] => text.normalize('NFD').replaceAll('’', "'").match(SIGN) ?? [];

/** Whether a form has the signs of a text. One without, such as `RB` for `r&b`, is another name or a damaged one. */
function hasSigns(form: string, text: string): boolean {
  const signs = new Set(signsOf(form));
  return signsOf(text).every((sign) => signs.has(sign));
}

/** Whether a word is what the question asks for, and no name: `what channel is it on`. */
const isAskedFor = (words: readonly TextWord[], at: number): boolean =>
  ASKS.test(words[at - 1]?.key ?? '') && VERB.test(words[at + 1]?.key ?? '');

interface Found {
  readonly form: string;
  readonly start: number;
  readonly end: number;
  readonly count: number;
}

function longestName(
  knowledge: Knowledge,
  text: string,
  words: readonly TextWord[],
  at: number,
): Found | undefined {
  for (let count = Math.min(LONGEST_NAME, words.length - at); count > 0; count -= 1) {
    const span = words.slice(at, at + count);
    const [first, last] = [span.at(0), span.at(-1)];
    if (first === undefined || last === undefined || !isJoined(text, span)) continue;
    // Words with capitals are the upstream's own, except the first of the sentence.
    if (span.some((word) => isCapitalized(word.text) && word.start > 0)) continue;
    if (count === 1 && isAskedFor(words, at)) continue;
    const form = count === 1 ? nameOfOne(knowledge, first) : nameOfSeveral(knowledge, span);
    if (form !== undefined && hasSigns(form, text.slice(first.start, last.end)))
      return { form, start: first.start, end: last.end, count };
  }
  return undefined;
}
