import { STARTER_LANGUAGES } from '../../languages.ts';
import type { Wording } from '../../template.ts';
import type { TemplateQuestion } from '../../template-question.ts';
import type { Rule } from '../rule.ts';
import { FEMALE, MALE } from './first-names.ts';

/** By chance, an option that stands out is right in a quarter of the questions. */
const MOST_RIGHT = 0.35;
/** With fewer questions a share is meaningless. */
const ENOUGH = 60;
/** How much longer or shorter than any other option, as a factor and in characters. */
const FACTOR = 1.8;
const CHARACTERS = 8;

const YEAR = /(?<!\d)(1\d|20)\d\d(?!\d)/u;
const WHO = /\b(?:who|whom|whose|actor|actress|singer|writer|kto|kogo|komu|kim)\b/iu;

/** What an option has that others may lack. Undefined if the feature says nothing about this option. */
type Feature = (option: string, wording: Wording) => string | boolean | undefined;

const FEATURES: Readonly<Record<string, Feature>> = {
  long: (option, { correct, incorrect }) =>
    [correct, ...incorrect].every(
      (other) =>
        other === option ||
        (option.length >= FACTOR * other.length && option.length >= other.length + CHARACTERS),
    ),
  short: (option, { correct, incorrect }) =>
    [correct, ...incorrect].every(
      (other) =>
        other === option ||
        (FACTOR * option.length <= other.length && option.length + CHARACTERS <= other.length),
    ),
  gender: (option, { text }) => {
    const [first = ''] = option.split(' ');
    if (!WHO.test(text) || !/^\p{Lu}\p{Ll}+ \p{Lu}/u.test(option)) return undefined;
    return FEMALE.has(first) || (first.endsWith('a') && !MALE.has(first));
  },
  era: (option) => YEAR.exec(option)?.[1],
  digits: (option) => /\d/u.test(option),
  article: (option) => /^(?:the|an?) /iu.test(option),
  capital: (option) => /^\p{Ll}/u.test(option),
  signs: (option) => /[(),:–]/u.test(option),
};

/** The option that differs from all others, which agree, or undefined. */
function standingOut(feature: Feature, wording: Wording): string | undefined {
  const options = [wording.correct, ...wording.incorrect];
  const values = options.map((option) => feature(option, wording));
  if (values.includes(undefined)) return undefined;
  const groups = Map.groupBy(options, (_, index) => values[index]);
  const alone = [...groups.values()].filter(({ length }) => length === 1);
  return groups.size === 2 && alone.length === 1 ? alone[0]?.[0] : undefined;
}

/** How often an option stands out in one way, and how often it is the right one. */
export interface StandingOut {
  readonly feature: string;
  readonly questions: number;
  readonly right: number;
}

/** Counts the options that stand out, in both languages. */
export function countStandingOut(all: readonly TemplateQuestion[]): StandingOut[] {
  const wordings = all
    .filter(({ template }) => template.type === 'multiple')
    .flatMap(({ question }) => STARTER_LANGUAGES.map((language) => question[language]));
  return Object.entries(FEATURES).map(([name, feature]) => {
    const found = wordings
      .map((wording) => ({ wording, option: standingOut(feature, wording) }))
      .filter(({ option }) => option !== undefined);
    const right = found.filter(({ wording, option }) => wording.correct === option);
    return { feature: name, questions: found.length, right: right.length };
  });
}

/** An option that stands out is not so often right that players could bet on it. */
export const checkStandingOut: Rule = (all) =>
  countStandingOut(all)
    .filter(({ questions, right }) => questions >= ENOUGH && right > MOST_RIGHT * questions)
    .map(
      ({ feature, questions, right }) =>
        `${feature}: the option that stands out is right in ${Math.round((100 * right) / questions)} % of ${questions} questions: at most ${100 * MOST_RIGHT} %.`,
    );
