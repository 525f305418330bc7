import { coin, draw } from '../draw.ts';
import { ASTRONOMY_QUESTIONS, BRIGHTEST_STARS, MOONS } from '../facts/astronomy.ts';
import { type Planet, PLANETS } from '../facts/planets.ts';
import type { BilingualQuestion, Template } from '../template.ts';
import { choice, pairingChoices, writtenChoices } from './science-questions.ts';
import { judgement } from './halves.ts';

const ORDINALS = ['', 'second ', 'third ', 'fourth ', 'fifth ', 'sixth ', 'seventh ', 'eighth '];
const POLISH_ORDINALS = ['pierwsza', 'druga', 'trzecia', 'czwarta', 'piąta', 'szósta', 'siódma', 'ósma'];

function* byPlace(): Generator<BilingualQuestion> {
  for (const planet of PLANETS) {
    const ask = {
      en: `Which is the ${ORDINALS[planet.place - 1]}nearest planet to the Sun?`,
      pl: `Która planeta jest ${POLISH_ORDINALS[planet.place - 1]} w kolejności od Słońca?`,
    };
    const key = planet.en.toLowerCase();
    yield { key, familiarity: planet.familiarity, ...choice(`planet-by-place/${key}`, ask, planet, PLANETS) };
  }
}

/** Every pair of planets once, the inner one first. */
function pairs(): readonly (readonly [Planet, Planet])[] {
  return PLANETS.flatMap((inner) =>
    PLANETS.filter((outer) => outer.place > inner.place).map((outer) => [inner, outer] as const),
  );
}

/** Some of the 28 pairs; more would repeat the same order. */
const COMPARISONS = 16;

function* compared(
  template: string,
  leads: (one: Planet, other: Planet) => boolean,
  english: string,
  polish: string,
): Generator<BilingualQuestion> {
  const keyOf = ([one, other]: readonly [Planet, Planet]): string => `${one.en}-${other.en}`.toLowerCase();
  for (const pair of draw(pairs(), COMPARISONS, template, keyOf)) {
    const key = keyOf(pair);
    const isTrue = coin(`${template}/${key}`);
    const [one, other] = pair;
    const [first, second] = leads(one, other) === isTrue ? [one, other] : [other, one];
    const statement = {
      en: `The planet ${first.en} ${english} ${second.en}.`,
      pl: `Planeta ${first.pl} ${polish} ${second.pl}.`,
    };
    const familiarity = one.familiarity > other.familiarity ? one.familiarity : other.familiarity;
    yield { key, familiarity, ...judgement(statement, isTrue) };
  }
}

const SHARED = { category: 'science-nature', subcategories: ['astronomy'], written: '2026-11-21' } as const;
const PLANETARY = { ...SHARED, tags: ['planets', 'solar-system'], hardness: 0 } as const;

/** Planets, moons, stars and space travel. */
export const SPACE_TEMPLATES: readonly Template[] = [
  { ...PLANETARY, name: 'planet-by-place', type: 'multiple', questions: byPlace },
  {
    ...PLANETARY,
    name: 'planet-nearer',
    type: 'boolean',
    questions: () =>
      compared(
        'planet-nearer',
        (one, other) => one.place < other.place,
        'is closer to the Sun than',
        'krąży bliżej Słońca niż',
      ),
  },
  {
    ...PLANETARY,
    name: 'planet-larger',
    type: 'boolean',
    hardness: 1,
    questions: () =>
      compared(
        'planet-larger',
        (one, other) => one.diameter > other.diameter,
        'has a larger diameter than',
        'ma większą średnicę niż',
      ),
  },
  {
    ...SHARED,
    name: 'moon-planet',
    type: 'multiple',
    tags: ['moons', 'solar-system'],
    hardness: 0,
    questions: () =>
      pairingChoices('moon-planet', MOONS, ({ subject }) => ({
        en: `Which planet or dwarf planet has a moon called ${subject.en}?`,
        pl: `Która planeta lub planeta karłowata ma księżyc o nazwie ${subject.pl}?`,
      })),
  },
  {
    ...SHARED,
    name: 'star-constellation',
    type: 'multiple',
    tags: ['stars-and-galaxies', 'constellations'],
    hardness: 0,
    questions: () =>
      pairingChoices('star-constellation', BRIGHTEST_STARS, ({ subject }) => ({
        en: `Which constellation contains the star ${subject.en}?`,
        pl: `Jaki gwiazdozbiór obejmuje gwiazdę o nazwie ${subject.pl}?`,
      })),
  },
  {
    ...SHARED,
    name: 'astronomy-question',
    varied: true,
    type: 'multiple',
    tags: ['space'],
    hardness: 0,
    questions: () => writtenChoices(ASTRONOMY_QUESTIONS),
  },
];
