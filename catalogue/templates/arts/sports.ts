import { coin } from '../../draw.ts';
import type { Link } from '../../facts/link.ts';
import { namesOf, type Named } from '../../facts/named.ts';
import {
  OLYMPIC_CITIES,
  SPORT_TERMS,
  SPORTS,
  SUMMER_GAMES,
  TEAM_SIZES,
  type TeamSize,
  WINTER_GAMES,
  WORLD_CUP_COUNTRIES,
  WORLD_CUPS,
} from '../../facts/arts/sports.ts';
import type { Labels } from '../../taxonomy/label.ts';
import type { BilingualQuestion, Template } from '../../template.ts';
import { ARTS_WRITTEN, choice } from './questions.ts';
import { entry } from '../halves.ts';
import { askAnswer, type Linking, type Sentence, stateAnswer } from './links.ts';
import { deal } from '../sheet/deal.ts';
import type { StarterLanguage } from '../../languages.ts';

function number(value: number): Named {
  return { key: String(value), en: String(value) };
}

const NO_KEEPER = { en: '', pl: '' };

/** Where a team plays, in Polish. */
const PLACES: Readonly<Record<TeamSize['place'], string>> = {
  'on the field': 'na boisku',
  'on the court': 'na boisku',
  'on the ice': 'na lodzie',
  'in the water': 'w wodzie',
};

/** Team sizes, typed for half of the sports and chosen from options for the others. */
function* playersOfTeam(typed: boolean): Generator<BilingualQuestion> {
  for (const sport of TEAM_SIZES) {
    if (coin(`players-entry/${sport.key}`) !== typed) continue;
    const { en, pl } = namesOf(sport);
    const keeper =
      sport.keeper === true ? { en: ', goalkeeper included', pl: ', licząc bramkarza,' } : NO_KEEPER;
    const ask = {
      en: `How many players does a team have ${sport.place} in ${en}${keeper.en}?`,
      pl: `Ilu zawodników${keeper.pl} ma ${PLACES[sport.place]} drużyna ${pl}?`,
    };
    const right = namesOf(number(sport.players));
    const near = [-3, -2, -1, 1, 2, 3, 4]
      .map((step) => sport.players + step)
      .filter((value) => value > 0 && value !== sport.arguable);
    const halves = typed
      ? entry(ask, right, sport.why)
      : choice(`players-of-team/${sport.key}`, ask, right, [near.map(number)], sport.why);
    yield about(sport, halves);
  }
}

function about(
  { key, familiarity }: TeamSize,
  halves: Pick<BilingualQuestion, StarterLanguage>,
): BilingualQuestion {
  return { key, familiarity, ...halves };
}

/** Other years of the same host or winner; undefined when there are none. */
function otherYears(links: readonly Link[], start: Labels): NonNullable<Linking<Link>['why']> {
  return (_year, _answer, link) => {
    const years = links.filter(({ to, key }) => to === link.to && key !== link.key).map(({ en }) => en);
    const [last] = years.slice(-1);
    if (last === undefined) return undefined;
    const list = (and: string): string =>
      years.length === 1 ? last : `${years.slice(0, -1).join(', ')} ${and} ${last}`;
    return {
      en: `${start.en} in ${list('and')}.`,
      pl: `${start.pl} w ${years.length === 1 ? `${last} roku` : `latach ${list('i')}`}.`,
    };
  };
}

/** The city in Polish after `w`. */
function withinCity({ en, pl }: Labels): string {
  return OLYMPIC_CITIES.find((city) => city.en === en)?.within ?? pl;
}

const hosted = { en: 'The Games were also held there', pl: 'Igrzyska odbyły się tam też' };
const won = { en: 'The same team also won', pl: 'Ta sama drużyna wygrała też' };
const summer: Linking<Link> = {
  links: SUMMER_GAMES,
  answers: OLYMPIC_CITIES,
  why: otherYears(SUMMER_GAMES, hosted),
};
const winter: Linking<Link> = {
  links: WINTER_GAMES,
  answers: OLYMPIC_CITIES,
  why: otherYears(WINTER_GAMES, hosted),
};
const cups: Linking<Link> = {
  links: WORLD_CUPS,
  answers: WORLD_CUP_COUNTRIES,
  why: otherYears(WORLD_CUPS, won),
};
const terms: Linking<Link> = { links: SPORT_TERMS, answers: SPORTS };
const dealtSummer = deal(SUMMER_GAMES, {
  'summer-games-host': { most: 14 },
  'olympic-statement': { most: 6 },
});
const dealtWinter = deal(WINTER_GAMES, { 'winter-games-host': { most: 12 } });
const dealtCups = deal(WORLD_CUPS, { 'world-cup-winner': { most: 18 } });
const dealtTerms = deal(SPORT_TERMS, { 'sport-of-term': { most: 30 } });

function host(season: { en: string; pl: string }): Sentence<Link> {
  return (year) => ({
    en: `Which city hosted the ${year.en} ${season.en} Olympics?`,
    pl: `Które miasto było gospodarzem ${season.pl} igrzysk olimpijskich w ${year.pl} roku?`,
  });
}

const shared = { category: 'sports', written: ARTS_WRITTEN } as const;
const olympics = { ...shared, subcategories: ['olympic-games'], tags: ['olympic-games'] };
const football = { ...shared, subcategories: ['football'], tags: ['football', 'football-world-cup'] };
const rules = { ...shared, subcategories: ['rules-of-sport'], tags: ['team-sports'] };
const words = { ...shared, subcategories: ['rules-of-sport'], tags: ['sports-terms'] };

export const ARTS_SPORTS: readonly Template[] = [
  { ...rules, name: 'players-of-team', type: 'multiple', hardness: 0, questions: () => playersOfTeam(false) },
  { ...rules, name: 'players-entry', type: 'text_input', hardness: 0, questions: () => playersOfTeam(true) },
  {
    ...olympics,
    name: 'summer-games-host',
    type: 'multiple',
    hardness: 0,
    questions: () =>
      askAnswer(
        'summer-games-host',
        summer,
        host({ en: 'Summer', pl: 'letnich' }),
        dealtSummer('summer-games-host'),
      ),
  },
  {
    ...olympics,
    name: 'winter-games-host',
    type: 'multiple',
    hardness: 0,
    questions: () =>
      askAnswer(
        'winter-games-host',
        winter,
        host({ en: 'Winter', pl: 'zimowych' }),
        dealtWinter('winter-games-host'),
      ),
  },
  {
    ...olympics,
    name: 'olympic-statement',
    type: 'boolean',
    hardness: -1,
    questions: () =>
      stateAnswer(
        'olympic-statement',
        summer,
        (year, city) => ({
          en: `The ${year.en} Summer Olympics were held in ${city.en}.`,
          pl: `Letnie igrzyska olimpijskie w ${year.pl} roku odbyły się w ${withinCity(city)}.`,
        }),
        dealtSummer('olympic-statement'),
      ),
  },
  {
    ...football,
    name: 'world-cup-winner',
    type: 'multiple',
    hardness: 0,
    questions: () =>
      askAnswer(
        'world-cup-winner',
        cups,
        (year) => ({
          en: `Who won the men's football World Cup in ${year.en}?`,
          pl: `Która reprezentacja zdobyła piłkarskie mistrzostwo świata w ${year.pl} roku?`,
        }),
        dealtCups('world-cup-winner'),
      ),
  },
  {
    ...words,
    name: 'sport-of-term',
    type: 'multiple',
    hardness: 0,
    questions: () =>
      askAnswer(
        'sport-of-term',
        terms,
        (term) => ({
          en: `In which sport would you come across ${term.en}?`,
          pl: `W jakiej dyscyplinie sportu ${term.pl}?`,
        }),
        dealtTerms('sport-of-term'),
      ),
  },
];
