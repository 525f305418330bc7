import { DISCOVERIES, INVENTIONS, LAUREATES, SCIENTIST_QUESTIONS, STUDIES } from '../facts/inventions.ts';
import type { Pairing } from '../facts/pairing.ts';
import type { Labels } from '../taxonomy/label.ts';
import type { Template } from '../template.ts';
import { pairingChoices, writtenChoices } from './science-questions.ts';

const PRIZES: Readonly<Record<string, Labels>> = {
  physics: { en: 'in Physics', pl: 'z fizyki' },
  chemistry: { en: 'in Chemistry', pl: 'z chemii' },
  medicine: { en: 'in Physiology or Medicine', pl: 'z fizjologii lub medycyny' },
};

function askLaureate({ group, subject }: Pairing): Labels {
  const prize = PRIZES[group ?? ''];
  if (prize === undefined) throw new Error(`no prize is called ${String(group)}`);
  return {
    en: `Who received the Nobel Prize ${prize.en} for ${subject.en}?`,
    pl: `Kto otrzymał Nagrodę Nobla ${prize.pl} za rok ${subject.pl}?`,
  };
}

const SHARED = { type: 'multiple', hardness: 0, written: '2026-11-21' } as const;
const SCIENCE = { ...SHARED, category: 'science-nature' } as const;

/** Inventors, discoverers, laureates, and fields of science. */
export const PEOPLE_TEMPLATES: readonly Template[] = [
  {
    ...SCIENCE,
    name: 'invention-inventor',
    subcategories: ['inventions'],
    tags: ['inventors'],
    questions: () =>
      pairingChoices('invention-inventor', INVENTIONS, ({ subject }) => ({
        en: `Who is credited with this invention: ${subject.en}?`,
        pl: `Kto jest uznawany za autora tego wynalazku: ${subject.pl}?`,
      })),
  },
  {
    ...SCIENCE,
    name: 'discovery-scientist',
    subcategories: ['scientists'],
    tags: ['discoveries'],
    questions: () =>
      pairingChoices('discovery-scientist', DISCOVERIES, ({ subject }) => ({
        en: `Which scientist is credited with this discovery or idea: ${subject.en}?`,
        pl: `Kto jest autorem tego odkrycia lub tej koncepcji: ${subject.pl}?`,
      })),
  },
  {
    ...SCIENCE,
    name: 'nobel-laureate',
    subcategories: ['scientists', 'nobel-prizes'],
    tags: ['nobel-laureates'],
    narrow: true,
    questions: () => pairingChoices('nobel-laureate', LAUREATES, askLaureate),
  },
  {
    ...SHARED,
    name: 'field-of-study',
    category: 'general-knowledge',
    subcategories: ['fields-of-study'],
    tags: ['sciences'],
    questions: () =>
      pairingChoices('field-of-study', STUDIES, ({ subject }) => ({
        en: `What is the subject of ${subject.en}?`,
        pl: `Nauką o czym jest ${subject.pl}?`,
      })),
  },
  {
    ...SCIENCE,
    name: 'scientist-question',
    varied: true,
    subcategories: ['scientists'],
    tags: ['famous-scientists'],
    questions: () => writtenChoices(SCIENTIST_QUESTIONS),
  },
];
