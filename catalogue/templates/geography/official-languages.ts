import type { Continent, Country } from '../../facts/geography/countries.ts';
import { type LanguageFact, LANGUAGES } from '../../facts/geography/languages.ts';
import { OFFICIAL_LANGUAGE_NOTES } from '../../facts/notes/official-languages.ts';
import { OFFICIAL_LANGUAGES } from '../../facts/geography/official-languages.ts';
import type { BilingualQuestion, Template } from '../../template.ts';
import { countryOf, inSentence, regionsOf, tagsOf } from './atlas.ts';
import { drawRelatives, kinOf, LANGUAGE_BY_CODE } from './languages.ts';
import { ask, givesAway } from './wording.ts';

/** Whether the name of the country gives the language away, as Finland does. */
function isNamedAfter(language: LanguageFact, country: Country): boolean {
  return (
    country.en.startsWith(language.en.slice(0, 3)) ||
    country.pl.toLowerCase().startsWith(language.pl.slice(0, 3))
  );
}

/** Official languages of countries on a continent, and those that empires have spread all over the world. */
function languagesOf(continent: Continent): LanguageFact[] {
  const codes = OFFICIAL_LANGUAGES.filter((row) => countryOf(row.country).continent === continent).flatMap(
    (row) => row.official,
  );
  return LANGUAGES.filter((language) => [...codes, 'en', 'fr', 'es', 'pt', 'nl'].includes(language.code));
}

/** Wrong answers, those first that are official in the surroundings of the country. */
function wrongLanguages(language: LanguageFact, country: Country, unfair: readonly string[]): LanguageFact[] {
  const seed = `official/${country.code}`;
  const pool = languagesOf(country.continent).filter((other) => !unfair.includes(other.code));
  const around = OFFICIAL_LANGUAGES.filter((row) => countryOf(row.country).area === country.area);
  const codes = new Set(around.flatMap((row) => row.official));
  const nearby = pool.filter((other) => codes.has(other.code));
  const drawn = [...drawRelatives(language, nearby, seed), ...drawRelatives(language, pool, seed)];
  return [...new Set(drawn)].slice(0, 3);
}

function* officialLanguage(): Generator<BilingualQuestion> {
  for (const row of OFFICIAL_LANGUAGES) {
    const country = countryOf(row.country);
    const text = {
      en: `Which of these is an official language of ${inSentence(country)}?`,
      pl: `Który z tych języków jest językiem urzędowym ${country.genitive}?`,
    };
    const known = row.official.flatMap((code) => LANGUAGE_BY_CODE.get(code) ?? []);
    const [language] = known.filter((candidate) => !isNamedAfter(candidate, country));
    // The written question about Åland asks for the Swedish of Finland.
    if (language === undefined || country.code === 'fi') continue;
    if (givesAway(text, language)) continue;
    const unfair = [...row.official, ...row.besides];
    const wrong = wrongLanguages(language, country, unfair);
    yield {
      key: row.country,
      familiarity: country.familiarity,
      tags: tagsOf(country),
      regions: regionsOf(country),
      ...ask(text, language, wrong, OFFICIAL_LANGUAGE_NOTES[row.country] ?? kinOf(language)),
    };
  }
}

export const OFFICIAL_LANGUAGE_TEMPLATES: readonly Template[] = [
  {
    name: 'official-language',
    type: 'multiple',
    category: 'geography',
    subcategories: ['languages'],
    tags: ['languages', 'countries'],
    hardness: 0,
    written: '2026-11-21',
    questions: officialLanguage,
  },
];
