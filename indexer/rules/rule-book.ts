import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

import { CategorySlug } from '../../src/contract/categories.ts';
import { RegionCode } from '../../src/contract/record.ts';
import { byLanguage, Language, QuestionType, Slug } from '../../src/contract/vocabulary.ts';
import { splitWords } from '../../src/contract/words.ts';

const Phrases = z
  .array(z.string().trim().min(2).max(100))
  .describe(
    'Consecutive words. `film*` matches any word that begins with it; `^where can i` only matches at the beginning.',
  );
const PHRASES = byLanguage(() => Phrases.default([]));
const InLanguages = z.strictObject(PHRASES);

/** The weight of a rule for its category: 3 is enough alone, 2 needs another rule, 1 only breaks ties. */
const Weight = z.int().min(1).max(4);

/** A conclusion from the words of a question. */
const Rule = z
  .strictObject({
    name: Slug.describe('Unique within its file.'),
    why: z
      .string()
      .min(10)
      .describe('Why the words justify the conclusion, and what was left out as ambiguous.'),
    ...PHRASES,
    in: z
      .enum(['text', 'answer', 'either'])
      .default('text')
      .describe('Where a phrase is searched. An answer must equal the phrase.'),
    with: InLanguages.optional().describe(
      'The text must also contain one of these. A language without any has no condition.',
    ),
    without: InLanguages.optional().describe('The text must contain none of these.'),
    types: z
      .array(QuestionType)
      .min(1)
      .optional()
      .describe('Only questions of these types; all types if absent.'),
    category: CategorySlug.optional().describe('For questions without a category from their source.'),
    weight: Weight.default(3),
    within: z
      .array(CategorySlug)
      .min(1)
      .optional()
      .describe('The tags, subcategories, regions and flags only apply to questions in these categories.'),
    tags: z.array(Slug).default([]),
    subcategories: z.array(Slug).default([]),
    regions: z.array(RegionCode).default([]),
    flags: z
      .array(z.enum(['not_quiz_worthy', 'clumsy_wording', 'refers_to_options', 'incomplete_answers']))
      .default([]),
  })
  .refine((rule) => Language.options.some((language) => rule[language].length > 0), 'a rule needs a phrase');
type Rule = z.infer<typeof Rule>;

/** A file of rules. */
export const RuleFile = z
  .array(Rule)
  .refine((rules) => new Set(rules.map(({ name }) => name)).size === rules.length, 'names must be unique');

/** A rule with its full name, such as `film/word`. */
export interface NamedRule extends Rule {
  readonly id: string;
}

const FOLDER = new URL('data/', import.meta.url);

/** The name and the unparsed content of each file. */
export const readRuleFiles = (): [name: string, content: unknown][] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'))]);

let kept: readonly NamedRule[] | undefined;

/** All rules of all files. They are read when they are first needed, by an import or the tests of the rules. */
export const readRules = (): readonly NamedRule[] =>
  (kept ??= readRuleFiles().flatMap(([file, content]) =>
    RuleFile.parse(content).map((rule) => ({ ...rule, id: `${file}/${rule.name}` })),
  ));

const books = new Map<Language, RuleBook>();

/** The rules of a language, indexed when they are first needed. */
export function bookOf(language: Language): RuleBook {
  const book = books.get(language) ?? new RuleBook(readRules(), language);
  books.set(language, book);
  return book;
}

/** A condition of a rule, in addition to its own phrase. */
interface Condition {
  readonly rule: NamedRule;
  readonly isRequired: boolean;
}

/** The rules of one language, indexed by the words of questions. */
class RuleBook {
  readonly #inText = new PhraseIndex<NamedRule>();
  readonly #inAnswer = new PhraseIndex<NamedRule>();
  readonly #conditions = new PhraseIndex<Condition>();
  readonly #conditional = new Set<NamedRule>();

  constructor(rules: readonly NamedRule[], language: Language) {
    for (const rule of rules) {
      if (rule.in !== 'answer') for (const phrase of rule[language]) this.#inText.add(phrase, rule);
      if (rule.in !== 'text') for (const phrase of rule[language]) this.#inAnswer.add(phrase, rule);
      this.#addConditions(rule, true, rule.with?.[language] ?? []);
      this.#addConditions(rule, false, rule.without?.[language] ?? []);
    }
  }

  /** The rules that match a question, in no particular order. */
  match(text: string, answer: string, type: QuestionType): NamedRule[] {
    const words = splitWords(text);
    const found = new Set<NamedRule>();
    this.#inText.find(words, found);
    this.#inAnswer.findWhole(splitWords(answer), found);
    if (found.size === 0) return [];
    const met = new Set<Condition>();
    this.#conditions.findEvery(words, met);
    const excluded = new Set<NamedRule>();
    const supported = new Set<NamedRule>();
    for (const { rule, isRequired } of met) (isRequired ? supported : excluded).add(rule);
    return [...found].filter(
      (rule) =>
        !excluded.has(rule) &&
        (!this.#conditional.has(rule) || supported.has(rule)) &&
        (rule.types === undefined || rule.types.includes(type)),
    );
  }

  #addConditions(rule: NamedRule, isRequired: boolean, phrases: readonly string[]): void {
    const condition: Condition = { rule, isRequired };
    for (const phrase of phrases) this.#conditions.add(phrase, condition);
    if (isRequired && phrases.length > 0) this.#conditional.add(rule);
  }
}

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
