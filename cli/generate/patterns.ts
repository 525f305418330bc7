import type { GeneratedLanguage } from './slots.ts';

export type AnswerKind = 'person' | 'place' | 'year' | 'number' | 'phrase' | 'truth' | 'yes_no';

/**
 * A question about many things: the usual wording, and another one with the same meaning. `{name}` is the value of a
 * slot, and `{typed}` is the name in small letters.
 */
export interface Pattern extends Readonly<
  Record<GeneratedLanguage, readonly [usual: string, other: string]>
> {
  readonly answer: AnswerKind;
}

/** One relation of one thing, like questions made from a knowledge base. */
const RELATIONS: readonly [Pattern, ...Pattern[]] = [
  {
    answer: 'place',
    en: ['Where was {name} born?', 'In which place was {name} born?'],
    pl: ['Gdzie przyszedł na świat {name}?', 'W jakim miejscu przyszedł na świat {name}?'],
  },
  {
    answer: 'person',
    en: ['Who is the author of {name}?', '{name}: who is its author?'],
    pl: ['Kto jest autorem dzieła {name}?', 'Dzieło {name}: kto jest jego autorem?'],
  },
  {
    answer: 'place',
    en: ['Which country is {name} located in?', 'In what country is {name} located?'],
    pl: ['W jakim kraju leży {name}?', '{name} – w którym kraju leży?'],
  },
  {
    answer: 'person',
    en: ['Who performed {name}?', 'By whom was {name} performed?'],
    pl: ['Kto wykonał utwór {name}?', 'Utwór {name} – kto go wykonał?'],
  },
  {
    answer: 'place',
    en: ['Where is the headquarter of {name}?', 'Where are the headquarters of {name}?'],
    pl: ['Gdzie ma siedzibę {name}?', 'Gdzie siedzibę ma {name}?'],
  },
];

/** Several steps in one long sentence. */
const CHAINS: readonly [Pattern, ...Pattern[]] = [
  {
    answer: 'number',
    en: [
      'How many of the {quality} {thing}s that were opened in {place} after {year} are named after {name}?',
      'After {year}, how many of the {quality} {thing}s that were opened in {place} are named after {name}?',
    ],
    pl: [
      'Ile obiektów ({quality} {thing}), otwartych w mieście {place} po roku {year}, nosi imię {name}?',
      'Ile obiektów ({quality} {thing}), które otwarto w mieście {place} po roku {year}, nosi imię {name}?',
    ],
  },
  {
    answer: 'place',
    en: [
      'Which city has a {thing} with an area of {number} square metres and a {other} that belongs to {name}?',
      'What city has the {thing} with an area of {number} square metres and the {other} that belongs to {name}?',
    ],
    pl: [
      'W którym mieście jest {thing} o powierzchni {number} metrów kwadratowych oraz {other}, której właścicielem jest {name}?',
      'W jakim mieście jest {thing} o powierzchni {number} metrów kwadratowych oraz {other}, której właścicielem jest {name}?',
    ],
  },
  {
    answer: 'yes_no',
    en: ['Did {name} live in {place} before {year}?', 'Did {name} live in {place} before the year {year}?'],
    pl: [
      'Czy {name} mieszkał w miejscowości {place} przed rokiem {year}?',
      'Czy {name} w miejscowości {place} mieszkał przed rokiem {year}?',
    ],
  },
];

/** Queries as typed into a search engine. */
const QUERIES: readonly [Pattern, ...Pattern[]] = [
  {
    answer: 'person',
    en: ['Who plays the owner of the {thing} in {typed}?', 'In {typed} who plays the owner of the {thing}?'],
    pl: ['Kto gra właściciela w {typed} ({thing})?', 'W {typed} ({thing}) kto gra właściciela?'],
  },
  {
    answer: 'year',
    en: [
      'When did the {quality} {thing} of {typed} open?',
      'What year did the {quality} {thing} of {typed} open?',
    ],
    pl: [
      'Kiedy otwarto obiekt {quality} {thing} {typed}?',
      'W którym roku otwarto obiekt {quality} {thing} {typed}?',
    ],
  },
  {
    answer: 'place',
    en: ['Where does the {thing} in {typed} begin?', 'In {typed} where does the {thing} begin?'],
    pl: ['Gdzie w {typed} zaczyna się {thing}?', 'Gdzie zaczyna się {thing} w {typed}?'],
  },
];

const CLAIMS: readonly [Pattern, ...Pattern[]] = [
  {
    answer: 'truth',
    en: [
      '{name} was the {quality} {thing} closest to {place}.',
      '{name} was one {quality} {thing} closest to {place}.',
    ],
    pl: [
      '{name} to {quality} {thing} najbliżej miejscowości {place}.',
      '{name} to jest {quality} {thing} najbliżej miejscowości {place}.',
    ],
  },
  {
    answer: 'truth',
    en: ['{name} could have visited a {thing} in {year}.', 'In {year} {name} could have visited a {thing}.'],
    pl: ['{name} mógł w roku {year} zwiedzać {thing}.', 'W roku {year} {name} mógł zwiedzać {thing}.'],
  },
];

const SCHOOL: readonly [Pattern, ...Pattern[]] = [
  {
    answer: 'phrase',
    en: [
      'A class from {name} measured the {quality} {thing} {number} times. Which conclusion is best supported by the measurements?',
      'The class from {name} measured the {quality} {thing} {number} times. What conclusion is best supported by the measurements?',
    ],
    pl: [
      'Klasa z miejscowości {name} zmierzyła {number} razy obiekt {quality} {thing}. Jaki wniosek najlepiej wynika z pomiarów?',
      'Klasa z miejscowości {name} zmierzyła {number} razy obiekt {quality} {thing}. Który wniosek najlepiej wynika z pomiarów?',
    ],
  },
];

const QUIZZES: readonly [Pattern, ...Pattern[]] = [
  {
    answer: 'phrase',
    en: [
      'What is the {quality} {thing} of {name} known for?',
      'For what is the {quality} {thing} of {name} known?',
    ],
    pl: ['Z czego znany jest {quality} {thing} {name}?', 'Z czego jest znany {quality} {thing} {name}?'],
  },
  {
    answer: 'year',
    en: [
      'In which year was the {thing} of {name} founded?',
      'In what year was the {thing} of {name} founded?',
    ],
    pl: ['W którym roku powstał obiekt {thing} {name}?', 'W jakim roku powstał obiekt {thing} {name}?'],
  },
  {
    answer: 'person',
    en: [
      'Who was the first to travel from {place} to {name}?',
      'From {place} to {name}: who was the first to travel?',
    ],
    pl: [
      'Kto pierwszy przebył drogę z miejscowości {place} do {name}?',
      'Kto drogę z miejscowości {place} do {name} przebył pierwszy?',
    ],
  },
];

/** Patterns by the style of their sources. */
export const PATTERNS = {
  relation: RELATIONS,
  chain: CHAINS,
  query: QUERIES,
  claim: CLAIMS,
  school: SCHOOL,
  quiz: QUIZZES,
} as const;
export type Style = keyof typeof PATTERNS;
