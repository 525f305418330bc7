import { Source } from '../../src/contract/vocabulary.ts';
import { capitalizedRuns, isCapitalized, isSmallWord, nameKey, nameWords } from './name-words.ts';

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

/** How often a word has a small letter within a text, and how often a capital. */
interface WordCounts {
  small: number;
  capital: number;
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
  readonly #words = new Map<string, WordCounts>();

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
