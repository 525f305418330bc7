import { capitalised } from '../../capitalised.ts';
import { draw } from '../../draw.ts';
import { BESIDE_COUNTRY } from '../../facts/geography/beside.ts';
import { COUNTRIES, type Country } from '../../facts/geography/countries.ts';
import type { BilingualQuestion, Familiarity, Template } from '../../template.ts';
import { BORDER_NOTES } from '../../facts/notes/borders.ts';
import { ONLY_NEIGHBOUR_NOTES } from '../../facts/notes/countries.ts';
import {
  agreeing,
  countryOf,
  drawNearby,
  inSentence,
  isArguablePair,
  neighboursOf,
  regionsOf,
  tagsOf,
} from './atlas.ts';
import { ask, givesAway, listed, type Name, sentences } from './wording.ts';
import type { StarterLanguage } from '../../languages.ts';

/** Countries with an undisputed number of neighbours: no overseas parts, disputed neighbours or enclaves abroad. */
const COUNTABLE =
  'pl de cz sk at ch hu it be lu ro bg gr by lt lv ee hr si ba no se fi mn np th kh vn la ar cl pe bo py uy co ec mx ke uz kz'.split(
    ' ',
  );

const about = (country: Country): Omit<BilingualQuestion, StarterLanguage> => ({
  key: country.code,
  familiarity: country.familiarity,
  tags: tagsOf(country),
  regions: regionsOf(country),
});

/** Countries that are undisputedly not neighbours, the nearest first. Islands would be too easy as wrong answers. */
function strangersTo(country: Country, count: number, seed: string, islands = false): Country[] {
  const neighbours = neighboursOf(country);
  const pool = COUNTRIES.filter(
    (other) =>
      other !== country &&
      (islands || neighboursOf(other).length > 0) &&
      !neighbours.includes(other) &&
      !isArguablePair(country, other),
  );
  return drawNearby(country, pool, (other) => other, count, seed);
}

/** The stranger that borders on most of the country's neighbours, so that it does not stand out among them. */
function neighbourOfNeighbours(country: Country): Country | undefined {
  const around = neighboursOf(country);
  const shared = (other: Country): number => neighboursOf(other).filter((one) => around.includes(one)).length;
  const strangers = strangersTo(country, COUNTRIES.length, `no-neighbour/${country.code}`);
  return strangers.toSorted((one, other) => shared(other) - shared(one))[0];
}

/** The Polish name as after „z”. */
function instrumental({ code, en }: Country): string {
  const name = BESIDE_COUNTRY[code];
  if (name === undefined) throw new Error(`no instrumental is known of ${en}`);
  return name;
}

/** „Ze” makes a cluster of consonants easier to say. */
function withPreposition(names: string): string {
  return /^(?:S[złrtw]|Zj)/.test(names) ? `ze ${names}` : `z ${names}`;
}

/** „Z Polską”, „ze Słowacją”. */
const beside = (country: Country): string => withPreposition(instrumental(country));

/** Neighbours that can be right or wrong answers. */
function certainNeighbours(country: Country): Country[] {
  return neighboursOf(country).filter((other) => !isArguablePair(country, other));
}

/** Players do not read longer lists. */
const LONGEST_LIST = 14;

/** Lists the undisputed neighbours of a country, or some of them; undefined when it has none. */
function neighboursToldOf(country: Country): Name | undefined {
  const neighbours = certainNeighbours(country).toSorted((a, b) => a.familiarity - b.familiarity);
  if (neighbours.length === 0) return undefined;
  const names = listed(
    neighbours.slice(0, LONGEST_LIST).map((other) => ({ en: inSentence(other), pl: instrumental(other) })),
  );
  const verb = agreeing(country, 'en', ['borders', 'border']);
  return {
    en: `${capitalised(inSentence(country))} ${verb} ${names.en}.`,
    pl: `${country.pl} ${agreeing(country, 'pl', ['graniczy', 'graniczą'])} ${withPreposition(names.pl)}.`,
  };
}

/** The neighbours of a country, and what is special about its borders. */
const bordersToldOf = (country: Country): Name | undefined =>
  sentences(neighboursToldOf(country), BORDER_NOTES[country.code]);

function* neighbourOfCountry(): Generator<BilingualQuestion> {
  for (const country of COUNTRIES) {
    if (neighboursOf(country).length < 2 || country.familiarity > 2) continue;
    const text = {
      en: `Which of these countries shares a land border with ${inSentence(country)}?`,
      pl: `Które z tych państw graniczy ${beside(country)}?`,
    };
    const candidates = certainNeighbours(country).filter((other) => !givesAway(text, other));
    const [neighbour] = draw(candidates, 1, `neighbour/${country.code}`, (other) => other.code);
    if (neighbour === undefined) continue;
    const strangers = strangersTo(country, 3, `neighbour-stranger/${country.code}`);
    yield { ...about(country), ...ask(text, neighbour, strangers, bordersToldOf(country)) };
  }
}

function* noNeighbourOfCountry(): Generator<BilingualQuestion> {
  for (const country of COUNTRIES) {
    const neighbours = certainNeighbours(country);
    const stranger = neighbourOfNeighbours(country);
    if (neighbours.length < 4 || stranger === undefined || country.familiarity > 3) continue;
    const text = {
      en: `Which of these countries does not share a land border with ${inSentence(country)}?`,
      pl: `Które z tych państw nie graniczy ${beside(country)}?`,
    };
    const wrong = draw(neighbours, 3, `no-neighbour-wrong/${country.code}`, (other) => other.code);
    yield { ...about(country), ...ask(text, stranger, wrong, bordersToldOf(country)) };
  }
}

function* onlyNeighbour(): Generator<BilingualQuestion> {
  for (const country of COUNTRIES) {
    const [neighbour, second] = neighboursOf(country);
    if (neighbour === undefined || second !== undefined) continue;
    if (['dk', 'gb', 'ca', 'sm', 'va'].includes(country.code)) continue;
    const text = {
      en: `Which is the only country that shares a land border with ${inSentence(country)}?`,
      pl: `Które państwo jako jedyne graniczy na lądzie ${beside(country)}?`,
    };
    const why = ONLY_NEIGHBOUR_NOTES[country.code];
    yield {
      ...about(country),
      ...ask(text, neighbour, strangersTo(country, 3, `only/${country.code}`, true), why),
    };
  }
}

function* neighbourCount(): Generator<BilingualQuestion> {
  for (const country of COUNTABLE.map(countryOf)) {
    if (country.familiarity > 2) continue;
    const neighbours = neighboursOf(country);
    const text = {
      en: `How many countries share a land border with ${inSentence(country)}?`,
      pl: `Z iloma państwami ${agreeing(country, 'pl', ['graniczy', 'graniczą'])} na lądzie ${country.pl}?`,
    };
    const count = String(neighbours.length);
    const names = listed(neighbours.map((other) => ({ en: inSentence(other), pl: other.pl })));
    const list = { en: `They are ${names.en}.`, pl: `Są to ${names.pl}.` };
    const explanation = sentences(list, BORDER_NOTES[country.code]);
    const familiarity: Familiarity = country.familiarity === 1 ? 2 : 3;
    yield { ...about(country), familiarity, ...ask(text, { en: count, pl: count }, [], explanation) };
  }
}

const shared = {
  category: 'geography',
  subcategories: ['borders'],
  tags: ['borders', 'countries'],
  written: '2026-11-21',
} as const;

export const BORDER_TEMPLATES: readonly Template[] = [
  { ...shared, name: 'neighbour-of-country', type: 'multiple', hardness: 2, questions: neighbourOfCountry },
  {
    ...shared,
    name: 'no-neighbour-of-country',
    type: 'multiple',
    hardness: 2,
    questions: noNeighbourOfCountry,
  },
  { ...shared, name: 'only-neighbour', type: 'multiple', hardness: 0, questions: onlyNeighbour },
  { ...shared, name: 'neighbour-count', type: 'text_input', hardness: 1, questions: neighbourCount },
];
