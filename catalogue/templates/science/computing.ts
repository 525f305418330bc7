import {
  ACRONYMS,
  COMPUTING_QUESTIONS,
  FILE_KINDS,
  LANGUAGE_CREATORS,
  PORTS,
  STATUS_CODES,
} from '../../facts/science/computing.ts';
import {
  ABBREVIATION_NOTES,
  COMPUTING_NOTES,
  FILE_NOTES,
  PORT_NOTES,
  PROGRAMMING_NOTES,
  STATUS_NOTES,
  TECHNOLOGY_NOTES,
} from '../../facts/notes/computing.ts';
import { TECHNOLOGY_STATEMENTS } from '../../facts/science/science-statements.ts';
import type { Template } from '../../template.ts';
import { noteOn, pairingChoices, writtenChoices, writtenJudgements } from './questions.ts';

const SHARED = { type: 'multiple', category: 'computers', hardness: 0, written: '2026-11-21' } as const;

/** Abbreviations, languages, files, protocols, and general computing. */
export const COMPUTING_TEMPLATES: readonly Template[] = [
  {
    ...SHARED,
    name: 'computing-abbreviation',
    subcategories: [],
    tags: ['abbreviations'],
    questions: () => writtenChoices(ACRONYMS, ABBREVIATION_NOTES),
  },
  {
    ...SHARED,
    name: 'programming-language-creator',
    subcategories: ['programming'],
    tags: ['programming-languages', 'computing-pioneers'],
    narrow: true,
    questions: () =>
      pairingChoices(
        'programming-language-creator',
        LANGUAGE_CREATORS,
        ({ subject }) => ({
          en: `Who originally designed the programming language ${subject.en}?`,
          pl: `Kto stworzył język programowania ${subject.pl}?`,
        }),
        noteOn(PROGRAMMING_NOTES),
      ),
  },
  {
    ...SHARED,
    name: 'file-kind',
    subcategories: ['file-formats'],
    tags: ['file-extensions'],
    questions: () =>
      pairingChoices(
        'file-kind',
        FILE_KINDS,
        ({ subject }) => ({
          en: `What does a file ending in ${subject.en} usually contain?`,
          pl: `Co zwykle znajduje się w pliku z rozszerzeniem ${subject.pl}?`,
        }),
        noteOn(FILE_NOTES),
      ),
  },
  {
    ...SHARED,
    name: 'network-port',
    subcategories: ['networks'],
    tags: ['internet', 'network-protocols'],
    narrow: true,
    questions: () =>
      pairingChoices(
        'network-port',
        PORTS,
        ({ subject }) => ({
          en: `Which protocol uses port ${subject.en} by default?`,
          pl: `Który protokół używa domyślnie portu ${subject.pl}?`,
        }),
        noteOn(PORT_NOTES),
      ),
  },
  {
    ...SHARED,
    name: 'http-status',
    subcategories: ['networks'],
    tags: ['internet', 'network-protocols'],
    narrow: true,
    questions: () =>
      pairingChoices(
        'http-status',
        STATUS_CODES,
        ({ subject }) => ({
          en: `Which message goes with the HTTP status code ${subject.en}?`,
          pl: `Jaki komunikat odpowiada kodowi ${subject.pl} protokołu HTTP?`,
        }),
        noteOn(STATUS_NOTES),
      ),
  },
  {
    ...SHARED,
    name: 'computing-question',
    varied: true,
    subcategories: [],
    tags: ['computing-knowledge'],
    questions: () => writtenChoices(COMPUTING_QUESTIONS, COMPUTING_NOTES),
  },
  {
    ...SHARED,
    name: 'computing-statement',
    type: 'boolean',
    subcategories: [],
    tags: ['computing-knowledge'],
    questions: () => writtenJudgements('computing-statement', TECHNOLOGY_STATEMENTS, TECHNOLOGY_NOTES),
  },
];
