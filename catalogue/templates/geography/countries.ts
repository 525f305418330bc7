import { capitalised } from '../../capitalised.ts';
import { draw } from '../../draw.ts';
import { COUNTRIES, type Country } from '../../facts/geography/countries.ts';
import { COAST_NOTES, DRIVING_NOTES } from '../../facts/notes/countries.ts';
import { COUNTRY_NOTES, LANDLOCKED_NOTES } from '../../facts/notes/nations.ts';
import type { StarterLanguage } from '../../languages.ts';
import type { BilingualQuestion, Familiarity, Template } from '../../template.ts';
import { agreeing, countryOf, inSentence, neighboursOf, regionsOf, tagsOf } from './atlas.ts';
import { ON_CONTINENT } from './continents.ts';
import { answeringWhere } from './country-of.ts';
import { ask, claim } from './wording.ts';

const about = (country: Country): Omit<BilingualQuestion, StarterLanguage> => ({
  key: country.code,
  familiarity: country.familiarity,
  tags: tagsOf(country),
  regions: regionsOf(country),
});

/** Lesser-known countries on the mainland, which people place on the wrong continent. */
function* continentOfCountry(): Generator<BilingualQuestion> {
  for (const country of COUNTRIES) {
    if (country.familiarity < 4 || country.twoContinents === true || country.en.includes('Africa')) continue;
    if (neighboursOf(country).length === 0) continue;
    const text = {
      en: `On which continent ${agreeing(country, 'en', ['is', 'are'])} ${inSentence(country)}?`,
      pl: `W której części świata ${agreeing(country, 'pl', ['leży', 'leżą'])} ${country.pl}?`,
    };
    const others = Object.entries(ON_CONTINENT).filter(([slug]) => slug !== country.continent);
    const wrong = draw(others, 3, `continent/${country.code}`, ([slug]) => slug).map(([, name]) => name);
    yield {
      ...about(country),
      ...ask(text, ON_CONTINENT[country.continent], wrong, COUNTRY_NOTES[country.code]),
    };
  }
}

/** Landlocked countries, and countries of which players believe that they are. */
function* landlockedStatement(): Generator<BilingualQuestion> {
  const landlocked = COUNTRIES.filter((country) => country.landlocked === true && country.familiarity <= 3);
  const coastal = Object.keys(COAST_NOTES).map(countryOf);
  for (const country of [...landlocked, ...coastal]) {
    const statement = {
      en: `${capitalised(inSentence(country))} ${agreeing(country, 'en', ['has', 'have'])} no access to the sea.`,
      pl: `${country.pl} nie ${agreeing(country, 'pl', ['ma', 'mają'])} dostępu do morza.`,
    };
    const why = COAST_NOTES[country.code] ?? LANDLOCKED_NOTES[country.code];
    yield { ...about(country), ...claim(statement, country.landlocked === true, why) };
  }
}

function* leftDriving(): Generator<BilingualQuestion> {
  for (const [code, why] of Object.entries(DRIVING_NOTES)) {
    const country = countryOf(code);
    const statement = {
      en: `People drive on the left side of the road in ${inSentence(country)}.`,
      pl: `${capitalised(answeringWhere(country).pl)} obowiązuje ruch lewostronny.`,
    };
    yield { ...about(country), ...claim(statement, country.drivesOnLeft === true, why) };
  }
}

/** Pairs whose order surprises: the first is the subject of the statement. */
const COMPARED = [
  ['pl', 'it'],
  ['es', 'mg'],
  ['fi', 'pl'],
  ['cu', 'pt'],
  ['ie', 'is'],
  ['vn', 'it'],
  ['gb', 'nz'],
  ['de', 'jp'],
  ['pe', 'mn'],
  ['sa', 'mx'],
  ['eg', 'ng'],
  ['bg', 'gr'],
  ['in', 'au'],
  ['kr', 'pt'],
  ['iq', 'jp'],
] as const;

function* surfaceComparison(): Generator<BilingualQuestion> {
  for (const [code, otherCode] of COMPARED) {
    const [country, other] = [countryOf(code), countryOf(otherCode)];
    if (country.surface === undefined || other.surface === undefined)
      throw new Error(`no area is known of ${code} or ${otherCode}`);
    const statement = {
      en: `${capitalised(inSentence(country))} ${agreeing(country, 'en', ['has', 'have'])} a larger area than ${inSentence(other)}.`,
      pl: `${country.pl} ${agreeing(country, 'pl', ['ma', 'mają'])} większą powierzchnię niż ${other.pl}.`,
    };
    const why = {
      en: `${capitalised(inSentence(country))} ${agreeing(country, 'en', ['covers', 'cover'])} about ${country.surface.toLocaleString('en')},000 square kilometres, ${inSentence(other)} about ${other.surface.toLocaleString('en')},000.`,
      pl: `${country.pl} ${agreeing(country, 'pl', ['ma', 'mają'])} około ${country.surface} tys. km², a ${other.pl} – około ${other.surface} tys. km².`,
    };
    const familiarity = Math.max(country.familiarity, other.familiarity) as Familiarity;
    const tags = [...new Set([...tagsOf(country), ...tagsOf(other)])];
    const isLarger = country.surface > other.surface;
    yield { ...about(country), familiarity, tags, ...claim(statement, isLarger, why) };
  }
}

const shared = { category: 'geography', tags: ['countries'], written: '2026-11-21' } as const;

export const COUNTRY_TEMPLATES: readonly Template[] = [
  {
    ...shared,
    name: 'continent-of-country',
    type: 'multiple',
    subcategories: ['continents'],
    hardness: -1,
    questions: continentOfCountry,
  },
  {
    ...shared,
    name: 'landlocked-statement',
    type: 'boolean',
    subcategories: ['seas-and-coasts'],
    hardness: 0,
    questions: landlockedStatement,
  },
  {
    ...shared,
    name: 'left-driving',
    type: 'boolean',
    category: 'vehicles',
    subcategories: ['road-traffic'],
    tags: ['countries', 'road-traffic'],
    hardness: 1,
    questions: leftDriving,
  },
  {
    ...shared,
    name: 'surface-comparison',
    type: 'boolean',
    subcategories: ['size-of-countries'],
    hardness: 1,
    questions: surfaceComparison,
  },
];
