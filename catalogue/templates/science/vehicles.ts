import { CAR_MODEL_NOTES, COUNTRY_SIGN_NOTES, VEHICLE_NOTES } from '../../facts/notes/vehicles.ts';
import {
  AIRCRAFT,
  CAR_MAKES,
  CAR_MODELS,
  PLATE_CODES,
  VEHICLE_QUESTIONS,
} from '../../facts/science/vehicles.ts';
import type { Template } from '../../template.ts';
import { noteOn, noteOrAlso, pairingChoices, writtenChoices } from './questions.ts';

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
          en: `From which country does the car make ${subject.en} come?`,
          pl: `Jakie państwo jest ojczyzną samochodów marki ${subject.pl}?`,
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
          en: `Which car maker built the ${subject.en}?`,
          pl: `Jakiej marki jest model ${subject.pl}?`,
        }),
        noteOrAlso(CAR_MODELS, CAR_MODEL_NOTES, (answer, others) => ({
          en: `${answer.en} also built the ${others.en}.`,
          pl: `Ta sama marka ma w swojej historii także ${others.pl}.`,
        })),
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
          en: `Which country's cars carry the sign ${subject.en} abroad?`,
          pl: `Jakie państwo kryje się na samochodach pod oznaczeniem ${subject.pl}?`,
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
          en: `Which company developed the ${subject.en} aircraft?`,
          pl: `Która firma opracowała samolot ${subject.pl}?`,
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
