import { draw } from '../../draw.ts';
import { POLISH_TOWNS, VOIVODESHIPS, type Voivodeship } from '../../facts/geography/poland.ts';
import { TOWN_NOTES, VOIVODESHIP_NOTES } from '../../facts/notes/poland.ts';
import { STATE_NOTES } from '../../facts/notes/states.ts';
import { AMERICAN_STATES } from '../../facts/geography/united-states.ts';
import type { BilingualQuestion, Template } from '../../template.ts';
import { slugOf } from './atlas.ts';
import { ask, givesAway, type Name } from './wording.ts';

/** Towns of one kind that are asked; more would be noticeable. */
const ASKED_TOWNS = 32;

const same = (name: string): Name => ({ en: name, pl: name });

function* capitalOfAmericanState(): Generator<BilingualQuestion> {
  for (const state of AMERICAN_STATES) {
    const text = {
      en: `What is the capital of the US state of ${state.en}?`,
      pl: `Jakie miasto jest stolicą amerykańskiego stanu ${state.pl}?`,
    };
    const others = AMERICAN_STATES.filter((other) => other !== state);
    const seed = `state/${state.en}`;
    const elsewhere = draw(others, 2, seed, (other) => other.en).map((other) => other.capital);
    const rival = { en: state.rival, pl: state.rivalInPolish ?? state.rival };
    const wrong = [rival, ...elsewhere.map(same)];
    const key = slugOf(state.en);
    yield {
      key,
      familiarity: state.familiarity,
      regions: state.familiarity >= 2 ? ['us'] : [],
      ...ask(text, same(state.capital), wrong, STATE_NOTES[key]),
    };
  }
}

/** A voivodeship as the answer to „W którym województwie…?”: „w mazowieckim”. */
const answeringWhere = (voivodeship: Voivodeship): Name => ({
  en: `${voivodeship.en} Voivodeship`,
  pl: `w ${voivodeship.pl.replace(/e$/, 'm')}`,
});

function* capitalOfVoivodeship(): Generator<BilingualQuestion> {
  const seats = VOIVODESHIPS.flatMap((voivodeship) => voivodeship.capital ?? []);
  for (const voivodeship of VOIVODESHIPS) {
    if (voivodeship.capital === undefined) continue;
    const text = {
      en: `Which city is the capital of the ${voivodeship.en} Voivodeship in Poland?`,
      pl: `Jakie miasto jest stolicą województwa ${voivodeship.pl}go?`,
    };
    if (givesAway(text, voivodeship.capital)) continue;
    const others = seats.filter((seat) => seat !== voivodeship.capital);
    const wrong = draw(others, 3, `voivodeship/${voivodeship.slug}`, (seat) => seat.en);
    yield {
      key: voivodeship.slug,
      familiarity: 3,
      regions: ['pl'],
      ...ask(text, voivodeship.capital, wrong, VOIVODESHIP_NOTES[voivodeship.slug]),
    };
  }
}

function* voivodeshipOfTown(): Generator<BilingualQuestion> {
  for (const town of draw(POLISH_TOWNS, ASKED_TOWNS, 'voivodeship-of-town', ({ name }) => name)) {
    const voivodeship = VOIVODESHIPS.find((candidate) => candidate.slug === town.voivodeship);
    if (voivodeship === undefined) throw new Error(`no voivodeship has the slug ${town.voivodeship}`);
    const text = {
      en: `In which voivodeship of Poland is ${town.name}?`,
      pl: `W którym województwie ${town.plural === true ? 'leżą' : 'leży'} ${town.name}?`,
    };
    const others = VOIVODESHIPS.filter((other) => other !== voivodeship);
    const wrong = draw(others, 3, `town/${town.name}`, (other) => other.slug);
    const key = slugOf(town.name);
    yield {
      key,
      // Abroad, even those who know the town hardly know the voivodeships.
      familiarity: town.familiarity < 3 ? 3 : town.familiarity,
      regions: ['pl'],
      ...ask(text, answeringWhere(voivodeship), wrong.map(answeringWhere), TOWN_NOTES[key]),
    };
  }
}

const shared = { category: 'geography', type: 'multiple', written: '2026-11-21', hardness: 0 } as const;

export const STATE_TEMPLATES: readonly Template[] = [
  {
    ...shared,
    name: 'capital-of-american-state',
    subcategories: ['regions-and-provinces', 'capitals'],
    tags: ['us-states', 'united-states', 'north-america'],
    questions: capitalOfAmericanState,
  },
  {
    ...shared,
    name: 'capital-of-voivodeship',
    subcategories: ['regions-and-provinces'],
    tags: ['voivodeships', 'poland', 'europe'],
    questions: capitalOfVoivodeship,
  },
  {
    ...shared,
    name: 'voivodeship-of-town',
    narrow: true,
    subcategories: ['regions-and-provinces', 'cities'],
    tags: ['voivodeships', 'poland', 'europe'],
    questions: voivodeshipOfTown,
  },
];
