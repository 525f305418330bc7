import { splitWords } from './split-words.ts';

/** At the end of a word of a phrase: the word may go on, with a Polish ending. `film*` is `filmu` and `filmie`. */
const OPEN_END = '*';
/** Before a phrase: it stands at the beginning of the text only. */
const BEGINNING = '^';
/** Letters of the longest ending that a stem is thought to have: `piosenk|arkami`. */
const LONGEST_ENDING = 6;
const SHORTEST_STEM = 3;

interface Node<Mark> {
  readonly words: Map<string, Node<Mark>>;
  readonly stems: Map<string, Node<Mark>>;
  /** What is found when a phrase ends here. */
  readonly marks: Mark[];
}

const NO_MARKS: readonly never[] = [];

const createNode = <Mark>(): Node<Mark> => ({ words: new Map(), stems: new Map(), marks: [] });

/** The words of a phrase with their stars, which splitting would take for punctuation. */
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

function grow<Mark>(parent: Node<Mark>, word: string): Node<Mark> {
  const open = word.endsWith(OPEN_END);
  const children = open ? parent.stems : parent.words;
  const key = open ? word.slice(0, -1) : word;
  const child = children.get(key) ?? createNode<Mark>();
  children.set(key, child);
  return child;
}

/** The child by the longest stem of the word; a whole word comes first. */
function step<Mark>(node: Node<Mark>, word: string): Node<Mark> | undefined {
  const whole = node.words.get(word);
  if (whole !== undefined || node.stems.size === 0) return whole;
  const shortest = Math.max(SHORTEST_STEM, word.length - LONGEST_ENDING);
  for (let length = word.length; length >= shortest; length -= 1) {
    const child = node.stems.get(word.slice(0, length));
    if (child !== undefined) return child;
  }
  return undefined;
}

/**
 * Finds many phrases at once, in a time that depends on the text and not on their number. Of phrases that begin at one word the
 * longest is taken and the search goes on behind it, so that `guinea pig` hides `guinea`.
 */
export class PhraseIndex<Mark> {
  readonly #root = createNode<Mark>();

  add(phrase: string, mark: Mark): void {
    const words = splitPhrase(phrase);
    if (words.length === 0) throw new Error(`the phrase "${phrase}" has no word`);
    const end = words.reduce<Node<Mark>>(grow, this.#root);
    if (!end.marks.includes(mark)) end.marks.push(mark);
  }

  /** Adds to `found` the marks of all phrases in a text. */
  find(words: readonly string[], found: Set<Mark>): void {
    const beginning = this.#root.words.get(BEGINNING);
    let at = 0;
    if (beginning !== undefined) at = this.#takeLongest(beginning, words, 0, found);
    while (at < words.length) at = Math.max(this.#takeLongest(this.#root, words, at, found), at + 1);
  }

  /** Adds to `found` the marks of all phrases in a text, of those inside longer ones too. */
  findEvery(words: readonly string[], found: Set<Mark>): void {
    for (let begin = 0; begin < words.length; begin += 1) {
      let node: Node<Mark> | undefined = this.#root;
      for (let at = begin; node !== undefined && at < words.length; at += 1) {
        node = step(node, words[at] ?? '');
        for (const mark of node?.marks ?? NO_MARKS) found.add(mark);
      }
    }
  }

  /** Adds to `found` the marks of the phrases that the words are as a whole. */
  findWhole(words: readonly string[], found: Set<Mark>): void {
    let node: Node<Mark> | undefined = this.#root;
    for (const word of words) {
      node = step(node, word);
      if (node === undefined) return;
    }
    for (const mark of node.marks) found.add(mark);
  }

  /** The place behind the longest phrase that begins at a word; the word itself when none does. */
  #takeLongest(root: Node<Mark>, words: readonly string[], begin: number, found: Set<Mark>): number {
    let node: Node<Mark> | undefined = root;
    let longest: Node<Mark> | undefined;
    let behind = begin;
    for (let at = begin; at < words.length; at += 1) {
      node = step(node, words[at] ?? '');
      if (node === undefined) break;
      if (node.marks.length === 0) continue;
      longest = node;
      behind = at + 1;
    }
    for (const mark of longest?.marks ?? []) found.add(mark);
    return behind;
  }
}
