import names from './first-names.json' with { type: 'json' };
import { worded, wordsOf, type Finding, type Rule, type Worded } from './words.ts';

/** With fewer questions a share is meaningless. */
const ENOUGH = 60;

const choicesOf = (all: Parameters<Rule>[0]): Worded[] =>
  worded(all).filter(({ question }) => question.type === 'multiple');

const percent = (part: number, whole: number): number => Math.round((100 * part) / whole);

/** By chance, the right one of four options is the longest in a quarter of the questions. */
const MOST_LONGEST = 0.4;

/** The right option is not so often the longest in a category that players could bet on it. */
const checkLongest: Rule = (all) =>
  [...Map.groupBy(choicesOf(all), ({ question, language }) => `${question.category} (${language})`)].flatMap(
    ([name, own]) => {
      const longest = own.filter(({ correct, incorrect }) =>
        incorrect.every((wrong) => wrong.length < correct.length),
      ).length;
      return own.length >= ENOUGH && longest > MOST_LONGEST * own.length
        ? [
            `${name}: the right option is the longest in ${percent(longest, own.length)} % of the questions: at most ${100 * MOST_LONGEST} %.`,
          ]
        : [];
    },
  );

/** Letters. Words with the same beginning have the same stem. */
const STEM = 5;
/** Of all wordings. Some likenesses are the fact that is asked for, as in names from foreign languages. */
const MOST_ALIKE = 0.01;

const stemsOf = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => word.length >= STEM)
    .map((word) => word.slice(0, STEM));

/** Whether only the right option has a word like one in the question. */
function sharesStem({ text, correct, incorrect }: Worded): boolean {
  const known = new Set(stemsOf(text));
  const shares = (option: string): boolean => stemsOf(option).some((stem) => known.has(stem));
  return shares(correct) && !incorrect.some(shares);
}

/** In few questions, only the right option is like the question. */
const checkLikeness: Rule = (all) => {
  const choices = choicesOf(all);
  const alike = choices.filter(sharesStem);
  return choices.length >= ENOUGH && alike.length > MOST_ALIKE * choices.length
    ? alike.map(({ place, correct }) => `${place}: only “${correct}” has a word like one in the text.`)
    : [];
};

/** By chance, an option that stands out is right in a quarter of the questions. */
const MOST_RIGHT = 0.4;
/** How much longer or shorter than any other option, as a factor and in characters. */
const FACTOR = 1.8;
const CHARACTERS = 8;

const FEMALE = new Set(names.female);
const MALE_IN_A = new Set(names.maleInA);
const YEAR = /(?<!\d)(1\d|20)\d\d(?!\d)/u;
const WHO = /\b(?:who|whom|whose|actor|actress|singer|writer|kto|kogo|komu|kim)\b/iu;

/** What an option has that others may lack. Undefined if the feature says nothing about this option. */
type Feature = (option: string, wording: Worded) => string | boolean | undefined;

const isMuchLonger = (long: string, short: string): boolean =>
  long.length >= FACTOR * short.length && long.length >= short.length + CHARACTERS;

const FEATURES: Readonly<Record<string, Feature>> = {
  long: (option, { correct, incorrect }) =>
    [correct, ...incorrect].every((other) => other === option || isMuchLonger(option, other)),
  short: (option, { correct, incorrect }) =>
    [correct, ...incorrect].every((other) => other === option || isMuchLonger(other, option)),
  gender: (option, { text }) => {
    const [first = ''] = option.split(' ');
    if (!WHO.test(text) || !/^\p{Lu}\p{Ll}+ \p{Lu}/u.test(option)) return undefined;
    return FEMALE.has(first) || (first.endsWith('a') && !MALE_IN_A.has(first));
  },
  era: (option) => YEAR.exec(option)?.[1],
  article: (option) => /^(?:the|an?) /iu.test(option),
};

/** The option that differs from all others, which agree, or undefined. */
function standingOut(feature: Feature, wording: Worded): string | undefined {
  const options = [wording.correct, ...wording.incorrect];
  const values = options.map((option) => feature(option, wording));
  if (values.includes(undefined)) return undefined;
  const groups = Map.groupBy(options, (_, index) => values[index]);
  const alone = [...groups.values()].filter(({ length }) => length === 1);
  return groups.size === 2 && alone.length === 1 ? alone[0]?.[0] : undefined;
}

/** An option that stands out in some way is not so often right that players could bet on it. */
const checkStandingOut: Rule = (all) => {
  const choices = choicesOf(all);
  return Object.entries(FEATURES).flatMap(([name, feature]): Finding[] => {
    const found = choices
      .map((wording) => ({ wording, option: standingOut(feature, wording) }))
      .filter(({ option }) => option !== undefined);
    const right = found.filter(({ wording, option }) => wording.correct === option).length;
    return found.length >= ENOUGH && right > MOST_RIGHT * found.length
      ? [
          `${name}: the option that stands out is right in ${percent(right, found.length)} % of ${found.length} questions: at most ${100 * MOST_RIGHT} %.`,
        ]
      : [];
  });
};

/** Nothing about the options shows players which one is right. */
export const checkHints: Rule = (all) =>
  [checkLongest, checkLikeness, checkStandingOut].flatMap((rule) => rule(all));
