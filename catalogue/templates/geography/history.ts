import { draw } from '../../draw.ts';
import { COUNTRIES } from '../../facts/geography/countries.ts';
import { INDEPENDENCES } from '../../facts/geography/government.ts';
import { OLD_CITY_NOTES, OLD_COUNTRY_NOTES, RULER_NOTES } from '../../facts/notes/history.ts';
import { OLD_NAMES, type OldName } from '../../facts/geography/old-names.ts';
import type { BilingualQuestion, Template } from '../../template.ts';
import { agreeing, countryOf, drawNearby, inSentence, regionsOf, slugOf, tagsOf } from './atlas.ts';
import { ask, givesAway } from './wording.ts';

/** Colonial powers to choose from: empires that left their language or railways behind. */
const RULERS = 'gb fr es pt nl be de it'.split(' ').map(countryOf);

function* formerRuler(): Generator<BilingualQuestion> {
  for (const row of INDEPENDENCES) {
    const why = RULER_NOTES[row.country];
    if (why === undefined || row.ruled === undefined) continue;
    const country = countryOf(row.country);
    const ruler = countryOf(row.ruler);
    const text = {
      en: `Which country ruled ${inSentence(country)} until ${agreeing(country, 'en', ['its', 'their'])} independence in ${row.year}?`,
      pl: `Które państwo władało ${row.ruled} aż do ogłoszenia niepodległości w ${row.year} roku?`,
    };
    const others = row.others?.map(countryOf) ?? RULERS.filter((other) => other !== ruler);
    yield {
      key: country.code,
      familiarity: row.familiarity,
      tags: tagsOf(country),
      regions: regionsOf(country),
      ...ask(
        text,
        ruler,
        draw(others, 3, `ruler/${country.code}`, (other) => other.code),
        why,
      ),
    };
  }
}

/** Other cities that have been renamed, those in the same area first. */
function otherRenamedCities(row: OldName): OldName[] {
  const cities = OLD_NAMES.filter((other) => other.kind === 'city' && other.en !== row.en);
  const pick = (isNear: boolean): OldName[] =>
    draw(
      cities.filter((other) => (other.area === row.area) === isNear),
      3,
      `old-name/${row.en}`,
      (other) => other.en,
    );
  return [...pick(true), ...pick(false)].slice(0, 3);
}

function* newNameOfCity(): Generator<BilingualQuestion> {
  for (const row of OLD_NAMES) {
    if (row.kind !== 'city') continue;
    const text = {
      en: `Which city used to be called ${row.old.en}?`,
      pl: `Które miasto nosiło dawniej nazwę ${row.old.pl}?`,
    };
    const key = slugOf(row.old.en);
    const why = OLD_CITY_NOTES[key];
    if (why === undefined || givesAway(text, row)) continue;
    const wrong = otherRenamedCities(row);
    yield {
      key,
      familiarity: row.familiarity,
      tags: ['cities'],
      ...ask(text, row, wrong, why),
    };
  }
}

function* newNameOfCountry(): Generator<BilingualQuestion> {
  for (const row of OLD_NAMES) {
    if (row.kind !== 'country') continue;
    const country = COUNTRIES.find((candidate) => candidate.en === row.en);
    if (country === undefined) throw new Error(`no country is named ${row.en}`);
    const text = {
      en: `Which of today's countries was once known as ${row.old.en}?`,
      pl: `Które dzisiejsze państwo nosiło dawniej nazwę ${row.old.pl}?`,
    };
    const others = COUNTRIES.filter((other) => other !== country && !givesAway(text, other));
    const key = slugOf(row.old.en);
    const wrong = drawNearby(country, others, (other) => other, 3, `old-name/${row.en}`);
    yield {
      key,
      familiarity: row.familiarity,
      tags: tagsOf(country),
      ...ask(text, country, wrong, OLD_COUNTRY_NOTES[key]),
    };
  }
}

const shared = { type: 'multiple', category: 'history', written: '2026-11-21', hardness: 0 } as const;

export const HISTORY_TEMPLATES: readonly Template[] = [
  {
    ...shared,
    name: 'former-ruler',
    subcategories: ['independence'],
    tags: ['independence'],
    questions: formerRuler,
  },
  {
    ...shared,
    name: 'new-name-of-city',
    subcategories: ['former-names'],
    tags: ['former-names'],
    questions: newNameOfCity,
  },
  {
    ...shared,
    name: 'new-name-of-country',
    subcategories: ['former-names'],
    tags: ['former-names', 'countries'],
    questions: newNameOfCountry,
  },
];
