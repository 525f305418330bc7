import { byLanguage, type Language, type QuestionType } from '../../src/contract/vocabulary.ts';
import { foldText } from '../../src/contract/words.ts';
import { normalize } from '../sources/text.ts';
import { LEXICON, stemWord } from './lexicon.ts';
import { contentWords, tokenize, WEIGHTS, type ContentWords, type WordClass } from './words.ts';

/** The parts of a question that decide whether it is a duplicate. */
export interface FingerprintInput {
  readonly language: Language;
  readonly type: QuestionType;
  readonly text: string;
  readonly correctAnswer: string;
  readonly incorrectAnswers: readonly string[];
  readonly acceptedAnswers: readonly string[];
}

/** A question in the form in which it is compared. */
export interface Fingerprint extends ContentWords {
  readonly language: Language;
  /** Whether the answer only says that the text is true or false. */
  readonly isClaim: boolean;
  /** Keys of all right answers; the first is the one that is shown. */
  readonly answers: readonly string[];
  /** Keys of the wrong answers, for a question that is ambiguous without them; null for all others. */
  readonly options: ReadonlySet<string> | null;
  /** Whether the order of the words matters. */
  readonly isOrdered: boolean;
}

/** Words and phrases that refer to the options. */
const REFERS_TO_OPTIONS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:these|following|below|listed|options|choices|odd one out|except)\b|\b(?:which|what|who|one) (?:one )?(?:of|among|amongst) the\b/u,
  pl: /\b(?:ponizsz|wymienion|nastepujac|podan)[a-z]*\b|\bz (?:tych|nich)\b|\boprocz\b/u,
};
/** Words that compare two things: in the other order the question is a different one. */
const COMPARES: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:than|before|after|versus|vs)\b/u,
  pl: /\b(?:niz|przed|zanim)\b/u,
};
/** Numbers are right for many questions, so that a common one says little. */
const NUMBER = /^[\d .,%$€£+/-]+$/u;

/**
 * Computes what is needed to compare a question with others. Equal questions always have equal fingerprints: keys made
 * from them are stored.
 */
export function fingerprint(question: FingerprintInput): Fingerprint {
  const { language, type, text, correctAnswer } = question;
  const truth = type === 'boolean' ? truthValueOf(correctAnswer) : undefined;
  const isClaim = truth !== undefined;
  const answers = isClaim ? [`= ${truth}`] : answersOf(question);
  const tokens = tokenize(text, language);
  const content = contentWords(tokens, language);
  const folded = tokens.map(({ word }) => word.folded).join(' ');
  return {
    ...content,
    words: isClaim || NUMBER.test(answers[0] ?? '') ? stricter(content.words, isClaim) : content.words,
    language,
    isClaim,
    answers,
    options: isClaim ? null : optionsOf(question, folded, content.words),
    isOrdered: isClaim || COMPARES[language].test(folded),
  };
}

/** If the answer says little, every word of the question counts. */
function stricter(words: ContentWords['words'], isClaim: boolean): Map<string, WordClass> {
  const strict = new Map<string, WordClass>();
  for (const [word, kind] of words) strict.set(word, isClaim ? 'fixed' : kind === 'light' ? 'plain' : kind);
  return strict;
}

function optionsOf(
  { language, incorrectAnswers }: FingerprintInput,
  folded: string,
  words: ContentWords['words'],
) {
  const isVague = words.values().every((kind) => kind === 'light');
  if (!isVague && !REFERS_TO_OPTIONS[language].test(folded)) return null;
  return new Set(incorrectAnswers.map((answer) => answerKey(answer, language)));
}

/** The keys of all right answers, without repetitions. */
function answersOf({ language, correctAnswer, acceptedAnswers }: FingerprintInput): string[] {
  const shown = answerKey(correctAnswer, language);
  if (acceptedAnswers.length === 0) return [shown];
  return [...new Set([shown, ...acceptedAnswers.map((answer) => answerKey(answer, language))])];
}

const YES = new Set(['yes', 'true', 'tak', 'prawda']);
const NO = new Set(['no', 'false', 'nie', 'falsz']);

/** The truth value of an answer in either language; undefined for other answers. */
function truthValueOf(answer: string): 'yes' | 'no' | undefined {
  const folded = foldText(normalize(answer));
  if (YES.has(folded)) return 'yes';
  return NO.has(folded) ? 'no' : undefined;
}

const ARTICLE = /^(?:the|an?) (?=.)/u;
const HAS_DIGIT = /\d/u;
const BETWEEN_THOUSANDS = /(?<=\d) (?=\d{3}\b)/gu;

const MONTH =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|styczni|lut|marc|kwietni|maj|czerw|lip|sierpni|wrzesni|pazdziernik|listopad|grudni)/u;

/**
 * Equal for answers that differ only in case, punctuation, diacritics, articles, plurals or the spelling of numbers.
 */
function answerKey(answer: string, language: Language): string {
  const folded = foldText(normalize(answer));
  const hasDigit = HAS_DIGIT.test(folded);
  const joined = hasDigit ? folded.replaceAll(BETWEEN_THOUSANDS, '') : folded;
  const bare = language === 'en' ? joined.replace(ARTICLE, '') : joined;
  const { numbers } = LEXICON[language];
  const words = bare.split(' ').map((word) => String(numbers.get(word) ?? stemWord(word, language)));
  // Dates are written in two orders: `May 3` and `3 May`.
  if (hasDigit && MONTH.test(bare)) words.sort();
  return words.join(' ');
}

/** Letters of the shortest word that may have a typo: shorter words often differ by one letter. */
const SHORTEST = 7;
/** Letters at the beginning of a word, which are rarely misspelled. */
const BEGINNING = 2;

/** Whether a word is long enough for a typo. */
const mayBeMisspelled = (word: string): boolean => word.length >= SHORTEST && !HAS_DIGIT.test(word);

/** Equal for two spellings that `isTypo` accepts: the beginning of a long word, the whole of a short one. */
const typoKey = (word: string): string => (mayBeMisspelled(word) ? word.slice(0, BEGINNING) : word);

/**
 * Whether two words differ by one missing, added or transposed letter. Replaced letters do not count: too often they
 * make a different word.
 */
export function isTypo(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (!mayBeMisspelled(short) || long.length - short.length > 1 || HAS_DIGIT.test(long)) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  if (start < BEGINNING) return false;
  let end = 0;
  while (end < short.length - start && short.at(-1 - end) === long.at(-1 - end)) end += 1;
  const [left, right] = [short.slice(start, short.length - end), long.slice(start, long.length - end)];
  if (left === '') return right.length === 1;
  return left.length === 2 && left.charAt(1) + left.charAt(0) === right;
}

/**
 * Answers that make all keys, beginning with the one that is shown. Each of the others makes one key, of the exact
 * words.
 */
const FULL_ANSWERS = 5;

/** Answers that make keys at all: nobody writes longer lists, and a forged one must not fill the database. */
const MAX_ANSWERS = 100;

/**
 * Computes the keys of a question; two duplicates share at least one, since keys allow what `similarity` forgives. Each key combines an answer with all significant
 * words. If the text is so long that a duplicate may have one significant word more, there is also a key for the answer
 * with each of the rarest words. Questions that only share an answer far down a list must have exactly the same words.
 */
export function keysOf(fingerprint: Fingerprint, threshold: number): number[] {
  const { language, answers, words, isClaim } = fingerprint;
  const parts: (string | number)[] = hashesOfAll(fingerprint, threshold);
  if (!isClaim && toleratesExtraWord(words.size, threshold))
    parts.push(...rarestWords(fingerprint, threshold));
  const keys = new Set<number>();
  for (const [index, answer] of answers.slice(0, MAX_ANSWERS).entries())
    for (const part of index < FULL_ANSWERS ? parts : parts.slice(0, 1))
      // The database stores signed numbers.
      keys.add(hash32(`${language}\n${answer}\n${part}`));
  return [...keys];
}

/**
 * Hashes of all significant words of a text, in any order:
 * - of the exact words. A claim needs no others, since it must have the same words; nor do long texts, which are found
 * by rare words.
 * - of their beginnings, which a typo does not change.
 * - of the beginnings of those that are not a misspelled light word.
 */
function hashesOfAll({ words, language, isClaim }: Fingerprint, threshold: number): number[] {
  const { light } = LEXICON[language];
  let [exact, beginnings, certain, count] = [0, 0, 0, 0];
  for (const word of words.keys()) {
    if (light.has(word)) continue;
    count += 1;
    const whole = hash32(word);
    const isLong = mayBeMisspelled(word);
    const beginning = isLong ? hash32(typoKey(word)) : whole;
    exact = (exact + whole) | 0;
    beginnings = (beginnings + beginning) | 0;
    if (!isLong || !mayBeLight(word, language)) certain = (certain + beginning) | 0;
  }
  return isClaim || toleratesExtraWord(count, threshold) ? [exact] : [exact, beginnings, certain];
}

/** Light words that are long enough for a typo. */
const LONG_LIGHT = byLanguage((language) => [...LEXICON[language].light].filter(mayBeMisspelled));

const mayBeLight = (word: string, language: Language): boolean =>
  LONG_LIGHT[language].some((light) => isTypo(word, light));

/** Whether a text with this many words is still similar to one that has all of them and one significant word more. */
const toleratesExtraWord = (words: number, threshold: number): boolean =>
  words * (1 - threshold) >= threshold;

/**
 * The first words in order of rarity. Two texts that have at least `threshold` of their weight in common share one of
 * them, since what comes before the first common word weighs at most the rest. One more is taken because the first may
 * have a typo.
 */
function rarestWords({ words, language }: Fingerprint, threshold: number): string[] {
  // Every word may have the full weight: a light word here is a name in another text.
  let rest = words.size * WEIGHTS.plain * (1 - threshold);
  const taken: string[] = [];
  for (const word of [...words.keys()].sort(byRarity(language))) {
    taken.push(word);
    if (rest < 0) break;
    rest -= WEIGHTS[words.get(word) ?? 'light'];
  }
  return taken;
}

/** Rare words first: light ones last, longer ones first, then in hash order. The same for every text. */
function byRarity(language: Language): (one: string, other: string) => number {
  const { light } = LEXICON[language];
  const isLight = (word: string): number => (light.has(word) ? 1 : 0);
  return (one, other) =>
    isLight(one) - isLight(other) ||
    other.length - one.length ||
    hash32(one) - hash32(other) ||
    (one < other ? -1 : 1);
}

const BITS = 64;

/**
 * Sets a bit for each significant word (one that is not light) of a question. If two questions are similar, one has all
 * bits of the other: questions are not similar if each has a significant word that the other lacks, apart from one
 * typo.
 */
export function marksOf({ words, language }: Pick<Fingerprint, 'words' | 'language'>): bigint {
  const { light } = LEXICON[language];
  let [high, low] = [0, 0];
  for (const word of words.keys()) {
    if (light.has(word)) continue;
    const bit = hash32(typoKey(word)) & (BITS - 1);
    if (bit < 32) low |= 1 << bit;
    else high |= 1 << (bit - 32);
  }
  return (BigInt(high) << 32n) | BigInt(low >>> 0);
}

/** Whether questions with these marks may be similar. Most of them still are not. */
export const mayBeSimilar = (one: bigint, other: bigint): boolean =>
  (one & ~other) === 0n || (other & ~one) === 0n;

/**
 * FNV-1a with a final mixing step, as a signed 32-bit number. A collision only costs a comparison. It must not change:
 * processes of the previous version store keys next to ours while an installation is upgraded.
 */
function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return hash ^ (hash >>> 13);
}
