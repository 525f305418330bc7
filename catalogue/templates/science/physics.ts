import { INSTRUMENT_NOTES, PHYSICS_NOTES, PREFIX_NOTES, UNIT_NOTES } from '../../facts/notes/physics.ts';
import { INSTRUMENTS, PHYSICS_QUESTIONS, PREFIXES, UNITS } from '../../facts/science/physics.ts';
import type { Template } from '../../template.ts';
import { noteOn, pairingChoices, writtenChoices } from './questions.ts';

/**
 * The name of an instrument with its article. Every name with a vowel as its first letter starts with a vowel sound.
 */
function withArticle(name: string): string {
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
}

const SHARED = {
  type: 'multiple',
  category: 'science-nature',
  subcategories: ['physics'],
  hardness: 0,
  written: '2026-11-21',
} as const;

const UNIT = {
  ...SHARED,
  subcategories: ['physics', 'measurement'],
  tags: ['units-of-measurement'],
} as const;

/** Units, prefixes, instruments, and general physics and earth science. */
export const PHYSICS_TEMPLATES: readonly Template[] = [
  {
    ...UNIT,
    name: 'unit-quantity',
    questions: () =>
      pairingChoices(
        'unit-quantity',
        UNITS,
        ({ subject }) => ({
          en: `The ${subject.en} is a unit of what?`,
          pl: `Jednostką jakiej wielkości jest ${subject.pl}?`,
        }),
        noteOn(UNIT_NOTES),
      ),
  },
  {
    ...UNIT,
    name: 'prefix-power',
    tags: ['units-of-measurement', 'metric-prefixes'],
    questions: () =>
      pairingChoices(
        'prefix-power',
        PREFIXES,
        ({ subject }) => ({
          en: `By which factor does the metric prefix ${subject.en} multiply a unit?`,
          pl: `Jaki mnożnik oznacza przedrostek ${subject.pl} w układzie SI?`,
        }),
        noteOn(PREFIX_NOTES),
      ),
  },
  {
    ...UNIT,
    name: 'instrument-measures',
    tags: ['measuring-instruments'],
    questions: () =>
      pairingChoices(
        'instrument-measures',
        INSTRUMENTS,
        ({ subject }) => ({
          en: `What does ${withArticle(subject.en)} measure?`,
          pl: `Co mierzy ${subject.pl}?`,
        }),
        noteOn(INSTRUMENT_NOTES),
      ),
  },
  {
    ...SHARED,
    name: 'physics-question',
    varied: true,
    tags: ['physical-world'],
    questions: () => writtenChoices(PHYSICS_QUESTIONS, PHYSICS_NOTES),
  },
];
