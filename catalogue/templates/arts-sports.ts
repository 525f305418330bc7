import { coin } from '../draw.ts';
import type { Link } from '../facts/link.ts';
import { namesOf, type Named } from '../facts/named.ts';
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
} from '../facts/sports.ts';
import type { BilingualQuestion, Template } from '../template.ts';
import { ARTS_WRITTEN, choice } from './arts-questions.ts';
import { entry } from './halves.ts';
import { askAnswer, askSubject, stateAnswer, type Linking, type Sentence } from './arts-links.ts';
import type { StarterLanguage } from '../languages.ts';

function number(value: number): Named {
  return { key: String(value), en: String(value) };
}

/** Team sizes, typed for half of the sports and chosen from options for the others. */
function* playersOfTeam(typed: boolean): Generator<BilingualQuestion> {
  for (const sport of TEAM_SIZES) {
    if (coin(`players-entry/${sport.key}`) !== typed) continue;
    const { en, pl } = namesOf(sport);
    const ask = {
      en: `In ${en}, how many players does a side at full strength have on the field of play?`,
      pl: `Ilu zawodników jednocześnie wystawia do gry jedna drużyna w ${pl}?`,
    };
    const right = namesOf(number(sport.players));
    const near = [-3, -2, -1, 1, 2, 3, 4].map((step) => sport.players + step).filter((value) => value > 0);
    const halves = typed
      ? entry(ask, right)
      : choice(`players-of-team/${sport.key}`, ask, right, [near.map(number)]);
    yield about(sport, halves);
  }
}

function about(
  { key, familiarity }: TeamSize,
  halves: Pick<BilingualQuestion, StarterLanguage>,
): BilingualQuestion {
  return { key, familiarity, ...halves };
}

const summer = { links: SUMMER_GAMES, answers: OLYMPIC_CITIES };
const winter = { links: WINTER_GAMES, answers: OLYMPIC_CITIES };
const cups: Linking<Link> = { links: WORLD_CUPS, answers: WORLD_CUP_COUNTRIES };
const terms = { links: SPORT_TERMS, answers: SPORTS };

function host(season: { en: string; pl: string }): Sentence<Link> {
  return (year) => ({
    en: `Which city hosted the ${season.en} Olympic Games of ${year.en}?`,
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
    questions: () => askAnswer('summer-games-host', summer, host({ en: 'Summer', pl: 'letnich' })),
  },
  {
    ...olympics,
    name: 'winter-games-host',
    type: 'multiple',
    hardness: 0,
    questions: () => askAnswer('winter-games-host', winter, host({ en: 'Winter', pl: 'zimowych' })),
  },
  {
    ...olympics,
    name: 'olympic-statement',
    type: 'boolean',
    hardness: -1,
    questions: () =>
      stateAnswer('olympic-statement', summer, 15, (year, city) => ({
        en: `The Summer Olympic Games of ${year.en} were held in ${city.en}.`,
        pl: `Gospodarzem letnich igrzysk olimpijskich w ${year.pl} roku było to miasto: ${city.pl}.`,
      })),
  },
  {
    ...football,
    name: 'world-cup-winner',
    type: 'multiple',
    hardness: 0,
    questions: () =>
      askAnswer('world-cup-winner', cups, (year) => ({
        en: `Which team won the men's football World Cup of ${year.en}?`,
        pl: `Która reprezentacja zdobyła mistrzostwo świata w piłce nożnej mężczyzn w ${year.pl} roku?`,
      })),
  },
  {
    ...words,
    name: 'sport-of-term',
    type: 'multiple',
    hardness: 0,
    questions: () =>
      askAnswer('sport-of-term', terms, (term) => ({
        en: `To which of these sports does the following belong: ${term.en}?`,
        pl: `Z którym z tych sportów wiąże się to pojęcie: ${term.pl}?`,
      })),
  },
  {
    ...words,
    name: 'term-of-sport',
    reverseOf: 'sport-of-term',
    type: 'multiple',
    hardness: 0,
    questions: () =>
      askSubject('term-of-sport', terms, (_term, sport) => ({
        en: `Which of these terms belongs to this sport: ${sport.en}?`,
        pl: `Które z tych pojęć wiąże się z tym sportem: ${sport.pl}?`,
      })),
  },
];
