import {
  DISCOVERIES,
  INVENTIONS,
  LAUREATES,
  SCIENTIST_QUESTIONS,
  STUDIES,
} from '../../facts/science/inventions.ts';
import {
  DISCOVERY_NOTES,
  INVENTION_NOTES,
  LAUREATE_NOTES,
  SCIENTIST_NOTES,
  STUDY_NOTES,
} from '../../facts/notes/scientists.ts';
import type { Pairing } from '../../facts/pairing.ts';
import type { Labels } from '../../taxonomy/label.ts';
import type { Template } from '../../template.ts';
import { noteOn, pairingChoices, writtenChoices } from './questions.ts';

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

/** Asks who did what the subject says. */
const askWho = ({ subject }: Pairing): Labels => ({ en: `Who ${subject.en}?`, pl: `Kto ${subject.pl}?` });

const SHARED = { type: 'multiple', hardness: 0, written: '2026-11-21' } as const;
const SCIENCE = { ...SHARED, category: 'science-nature' } as const;

/** Inventors, discoverers, laureates, and fields of science. */
export const PEOPLE_TEMPLATES: readonly Template[] = [
  {
    ...SCIENCE,
    name: 'invention-inventor',
    subcategories: ['inventions'],
    tags: ['inventors'],
    questions: () => pairingChoices('invention-inventor', INVENTIONS, askWho, noteOn(INVENTION_NOTES)),
  },
  {
    ...SCIENCE,
    name: 'discovery-scientist',
    subcategories: ['scientists'],
    tags: ['discoveries'],
    questions: () => pairingChoices('discovery-scientist', DISCOVERIES, askWho, noteOn(DISCOVERY_NOTES)),
  },
  {
    ...SCIENCE,
    name: 'nobel-laureate',
    subcategories: ['scientists', 'nobel-prizes'],
    tags: ['nobel-laureates'],
    narrow: true,
    questions: () => pairingChoices('nobel-laureate', LAUREATES, askLaureate, noteOn(LAUREATE_NOTES)),
  },
  {
    ...SHARED,
    name: 'field-of-study',
    category: 'general-knowledge',
    subcategories: ['fields-of-study'],
    tags: ['sciences'],
    questions: () =>
      pairingChoices(
        'field-of-study',
        STUDIES,
        ({ subject }) => ({
          en: `What does ${subject.en} study?`,
          pl: `Czym zajmuje się ${subject.pl}?`,
        }),
        noteOn(STUDY_NOTES),
      ),
  },
  {
    ...SCIENCE,
    name: 'scientist-question',
    varied: true,
    subcategories: ['scientists'],
    tags: ['famous-scientists'],
    questions: () => writtenChoices(SCIENTIST_QUESTIONS, SCIENTIST_NOTES),
  },
];
