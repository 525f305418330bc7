import { CAR_MODEL_NOTES, COUNTRY_SIGN_NOTES, VEHICLE_NOTES } from '../../facts/notes/vehicles.ts';
import {
  AIRCRAFT,
  CAR_MAKES,
  CAR_MODELS,
  PLATE_CODES,
  VEHICLE_QUESTIONS,
} from '../../facts/science/vehicles.ts';
import type { Template } from '../../template.ts';
import { noteOn, pairingChoices, writtenChoices } from './questions.ts';

const SHARED = { type: 'multiple', category: 'vehicles', hardness: 0, written: '2026-11-21' } as const;
const CARS = { ...SHARED, subcategories: ['cars'], tags: ['cars-and-makers'] } as const;

/** Cars, registration signs, aircraft, trains and ships. */
export const VEHICLE_TEMPLATES: readonly Template[] = [
  {
    ...CARS,
    name: 'car-make-country',
    questions: () =>
      pairingChoices(
        'car-make-country',
        CAR_MAKES,
        ({ subject }) => ({
          en: `Which country does the car make ${subject.en} come from?`,
          pl: `Z jakiego kraju pochodzi marka samochodów ${subject.pl}?`,
        }),
        noteOn({}),
      ),
  },
  {
    ...CARS,
    name: 'car-model-maker',
    questions: () =>
      pairingChoices(
        'car-model-maker',
        CAR_MODELS,
        ({ subject }) => ({
          en: `Which car maker brought out the ${subject.en}?`,
          pl: `Która marka wprowadziła na rynek model ${subject.pl}?`,
        }),
        noteOn(CAR_MODEL_NOTES),
      ),
  },
  {
    ...SHARED,
    name: 'vehicle-country-sign',
    subcategories: ['traffic'],
    tags: ['country-signs'],
    questions: () =>
      pairingChoices(
        'vehicle-country-sign',
        PLATE_CODES,
        ({ subject }) => ({
          en: `Which country do cars with the sign ${subject.en} come from?`,
          pl: `Z jakiego kraju są samochody z oznaczeniem ${subject.pl}?`,
        }),
        noteOn(COUNTRY_SIGN_NOTES),
      ),
  },
  {
    ...SHARED,
    name: 'aircraft-maker',
    subcategories: ['aviation'],
    tags: ['aircraft'],
    questions: () =>
      pairingChoices(
        'aircraft-maker',
        AIRCRAFT,
        ({ subject }) => ({
          en: `Which aircraft maker developed the ${subject.en}?`,
          pl: `Która wytwórnia skonstruowała samolot ${subject.pl}?`,
        }),
        noteOn({}),
      ),
  },
  {
    ...SHARED,
    name: 'vehicle-question',
    varied: true,
    subcategories: [],
    tags: ['vehicle-knowledge'],
    questions: () => writtenChoices(VEHICLE_QUESTIONS, VEHICLE_NOTES),
  },
];
