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

/** Names without an article: materials, methods, and the names of single bodies. */
const WITHOUT_ARTICLE =
  /^(dynamite|bakelite|nylon|Velcro|Kevlar|bifocal|vaccination|quick|penicillin|antiseptic|Pluto|Saturn|X-rays|ABO|electromagnetic|elliptical|radio waves|two-part|single-celled|superconductivity)/;

/** The English name of an invention or idea within a sentence. */
const withArticle = (name: string): string => (WITHOUT_ARTICLE.test(name) ? name : `the ${name}`);

/** Polish names with a verb in the plural. */
const POLISH_PLURAL = /^(grupy|prawa|dwuczłonowe|jednokomórkowe|eliptyczne|cztery|fale)/;

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
      pairingChoices(
        'invention-inventor',
        INVENTIONS,
        ({ subject }) => ({
          en: `Who is credited with the invention of ${withArticle(subject.en)}?`,
          pl: `Kto wynalazł ${subject.pl}?`,
        }),
        noteOn(INVENTION_NOTES),
      ),
  },
  {
    ...SCIENCE,
    name: 'discovery-scientist',
    subcategories: ['scientists'],
    tags: ['discoveries'],
    questions: () =>
      pairingChoices(
        'discovery-scientist',
        DISCOVERIES,
        ({ subject }) => ({
          en: `With which scientist do we associate ${withArticle(subject.en)}?`,
          pl: `Z czyim nazwiskiem ${POLISH_PLURAL.test(subject.pl) ? 'wiążą' : 'wiąże'} się ${subject.pl}?`,
        }),
        noteOn(DISCOVERY_NOTES),
      ),
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
