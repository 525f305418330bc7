import type { CategorySlug } from '../src/contract/categories.ts';
import { Difficulty } from '../src/contract/vocabulary.ts';
import type { StarterLanguage } from './languages.ts';
import type { BilingualQuestion, Familiarity, Template, Wording } from './template.ts';

/** Countries whose people share much of what they know, by language. */
const HOMES: Readonly<Record<StarterLanguage, ReadonlySet<string>>> = {
  en: new Set(['us', 'gb', 'ie', 'ca', 'au', 'nz']),
  pl: new Set(['pl', 'lt']),
};

/** How much harder subjects of the first language's home are in the second. British and American culture travels. */
const ABROAD = { en: { en: 0, pl: 1 }, pl: { en: 2, pl: -1 } } as const satisfies Record<
  StarterLanguage,
  Record<StarterLanguage, number>
>;

/** Categories whose Polish stars and shows hardly anyone abroad has heard of. */
const LOCAL_FAME: ReadonlySet<CategorySlug> = new Set(['cartoons', 'celebrities', 'music', 'television']);

/**
 * Fact tables were rated by several people, some among fans and some more strictly. These shifts bring them to one scale:
 * they were found with half of the rated questions.
 */
const SHIFTS: Readonly<Partial<Record<CategorySlug, number>>> = {
  animals: -1,
  'anime-manga': 1,
  computers: -1,
  gadgets: -1,
  geography: -1,
  history: -1,
  mathematics: -1,
  'science-nature': -1,
  vehicles: -1,
};

/** Years. With a wrong option as close as this, a question is at least of medium difficulty. */
const CLOSE_YEARS = 5;
const MEDIUM = 3;

const SCALE = [1, 2, 3, 4, 5] as const satisfies readonly Familiarity[];

/** The nearest level that exists. */
function onScale(level: number): Familiarity {
  return SCALE[Math.min(SCALE.length, Math.max(1, level)) - 1] ?? 5;
}

function nameOf(level: number): Difficulty {
  return Difficulty.options[onScale(level) - 1] ?? 'expert';
}

/** How much harder it is for English speakers than the regions say. */
function unknownAbroad(
  question: BilingualQuestion,
  { category }: Template,
  language: StarterLanguage,
): number {
  if (language !== 'en' || !LOCAL_FAME.has(category)) return 0;
  const { regions = [] } = question;
  if (homeOf(question) === 'pl') return 1;
  // Known in Poland and other countries, but in no English-speaking one.
  return regions.includes('pl') && !regions.some((code) => HOMES.en.has(code)) ? 2 : 0;
}

/** The language in whose countries alone people are likelier to know the subject. */
function homeOf({ regions = [] }: BilingualQuestion): StarterLanguage | undefined {
  const isHome = (language: StarterLanguage): boolean => regions.every((code) => HOMES[language].has(code));
  if (regions.length === 0) return undefined;
  if (regions.includes('pl') && isHome('pl')) return 'pl';
  return isHome('en') ? 'en' : undefined;
}

/** How much harder a subject is in a language than for players of the world. */
function abroad(question: BilingualQuestion, language: StarterLanguage): number {
  const home = homeOf(question);
  return home === undefined ? 0 : ABROAD[home][language];
}

/**
 * How widely the subject is known among players of a language. One number is for players of the world: what belongs to the
 * countries of one language is better known there than elsewhere.
 */
export function familiarityIn(question: BilingualQuestion, language: StarterLanguage): Familiarity {
  const { familiarity } = question;
  return typeof familiarity === 'number'
    ? onScale(familiarity + abroad(question, language))
    : familiarity[language];
}

/** Whether all options are years and a wrong one is close to the right one. */
function hasCloseYears({ correct, incorrect }: Wording): boolean {
  const years = [correct, ...incorrect].map(Number);
  if (incorrect.length < 2 || !years.every((year) => year >= 100 && year < 2100)) return false;
  const [right = 0, ...wrong] = years;
  return wrong.some((year) => Math.abs(year - right) <= CLOSE_YEARS);
}

/**
 * The level is the familiarity of the subject shifted by the hardness of the template, kept within the scale. What was
 * written by hand has its own level for each language.
 */
export function difficultyOf(
  template: Template,
  question: BilingualQuestion,
  language: StarterLanguage,
): Difficulty {
  const { hardness, category, byHand } = template;
  const { familiarity } = question;
  if (byHand === true) return nameOf(familiarityIn(question, language));
  const shift = hardness + (SHIFTS[category] ?? 0);
  const level =
    typeof familiarity === 'number'
      ? onScale(familiarity + shift) +
        abroad(question, language) +
        unknownAbroad(question, template, language)
      : familiarity[language] + shift;
  return nameOf(hasCloseYears(question[language]) ? Math.max(MEDIUM, level) : level);
}
