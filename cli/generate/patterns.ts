import type { GeneratedLanguage, Slots } from './slots.ts';

export type AnswerKind = 'person' | 'place' | 'year' | 'number' | 'phrase' | 'truth' | 'yes_no';

type Wording = (slots: Slots) => string;

/** A question about many things: the usual wording, and others with the same meaning. */
export interface Pattern {
  readonly answer: AnswerKind;
  readonly wordings: Readonly<Record<GeneratedLanguage, readonly [Wording, ...Wording[]]>>;
}

/** One relation of one thing, like questions made from a knowledge base. */
const RELATIONS: readonly [Pattern, ...Pattern[]] = [
  {
    answer: 'place',
    wordings: {
      en: [({ name }) => `Where was ${name} born?`, ({ name }) => `In which place was ${name} born?`],
      pl: [
        ({ name }) => `Gdzie przyszedł na świat ${name}?`,
        ({ name }) => `W jakim miejscu przyszedł na świat ${name}?`,
      ],
    },
  },
  {
    answer: 'person',
    wordings: {
      en: [({ name }) => `Who is the author of ${name}?`, ({ name }) => `${name}: who is its author?`],
      pl: [
        ({ name }) => `Kto jest autorem dzieła ${name}?`,
        ({ name }) => `Dzieło ${name}: kto jest jego autorem?`,
      ],
    },
  },
  {
    answer: 'place',
    wordings: {
      en: [
        ({ name }) => `Which country is ${name} located in?`,
        ({ name }) => `In what country is ${name} located?`,
      ],
      pl: [({ name }) => `W jakim kraju leży ${name}?`, ({ name }) => `${name} – w którym kraju leży?`],
    },
  },
  {
    answer: 'person',
    wordings: {
      en: [({ name }) => `Who performed ${name}?`, ({ name }) => `By whom was ${name} performed?`],
      pl: [({ name }) => `Kto wykonał utwór ${name}?`, ({ name }) => `Utwór ${name} – kto go wykonał?`],
    },
  },
  {
    answer: 'place',
    wordings: {
      en: [
        ({ name }) => `Where is the headquarter of ${name}?`,
        ({ name }) => `Where are the headquarters of ${name}?`,
      ],
      pl: [({ name }) => `Gdzie ma siedzibę ${name}?`, ({ name }) => `Gdzie siedzibę ma ${name}?`],
    },
  },
];

/** Several steps in one long sentence. */
const CHAINS: readonly [Pattern, ...Pattern[]] = [
  {
    answer: 'number',
    wordings: {
      en: [
        ({ thing, quality, place, year, name }) =>
          `How many of the ${quality.en} ${thing.en}s that were opened in ${place} after ${year} are named after ${name}?`,
        ({ thing, quality, place, year, name }) =>
          `After ${year}, how many of the ${quality.en} ${thing.en}s that were opened in ${place} are named after ${name}?`,
      ],
      pl: [
        ({ thing, quality, place, year, name }) =>
          `Ile obiektów (${quality.pl} ${thing.pl}), otwartych w mieście ${place} po roku ${year}, nosi imię ${name}?`,
        ({ thing, quality, place, year, name }) =>
          `Ile obiektów (${quality.pl} ${thing.pl}), które otwarto w mieście ${place} po roku ${year}, nosi imię ${name}?`,
      ],
    },
  },
  {
    answer: 'place',
    wordings: {
      en: [
        ({ thing, other, number, name }) =>
          `Which city has a ${thing.en} with an area of ${number} square metres and a ${other.en} that belongs to ${name}?`,
        ({ thing, other, number, name }) =>
          `What city has the ${thing.en} with an area of ${number} square metres and the ${other.en} that belongs to ${name}?`,
      ],
      pl: [
        ({ thing, other, number, name }) =>
          `W którym mieście jest ${thing.pl} o powierzchni ${number} metrów kwadratowych oraz ${other.pl}, której właścicielem jest ${name}?`,
        ({ thing, other, number, name }) =>
          `W jakim mieście jest ${thing.pl} o powierzchni ${number} metrów kwadratowych oraz ${other.pl}, której właścicielem jest ${name}?`,
      ],
    },
  },
  {
    answer: 'yes_no',
    wordings: {
      en: [
        ({ name, place, year }) => `Did ${name} live in ${place} before ${year}?`,
        ({ name, place, year }) => `Did ${name} live in ${place} before the year ${year}?`,
      ],
      pl: [
        ({ name, place, year }) => `Czy ${name} mieszkał w miejscowości ${place} przed rokiem ${year}?`,
        ({ name, place, year }) => `Czy ${name} w miejscowości ${place} mieszkał przed rokiem ${year}?`,
      ],
    },
  },
];

/** Queries as typed into a search engine. */
const QUERIES: readonly [Pattern, ...Pattern[]] = [
  {
    answer: 'person',
    wordings: {
      en: [
        ({ name, thing }) => `Who plays the owner of the ${thing.en} in ${name.toLowerCase()}?`,
        ({ name, thing }) => `In ${name.toLowerCase()} who plays the owner of the ${thing.en}?`,
      ],
      pl: [
        ({ name, thing }) => `Kto gra właściciela w ${name.toLowerCase()} (${thing.pl})?`,
        ({ name, thing }) => `W ${name.toLowerCase()} (${thing.pl}) kto gra właściciela?`,
      ],
    },
  },
  {
    answer: 'year',
    wordings: {
      en: [
        ({ name, quality, thing }) => `When did the ${quality.en} ${thing.en} of ${name.toLowerCase()} open?`,
        ({ name, quality, thing }) =>
          `What year did the ${quality.en} ${thing.en} of ${name.toLowerCase()} open?`,
      ],
      pl: [
        ({ name, quality, thing }) => `Kiedy otwarto obiekt ${quality.pl} ${thing.pl} ${name.toLowerCase()}?`,
        ({ name, quality, thing }) =>
          `W którym roku otwarto obiekt ${quality.pl} ${thing.pl} ${name.toLowerCase()}?`,
      ],
    },
  },
  {
    answer: 'place',
    wordings: {
      en: [
        ({ name, thing }) => `Where does the ${thing.en} in ${name.toLowerCase()} begin?`,
        ({ name, thing }) => `In ${name.toLowerCase()} where does the ${thing.en} begin?`,
      ],
      pl: [
        ({ name, thing }) => `Gdzie w ${name.toLowerCase()} zaczyna się ${thing.pl}?`,
        ({ name, thing }) => `Gdzie zaczyna się ${thing.pl} w ${name.toLowerCase()}?`,
      ],
    },
  },
];

const CLAIMS: readonly [Pattern, ...Pattern[]] = [
  {
    answer: 'truth',
    wordings: {
      en: [
        ({ name, quality, thing, place }) => `${name} was the ${quality.en} ${thing.en} closest to ${place}.`,
        ({ name, quality, thing, place }) => `${name} was one ${quality.en} ${thing.en} closest to ${place}.`,
      ],
      pl: [
        ({ name, quality, thing, place }) =>
          `${name} to ${quality.pl} ${thing.pl} najbliżej miejscowości ${place}.`,
        ({ name, quality, thing, place }) =>
          `${name} to jest ${quality.pl} ${thing.pl} najbliżej miejscowości ${place}.`,
      ],
    },
  },
  {
    answer: 'truth',
    wordings: {
      en: [
        ({ name, thing, year }) => `${name} could have visited a ${thing.en} in ${year}.`,
        ({ name, thing, year }) => `In ${year} ${name} could have visited a ${thing.en}.`,
      ],
      pl: [
        ({ name, thing, year }) => `${name} mógł w roku ${year} zwiedzać ${thing.pl}.`,
        ({ name, thing, year }) => `W roku ${year} ${name} mógł zwiedzać ${thing.pl}.`,
      ],
    },
  },
];

const SCHOOL: readonly [Pattern, ...Pattern[]] = [
  {
    answer: 'phrase',
    wordings: {
      en: [
        ({ name, quality, thing, number }) =>
          `A class from ${name} measured the ${quality.en} ${thing.en} ${number} times. Which conclusion is best supported by the measurements?`,
        ({ name, quality, thing, number }) =>
          `The class from ${name} measured the ${quality.en} ${thing.en} ${number} times. What conclusion is best supported by the measurements?`,
      ],
      pl: [
        ({ name, quality, thing, number }) =>
          `Klasa z miejscowości ${name} zmierzyła ${number} razy obiekt ${quality.pl} ${thing.pl}. Jaki wniosek najlepiej wynika z pomiarów?`,
        ({ name, quality, thing, number }) =>
          `Klasa z miejscowości ${name} zmierzyła ${number} razy obiekt ${quality.pl} ${thing.pl}. Który wniosek najlepiej wynika z pomiarów?`,
      ],
    },
  },
];

const QUIZZES: readonly [Pattern, ...Pattern[]] = [
  {
    answer: 'phrase',
    wordings: {
      en: [
        ({ name, thing, quality }) => `What is the ${quality.en} ${thing.en} of ${name} known for?`,
        ({ name, thing, quality }) => `For what is the ${quality.en} ${thing.en} of ${name} known?`,
      ],
      pl: [
        ({ name, thing, quality }) => `Z czego znany jest ${quality.pl} ${thing.pl} ${name}?`,
        ({ name, thing, quality }) => `Z czego jest znany ${quality.pl} ${thing.pl} ${name}?`,
      ],
    },
  },
  {
    answer: 'year',
    wordings: {
      en: [
        ({ name, thing }) => `In which year was the ${thing.en} of ${name} founded?`,
        ({ name, thing }) => `In what year was the ${thing.en} of ${name} founded?`,
      ],
      pl: [
        ({ name, thing }) => `W którym roku powstał obiekt ${thing.pl} ${name}?`,
        ({ name, thing }) => `W jakim roku powstał obiekt ${thing.pl} ${name}?`,
      ],
    },
  },
  {
    answer: 'person',
    wordings: {
      en: [
        ({ name, place }) => `Who was the first to travel from ${place} to ${name}?`,
        ({ name, place }) => `From ${place} to ${name}: who was the first to travel?`,
      ],
      pl: [
        ({ name, place }) => `Kto pierwszy przebył drogę z miejscowości ${place} do ${name}?`,
        ({ name, place }) => `Kto drogę z miejscowości ${place} do ${name} przebył pierwszy?`,
      ],
    },
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
