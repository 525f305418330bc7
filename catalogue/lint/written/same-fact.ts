import type { TemplateQuestion } from '../../template-question.ts';
import type { Rule } from '../rule.ts';
import { wordsOf } from '../word-match.ts';

/** Letters. Words are compared by their beginnings, so that inflected forms are the same. */
const STEM = 6;
/** Letters. Shorter words carry no subject. */
const SHORTEST = 3;
/**
 * The share that two texts may have in common, where rare words count more. Chosen by reading all pairs of the first 3,000
 * questions: above these shares nearly all pairs ask one fact. Pairs with different answers are often two
 * explanations of one custom. Texts of templates are alike, so those of different facts have more in common.
 */
const MOST_WITH_SAME_ANSWER = 0.12;
const MOST_WITH_OTHER_ANSWER = 0.5;
const MOST_WITH_TEMPLATE = 0.25;
/** Texts that share only more frequent stems are not compared: they are about different subjects. */
const MOST_TEXTS_OF_STEM = 25;

/** Pairs that share words but not the fact, by their keys in alphabetical order. */
const DIFFERENT_FACTS: ReadonlySet<string> = new Set([
  'beauty-and-beast-best-picture godfather-ii-sequel',
  'beauty-and-beast-best-picture spirited-away-oscar',
  'chessboard-wheat-total wheat-on-chessboard',
  'order-of-mathematicians order-of-playwrights-marlowe',
]);

interface Compared {
  readonly id: string;
  readonly key: string;
  readonly isWritten: boolean;
  /** Without article, letter case and punctuation. */
  readonly answer: string;
  readonly stems: ReadonlySet<string>;
}

function comparedOf({ template, question: { key, en }, id }: TemplateQuestion): Compared {
  const words = wordsOf(en.text).filter((word) => word.length >= SHORTEST);
  return {
    id,
    key,
    isWritten: template.byHand === true,
    answer: wordsOf(en.correct.replace(/^(?:the|an?) /iu, '')).join(' '),
    stems: new Set(words.map((word) => word.slice(0, STEM))),
  };
}

/** The texts that have each stem. */
function textsByStem(entries: readonly Compared[]): ReadonlyMap<string, readonly Compared[]> {
  const texts = new Map<string, Compared[]>();
  for (const entry of entries)
    for (const stem of entry.stems) {
      const others = texts.get(stem);
      if (others === undefined) texts.set(stem, [entry]);
      else others.push(entry);
    }
  return texts;
}

/** The least that makes two questions suspicious. */
function limitOf(one: Compared, other: Compared): number {
  if (one.answer !== other.answer) return other.isWritten ? MOST_WITH_OTHER_ANSWER : 1;
  return other.isWritten ? MOST_WITH_SAME_ANSWER : MOST_WITH_TEMPLATE;
}

/** No two questions ask the same fact in different words, if one of them was written by hand. */
export const checkSameFact: Rule = (all) => {
  const entries = all.filter(({ template }) => template.type !== 'boolean').map(comparedOf);
  const byStem = textsByStem(entries);
  // The rarer a stem, the more it says about the subject.
  const weights = new Map(
    [...byStem].map(([stem, texts]) => [stem, Math.log(entries.length / texts.length)] as const),
  );
  const sum = (stems: Iterable<string>): number =>
    [...stems].reduce((total, stem) => total + (weights.get(stem) ?? 0), 0);
  const inCommon = (one: Compared, other: Compared): number => {
    const common = sum([...one.stems].filter((stem) => other.stems.has(stem)));
    return common / (sum(one.stems) + sum(other.stems) - common);
  };
  const isSame = (one: Compared, other: Compared): boolean =>
    inCommon(one, other) >= limitOf(one, other) &&
    !DIFFERENT_FACTS.has([one.key, other.key].sort().join(' '));
  const candidatesOf = (entry: Compared): ReadonlySet<Compared> =>
    new Set(
      [...entry.stems]
        .map((stem) => byStem.get(stem) ?? [])
        .filter((texts) => texts.length <= MOST_TEXTS_OF_STEM)
        .flat(),
    );
  return entries
    .filter(({ isWritten }) => isWritten)
    .flatMap((written) =>
      [...candidatesOf(written)]
        .filter((other) => (!other.isWritten || other.id < written.id) && isSame(written, other))
        .map((other) => `${written.id} asks the same as ${other.id}: delete one of them.`),
    );
};

/** No two categories have the same key: authors who choose the same words for it ask the same fact. */
export const checkSameKey: Rule = (all) => {
  const seen = new Map<string, string>();
  return all
    .filter(({ template }) => template.byHand === true)
    .flatMap(({ question: { key }, id }) => {
      const other = seen.get(key);
      seen.set(key, id);
      return other === undefined
        ? []
        : [`${id} has the key of ${other}: delete one of them, or choose another key if they differ.`];
    });
};
