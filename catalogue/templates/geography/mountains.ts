import { draw } from '../../draw.ts';
import { DESERTS } from '../../facts/geography/deserts.ts';
import {
  HIGHEST_MOUNTAINS,
  type HighestMountain,
  type MountainRange,
  type Peak,
  PEAKS,
  RANGES,
} from '../../facts/geography/mountains.ts';
import { DESERT_NOTES } from '../../facts/notes/landforms.ts';
import { HIGHEST_MOUNTAIN_NOTES, PEAK_NOTES } from '../../facts/notes/mountains.ts';
import { IN_RANGE } from '../../facts/geography/where.ts';
import type { BilingualQuestion, Template } from '../../template.ts';
import { countryOf, drawNearby, inSentence, regionsOf, slugOf, tagsOf } from './atlas.ts';
import { ON_CONTINENT } from './continents.ts';
import { ask, type Name } from './wording.ts';

function* highestMountain(): Generator<BilingualQuestion> {
  const countryOfMountain = (mountain: HighestMountain) => countryOf(mountain.country);
  for (const mountain of HIGHEST_MOUNTAINS) {
    const country = countryOf(mountain.country);
    const text = {
      en: `What is the highest peak in ${inSentence(country)}?`,
      pl: `Jak nazywa się najwyższy szczyt ${country.genitive}?`,
    };
    const why = HIGHEST_MOUNTAIN_NOTES[mountain.country];
    if (why === undefined) continue;
    const others = HIGHEST_MOUNTAINS.filter((other) => other !== mountain);
    const seed = `highest/${mountain.country}`;
    yield {
      key: mountain.country,
      familiarity: mountain.familiarity,
      tags: tagsOf(country),
      regions: mountain.familiarity >= 3 || country.code === 'pl' ? [country.code] : regionsOf(country),
      ...ask(text, mountain, drawNearby(country, others, countryOfMountain, 3, seed), why),
    };
  }
}

function rangeOf(peak: Peak): MountainRange {
  const range = RANGES.find((candidate) => candidate.slug === peak.range);
  if (range === undefined) throw new Error(`no range has the slug ${peak.range}`);
  return range;
}

/** Whether one of the ranges is part of the other. */
const overlap = (one: MountainRange, other: MountainRange): boolean =>
  one.within.includes(other.slug) || other.within.includes(one.slug);

/**
 * Ranges that neither contain the right one nor are part of it, nor overlap with each other. Polish ranges are offered with each other, not with the
 * Andes.
 */
function otherRanges(peak: Peak): MountainRange[] {
  const right = rangeOf(peak);
  const fair = RANGES.filter(
    (range) =>
      range !== right &&
      !overlap(range, right) &&
      (peak.region === 'pl' ? range.region === 'pl' || range.slug === 'tatras' : range.region === undefined),
  );
  const seed = `range/${peak.en}`;
  const pick = (isNear: boolean): MountainRange[] =>
    draw(
      fair.filter((range) => (range.part === right.part) === isNear),
      RANGES.length,
      seed,
      (range) => range.slug,
    );
  const chosen: MountainRange[] = [];
  for (const range of [...pick(true), ...pick(false)])
    if (!chosen.some((other) => overlap(range, other))) chosen.push(range);
  return chosen.slice(0, 3);
}

/** A range as the answer to „W jakich górach…?”: „w Tatrach”. */
function answeringWhere(range: MountainRange): Name {
  const pl = IN_RANGE[range.slug];
  if (pl === undefined) throw new Error(`no locative is known of ${range.en}`);
  return { en: range.en, pl };
}

function* rangeOfPeak(): Generator<BilingualQuestion> {
  for (const peak of PEAKS) {
    const text = {
      en: `In which mountain range is ${peak.en}?`,
      pl: `W jakich górach ${peak.plural === true ? 'wznoszą' : 'wznosi'} się ${peak.pl}?`,
    };
    const key = slugOf(peak.en);
    const why = PEAK_NOTES[key];
    if (why === undefined) continue;
    yield {
      key,
      familiarity: peak.familiarity,
      tags: peak.region === 'pl' ? ['poland'] : [],
      regions: peak.region === undefined ? [] : [peak.region],
      ...ask(text, answeringWhere(rangeOf(peak)), otherRanges(peak).map(answeringWhere), why),
    };
  }
}

/** Deserts are on the continent of Australia, not on the islands of Oceania. */
const mainland = (name: Name): Name => (name.en === 'Oceania' ? { ...name, en: 'Australia' } : name);

function* continentOfDesert(): Generator<BilingualQuestion> {
  for (const desert of DESERTS) {
    const isNamedDesert = desert.en.endsWith('Desert');
    const text = {
      en: `On which continent is the ${desert.en}${isNamedDesert ? '' : ' desert'}?`,
      pl: `W której części świata leży ${/pustynia/i.test(desert.pl) ? '' : 'pustynia '}${desert.pl}?`,
    };
    const others = Object.entries(ON_CONTINENT).filter(
      ([slug]) => slug !== desert.continent && slug !== 'europe',
    );
    const wrong = draw(others, 3, `desert/${desert.en}`, ([slug]) => slug).map(([, name]) => mainland(name));
    const key = slugOf(desert.en);
    const why = DESERT_NOTES[key];
    if (why === undefined) continue;
    yield {
      key,
      familiarity: desert.familiarity,
      tags: [desert.continent],
      ...ask(text, mainland(ON_CONTINENT[desert.continent]), wrong, why),
    };
  }
}

const shared = { category: 'geography', type: 'multiple', hardness: 0, written: '2026-11-21' } as const;

export const MOUNTAIN_TEMPLATES: readonly Template[] = [
  {
    ...shared,
    name: 'highest-mountain',
    subcategories: ['mountains'],
    tags: ['mountains', 'countries'],
    questions: highestMountain,
  },
  {
    ...shared,
    name: 'range-of-peak',
    subcategories: ['mountains'],
    tags: ['mountains', 'mountain-ranges'],
    questions: rangeOfPeak,
  },
  {
    ...shared,
    name: 'continent-of-desert',
    subcategories: ['deserts', 'continents'],
    tags: ['deserts'],
    questions: continentOfDesert,
  },
];
