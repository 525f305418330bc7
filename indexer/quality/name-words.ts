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
export function* capitalizedRuns(text: string, words: readonly TextWord[]): Generator<Run> {
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
