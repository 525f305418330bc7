import { Source } from '../../src/contract/vocabulary.ts';
import { foldText } from '../../src/contract/words.ts';

/** A word of a text, with what is needed to replace it. */
export interface TextWord {
  /** As it is written, without a possessive ending: `O'Brien`, `G.`, `Catch-22`. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Without case, diacritics, full stops and apostrophes. */
  readonly key: string;
}

/** Texts whose words are kept: a question and its answers are looked at several times. */
const KEPT_TEXTS = 64;
const kept = new Map<string, readonly TextWord[]>();

/** The words of a text. A possessive ending belongs to no word. */
export function nameWords(text: string): readonly TextWord[] {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const words = split(text);
  if (kept.size >= KEPT_TEXTS) kept.clear();
  kept.set(text, words);
  return words;
}

const WORD = /(?:\p{L}\.)+|[\p{L}\p{N}\p{M}]+(?:['’.&-][\p{L}\p{N}\p{M}]+)*/gu;
const POSSESSIVE = /['’]s?$/iu;

function split(text: string): TextWord[] {
  const words: TextWord[] = [];
  for (const { 0: found, index } of text.matchAll(WORD)) {
    const word = found.replace(POSSESSIVE, '');
    words.push({ text: word, start: index, end: index + word.length, key: keyOf(word) });
  }
  return words;
}

const SIGNS = /['.&]/gu;
const PLAIN = /^[a-z\d]+$/iu;

const keyOf = (word: string): string =>
  PLAIN.test(word) ? word.toLowerCase() : foldText(word).replaceAll(SIGNS, '').replaceAll('-', ' ');

/** The form in which names are compared: folded words with single spaces. */
export const nameKey = (text: string): string =>
  nameWords(text)
    .map(({ key }) => key)
    .join(' ');

export const isCapitalized = (word: string): boolean => /^\P{L}*\p{Lu}/u.test(word);

/** Small words within names: `Lord of the Rings`. */
const SMALL = new Set(
  'of the and in de la le du des von van der den del di da a an for to on at with by from or as y el'.split(
    ' ',
  ),
);

export const isSmallWord = (key: string): boolean => SMALL.has(key);

/** A part of a text that may be a name. */
interface Run {
  readonly form: string;
  /** Whether its case shows that it is a name; the first word of a sentence has a capital anyway. */
  readonly isForm: boolean;
}

/** Words of the longest run that is a name rather than a heading. */
const LONGEST_RUN = 7;
/** At the end of a sentence or quotation, after which a capital says nothing. */
const SENTENCE_END = /[.!?:;"“”(]\s*$/u;

/** The capitalized runs of a text, whole and in their parts around small words: `King of the Hill`, `King`, `Hill`. */
function* capitalizedRuns(text: string, words: readonly TextWord[]): Generator<Run> {
  for (let begin = 0; begin < words.length;) {
    const end = endOfRun(text, words, begin);
    if (end === begin) {
      begin += 1;
      continue;
    }
    const run = words.slice(begin, end);
    const [first] = run;
    const last = run.at(-1);
    const atStart = first !== undefined && isSentenceStart(text, first);
    if (run.length <= LONGEST_RUN && first !== undefined && last !== undefined)
      yield { form: text.slice(first.start, last.end), isForm: !atStart };
    yield* parts(text, run, atStart);
    begin = end;
  }
}

function isSentenceStart(text: string, word: TextWord): boolean {
  const before = text.slice(Math.max(0, word.start - 3), word.start);
  return word.start === 0 || SENTENCE_END.test(before);
}

function endOfRun(text: string, words: readonly TextWord[], begin: number): number {
  let end = begin;
  for (let at = begin; at < words.length; at += 1) {
    const word = words[at];
    const before = words[at - 1];
    if (word === undefined) break;
    if (at > begin && before !== undefined && !/^[ ]$/u.test(text.slice(before.end, word.start))) break;
    if (isCapitalized(word.text)) end = at + 1;
    else if (at === begin || !isSmallWord(word.key)) break;
  }
  return end;
}

/** Parts that are shorter than the run. */
function* parts(text: string, run: readonly TextWord[], atStart: boolean): Generator<Run> {
  const rest = atStart ? run.slice(1) : run;
  let part: TextWord[] = [];
  for (const word of [...rest, undefined]) {
    if (word !== undefined && isCapitalized(word.text)) {
      part.push(word);
      continue;
    }
    const [first] = part;
    const last = part.at(-1);
    // A single word of a title may be a common one: `Ages` of `Ages of Empire`.
    if (first !== undefined && last !== undefined && part.length < run.length)
      yield { form: text.slice(first.start, last.end), isForm: part.length > 1 };
    part = [];
  }
}

/** The names that a question mentions: its capitalized runs, without the word that begins the sentence. */
export function namesIn(text: string): string[] {
  const words = nameWords(text);
  const rest = words.slice(1);
  const found = [...capitalizedRuns(text, rest)].map(({ form }) => form);
  return found.filter((form) => !found.some((other) => other !== form && other.includes(form)));
}

/** What names are collected from: a question of the catalogue. */
export interface NamedText {
  readonly source: Source;
  readonly text: string;
  /** Right and wrong ones. */
  readonly answers: readonly string[];
}

/** What the catalogue knows about a name. */
export interface KnownName {
  /** How many sources it occurs in. */
  readonly sources: number;
  readonly times: number;
  /** As it is usually written; null if no text shows that it is a name. */
  readonly form: string | null;
}

interface Entry {
  /** A bit per source. */
  sources: number;
  times: number;
  form: string | null;
  /** How much the form leads over others (majority vote). */
  lead: number;
}

const BRACKET = /[()[\]]/u;

/** Words of the longest name. */
const LONGEST_NAME = 7;
/** Names and words that are kept. Three times as many as the known sources have; about 100 MB. */
const MOST_NAMES = 500_000;
const MOST_WORDS = 300_000;
/** A word is a name if capitals are this many times as frequent as small letters. */
const DOMINANT = 4;

const bitOf = (source: Source): number => 1 << Source.options.indexOf(source);

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** The names in the questions of the catalogue, and how its words are written. */
export class CatalogueNames {
  readonly #names = new Map<string, Entry>();
  /** How often a word has a small letter within a text, and how often a capital. */
  readonly #words = new Map<string, { small: number; capital: number }>();

  add({ source, text, answers }: NamedText): void {
    const words = nameWords(text);
    for (const [index, { key, text: word }] of words.entries()) {
      if (index === 0) continue;
      this.#countWord(key, isCapitalized(word));
    }
    for (const { form, isForm } of capitalizedRuns(text, words)) this.#addName(source, form, isForm);
    for (const answer of answers) {
      const parts = nameWords(answer);
      if (parts.length === 0 || parts.length > LONGEST_NAME) continue;
      const content = parts.filter(({ key }) => !isSmallWord(key));
      const isForm = content.length > 0 && content.every(({ text: word }) => !/^\p{Ll}/u.test(word));
      // Without quotation marks around it and a possessive ending.
      const name = answer.slice(parts.at(0)?.start, parts.at(-1)?.end);
      // What is in brackets explains a name.
      this.#addName(source, name, isForm && content.length > 1 && !BRACKET.test(name));
      for (const [index, { key, text: word }] of parts.entries())
        if (index > 0 || !isCapitalized(word)) this.#countWord(key, isCapitalized(word));
    }
  }

  /** @param key - as `nameKey` returns it */
  find(key: string): KnownName | undefined {
    const entry = this.#names.get(key);
    return entry && { sources: countBits(entry.sources), times: entry.times, form: entry.form };
  }

  /** Whether a word, by its key, is written with a capital wherever it stands. */
  isNameWord(key: string): boolean {
    const counts = this.#words.get(key);
    return counts !== undefined && counts.capital >= 2 && counts.capital >= DOMINANT * counts.small;
  }

  /** Whether a word, by its key, is known with a small letter. */
  isCommonWord(key: string): boolean {
    const counts = this.#words.get(key);
    return counts !== undefined && counts.small > 0 && counts.capital < DOMINANT * counts.small;
  }

  isKnownWord(key: string): boolean {
    return this.#words.has(key);
  }

  #countWord(key: string, isCapital: boolean): void {
    let counts = this.#words.get(key);
    if (counts === undefined) {
      if (this.#words.size >= MOST_WORDS) return;
      counts = { small: 0, capital: 0 };
      this.#words.set(key, counts);
    }
    if (isCapital) counts.capital += 1;
    else counts.small += 1;
  }

  #addName(source: Source, form: string, isForm: boolean): void {
    const key = nameKey(form);
    if (key === '') return;
    let entry = this.#names.get(key);
    if (entry === undefined) {
      if (this.#names.size >= MOST_NAMES) return;
      entry = { sources: 0, times: 0, form: null, lead: 0 };
      this.#names.set(key, entry);
    }
    entry.sources |= bitOf(source);
    entry.times += 1;
    if (!isForm) return;
    if (entry.form === form) entry.lead += 1;
    else if (entry.lead > 0) entry.lead -= 1;
    else [entry.form, entry.lead] = [form, 1];
  }
}
