import { ASTRONOMY_QUESTIONS, BRIGHTEST_STARS, MOONS } from '../../facts/science/astronomy.ts';
import { ASTRONOMY_NOTES, MOON_NOTES, PLANET_NOTES, STAR_NOTES } from '../../facts/notes/space.ts';
import { PLANETS } from '../../facts/science/planets.ts';
import type { BilingualQuestion, Template } from '../../template.ts';
import { choice, noteOn, pairingChoices, writtenChoices } from './questions.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const POLISH_ORDINALS = ['pierwsza', 'druga', 'trzecia', 'czwarta', 'piąta', 'szósta', 'siódma', 'ósma'];

function* byPlace(): Generator<BilingualQuestion> {
  for (const planet of PLANETS) {
    const ask = {
      en: `Which planet is ${ORDINALS[planet.place - 1]} from the Sun?`,
      pl: `Która planeta jest ${POLISH_ORDINALS[planet.place - 1]} od Słońca?`,
    };
    const key = planet.en.toLowerCase();
    yield {
      key,
      familiarity: planet.familiarity,
      ...choice(`planet-by-place/${key}`, ask, planet, PLANETS, PLANET_NOTES[key]),
    };
  }
}

/** Bodies with moons. None of them is a planet. */
const DWARF_PLANETS: readonly string[] = ['Pluto', 'Eris', 'Haumea', 'Makemake'];

const SHARED = { category: 'science-nature', subcategories: ['astronomy'], written: '2026-11-21' } as const;
const PLANETARY = { ...SHARED, tags: ['planets', 'solar-system'], hardness: 0 } as const;

/** Planets, moons, stars and space travel. */
export const SPACE_TEMPLATES: readonly Template[] = [
  { ...PLANETARY, name: 'planet-by-place', type: 'multiple', questions: byPlace },
  {
    ...SHARED,
    name: 'moon-planet',
    type: 'multiple',
    tags: ['moons', 'solar-system'],
    hardness: 0,
    questions: () =>
      pairingChoices(
        'moon-planet',
        MOONS,
        ({ subject, answer }) =>
          DWARF_PLANETS.includes(answer.en)
            ? {
                en: `What does the moon ${subject.en} orbit?`,
                pl: `Wokół czego krąży księżyc ${subject.pl}?`,
              }
            : {
                en: `Which planet does the moon ${subject.en} orbit?`,
                pl: `Wokół której planety krąży księżyc ${subject.pl}?`,
              },
        noteOn(MOON_NOTES),
      ),
  },
  {
    ...SHARED,
    name: 'star-constellation',
    type: 'multiple',
    tags: ['stars-and-galaxies', 'constellations'],
    hardness: 0,
    questions: () =>
      pairingChoices(
        'star-constellation',
        BRIGHTEST_STARS,
        ({ subject }) => ({
          en: `In which constellation is the star ${subject.en}?`,
          pl: `W którym gwiazdozbiorze świeci ${subject.pl}?`,
        }),
        noteOn(STAR_NOTES),
      ),
  },
  {
    ...SHARED,
    name: 'astronomy-question',
    varied: true,
    type: 'multiple',
    tags: ['space'],
    hardness: 0,
    questions: () => writtenChoices(ASTRONOMY_QUESTIONS, ASTRONOMY_NOTES),
  },
];
