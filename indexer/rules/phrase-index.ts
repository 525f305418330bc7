import { splitWords } from '../../src/contract/words.ts';

/** At the end of a word of a phrase: any Polish ending may follow. `film*` matches `filmu` and `filmie`. */
const OPEN_END = '*';
/** Before a phrase: it only matches at the beginning of the text. */
const BEGINNING = '^';
/** Letters of the longest ending after a stem: `piosenk|arkami`. */
const LONGEST_ENDING = 6;
const SHORTEST_STEM = 3;

/**
 * Finds many phrases at once, in a time that depends on the text but not on their number. Of the phrases that begin at
 * a word the longest wins, and the search continues after it, so that `guinea pig` hides `guinea`.
 */
export class PhraseIndex<Value> {
  readonly #root = createNode<Value>();

  add(phrase: string, value: Value): void {
    const words = splitPhrase(phrase);
    if (words.length === 0) throw new Error(`the phrase "${phrase}" has no word`);
    const end = words.reduce<Node<Value>>(grow, this.#root);
    if (!end.values.includes(value)) end.values.push(value);
  }

  /** Adds the values of all phrases in a text to `found`. */
  find(words: readonly string[], found: Set<Value>): void {
    const beginning = this.#root.words.get(BEGINNING);
    let at = 0;
    if (beginning !== undefined) at = this.#takeLongest(beginning, words, 0, found);
    while (at < words.length) at = Math.max(this.#takeLongest(this.#root, words, at, found), at + 1);
  }

  /** Adds the values of all phrases in a text to `found`, including phrases within longer ones. */
  findEvery(words: readonly string[], found: Set<Value>): void {
    for (let begin = 0; begin < words.length; begin += 1) {
      let node: Node<Value> | undefined = this.#root;
      for (let at = begin; node !== undefined && at < words.length; at += 1) {
        node = step(node, words[at] ?? '');
        for (const value of node?.values ?? NO_VALUES) found.add(value);
      }
    }
  }

  /** Adds the values of the phrases that equal the whole text to `found`. */
  findWhole(words: readonly string[], found: Set<Value>): void {
    let node: Node<Value> | undefined = this.#root;
    for (const word of words) {
      node = step(node, word);
      if (node === undefined) return;
    }
    for (const value of node.values) found.add(value);
  }

  /** The position after the longest phrase that begins at a word, or the word's position if there is none. */
  #takeLongest(root: Node<Value>, words: readonly string[], begin: number, found: Set<Value>): number {
    let node: Node<Value> | undefined = root;
    let longest: Node<Value> | undefined;
    let behind = begin;
    for (let at = begin; at < words.length; at += 1) {
      node = step(node, words[at] ?? '');
      if (node === undefined) break;
      if (node.values.length === 0) continue;
      longest = node;
      behind = at + 1;
    }
    for (const value of longest?.values ?? []) found.add(value);
    return behind;
  }
}

interface Node<Value> {
  readonly words: Map<string, Node<Value>>;
  readonly stems: Map<string, Node<Value>>;
  /** The values of the phrases that end here. */
  readonly values: Value[];
}

const NO_VALUES: readonly never[] = [];

const createNode = <Value>(): Node<Value> => ({ words: new Map(), stems: new Map(), values: [] });

/** Splits a phrase into words, keeping their stars, which `splitWords` would remove as punctuation. */
function splitPhrase(phrase: string): string[] {
  const anchored = phrase.startsWith(BEGINNING);
  const words = phrase
    .split(/[\s-]+/u)
    .flatMap((part) =>
      splitWords(part).map((word, index, all) =>
        part.endsWith(OPEN_END) && index === all.length - 1 ? word + OPEN_END : word,
      ),
    );
  return anchored ? [BEGINNING, ...words] : words;
}

function grow<Value>(parent: Node<Value>, word: string): Node<Value> {
  const open = word.endsWith(OPEN_END);
  const children = open ? parent.stems : parent.words;
  const key = open ? word.slice(0, -1) : word;
  const child = children.get(key) ?? createNode<Value>();
  children.set(key, child);
  return child;
}

/** The child for a word: the whole word if there is one, else the longest stem. */
function step<Value>(node: Node<Value>, word: string): Node<Value> | undefined {
  const whole = node.words.get(word);
  if (whole !== undefined || node.stems.size === 0) return whole;
  const shortest = Math.max(SHORTEST_STEM, word.length - LONGEST_ENDING);
  for (let length = word.length; length >= shortest; length -= 1) {
    const child = node.stems.get(word.slice(0, length));
    if (child !== undefined) return child;
  }
  return undefined;
}
