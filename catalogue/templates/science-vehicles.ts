import { AIRCRAFT, CAR_MAKES, CAR_MODELS, PLATE_CODES, VEHICLE_QUESTIONS } from '../facts/vehicles.ts';
import type { Template } from '../template.ts';
import { alsoIn, pairingChoices, writtenChoices } from './science-questions.ts';

const SHARED = { type: 'multiple', category: 'vehicles', hardness: 0, written: '2026-11-21' } as const;
const CARS = { ...SHARED, subcategories: ['cars'], tags: ['cars-and-makers'] } as const;

/** Cars, registration signs, aircraft, trains and ships. */
export const VEHICLE_TEMPLATES: readonly Template[] = [
  {
    ...CARS,
    name: 'car-make-country',
    questions: () =>
      pairingChoices('car-make-country', CAR_MAKES, ({ subject }) => ({
        en: `From which country does the car make ${subject.en} come?`,
        pl: `Jakie państwo jest ojczyzną samochodów marki ${subject.pl}?`,
      })),
  },
  {
    ...CARS,
    name: 'car-model-maker',
    questions: () =>
      pairingChoices(
        'car-model-maker',
        CAR_MODELS,
        ({ subject }) => ({
          en: `Which make of car has had a model called ${subject.en}?`,
          pl: `Która marka samochodów ma w swojej historii model o nazwie ${subject.pl}?`,
        }),
        alsoIn(CAR_MODELS),
      ),
  },
  {
    ...SHARED,
    name: 'vehicle-country-sign',
    subcategories: ['traffic'],
    tags: ['country-signs'],
    questions: () =>
      pairingChoices('vehicle-country-sign', PLATE_CODES, ({ subject }) => ({
        en: `Vehicles from which country bear the sign ${subject.en} abroad?`,
        pl: `Jakie państwo oznacza na samochodach międzynarodowy wyróżnik ${subject.pl}?`,
      })),
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
          en: `Which company developed the aircraft called ${subject.en}?`,
          pl: `Która wytwórnia opracowała samolot o nazwie ${subject.pl}?`,
        }),
        alsoIn(AIRCRAFT),
      ),
  },
  {
    ...SHARED,
    name: 'vehicle-question',
    varied: true,
    subcategories: [],
    tags: ['vehicle-knowledge'],
    questions: () => writtenChoices(VEHICLE_QUESTIONS),
  },
];
