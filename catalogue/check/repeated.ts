import { worded, wordsOf, type Rule } from './words.ts';

/** The options belong to the question. */
const OF_THESE = /\b(?:which of these|któr\p{L} z tych|what links|co łączy|najwcześniej)\b/iu;

/** No two questions have the same words in one language. Signs count as words, for formulas and currencies. */
const checkSameText: Rule = (all) => {
  const seen = new Map<string, string>();
  return worded(all).flatMap(({ question, language, text, correct, incorrect, place }) => {
    const signs = text.replaceAll(/[^+\-−·×:÷√²³<>=^%\p{Sc}]/gu, '');
    const options = OF_THESE.test(text) ? [correct, ...incorrect].toSorted().join(' / ') : '';
    const key = `${language} ${question.type} ${wordsOf(text).join(' ')} ${signs} ${options}`;
    const other = seen.get(key);
    seen.set(key, place);
    return other === undefined ? [] : [`${place}: has the text of ${other}.`];
  });
};

/** No two categories have the same key: authors who choose the same words for it ask the same fact. */
const checkSameKey: Rule = (all) => {
  const seen = new Map<string, string>();
  return all.flatMap(({ key, place }) => {
    const other = seen.get(key);
    seen.set(key, place);
    return other === undefined
      ? []
      : [`${place}: has the key of ${other}: delete one of them, or choose another key if they differ.`];
  });
};

/** Letters. Words are compared by their beginnings, so that inflected forms are the same. */
const STEM = 6;
/** Letters. Shorter words carry no subject. */
const SHORTEST = 3;
/**
 * The share that two texts may have in common, where rare words count more. Chosen by reading all pairs of 3,000 questions:
 * above these shares nearly all pairs ask one fact. Pairs with different answers are often two explanations of one custom.
 */
const MOST_WITH_SAME_ANSWER = 0.12;
const MOST_WITH_OTHER_ANSWER = 0.5;
/** Texts that share only more frequent stems are not compared: they are about different subjects. */
const MOST_TEXTS_OF_STEM = 25;

/** Pairs that share words but not the fact, by their keys in alphabetical order. */
const DIFFERENT_FACTS: ReadonlySet<string> = new Set([
  'beauty-and-beast-best-picture godfather-ii-sequel',
  'beauty-and-beast-best-picture spirited-away-oscar',
  'burma-45-90-kyat burma-lucky-nine',
  'chessboard-wheat-total wheat-on-chessboard',
  'coventry-swimmer weissmuller-tarzan',
  'donut-county-hole riddle-hole',
  'first-of-epics oldest-game-hero-order',
  'georgia-three-clues georgia-twice',
  'if-two-days-ago-friday portuguese-monday-second',
  'king-kong-building tallest-building-order',
  'language-of-moliere war-and-peace-french-opening',
  'lesotho-high lesotho-skiing',
  'malta-clues malta-george-cross',
  'nokia-oldest order-of-music-events',
  'northernmost-of-four-london odd-money-heist-city',
  'oldest-game-hero-order oldest-of-four-games',
  'oldest-game-hero-order order-of-music-events',
  'oldest-of-four-games order-of-music-events',
  'order-of-mathematicians order-of-playwrights-marlowe',
  'singapore-clues singapore-lion-city',
  'the-gambia-zambia tokyo-1964-new-name',
]);

interface Compared {
  readonly place: string;
  readonly key: string;
  /** Without article, letter case and punctuation. */
  readonly answer: string;
  readonly stems: ReadonlySet<string>;
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

/** No two questions ask the same fact in different words. English ones are compared, and those that exist only in Polish. */
const checkSameFact: Rule = (all) => {
  const entries = worded(all)
    .filter(
      ({ question, language }) =>
        question.type !== 'boolean' && (language === 'en' || question.en === undefined),
    )
    .map(({ question: { key }, text, correct, place }): Compared => {
      const words = wordsOf(text).filter((word) => word.length >= SHORTEST);
      const answer = wordsOf(correct.replace(/^(?:the|an?) /iu, '')).join(' ');
      return { place, key, answer, stems: new Set(words.map((word) => word.slice(0, STEM))) };
    });
  const byStem = textsByStem(entries);
  const places = new Map(entries.map((entry, index) => [entry, index]));
  // The rarer a stem, the more it says about the subject.
  const weights = new Map(
    [...byStem].map(([stem, texts]) => [stem, Math.log(entries.length / texts.length)]),
  );
  const sum = (stems: Iterable<string>): number =>
    [...stems].reduce((total, stem) => total + (weights.get(stem) ?? 0), 0);
  const inCommon = (one: Compared, other: Compared): number => {
    const common = sum([...one.stems].filter((stem) => other.stems.has(stem)));
    return common / (sum(one.stems) + sum(other.stems) - common);
  };
  const isSame = (one: Compared, other: Compared): boolean =>
    inCommon(one, other) >= (one.answer === other.answer ? MOST_WITH_SAME_ANSWER : MOST_WITH_OTHER_ANSWER) &&
    !DIFFERENT_FACTS.has([one.key, other.key].sort().join(' '));
  return entries.flatMap((entry) => {
    const candidates = [...entry.stems]
      .map((stem) => byStem.get(stem) ?? [])
      .filter((texts) => texts.length <= MOST_TEXTS_OF_STEM)
      .flat();
    return [...new Set(candidates)]
      .filter((other) => (places.get(other) ?? 0) < (places.get(entry) ?? 0) && isSame(entry, other))
      .map((other) => `${entry.place}: asks the same as ${other.place}: delete one of them.`);
  });
};

/** Every question asks something that no other does. */
export const checkRepeated: Rule = (all) =>
  [checkSameText, checkSameKey, checkSameFact].flatMap((rule) => rule(all));
