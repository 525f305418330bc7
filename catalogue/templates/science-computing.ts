import {
  ACRONYMS,
  COMPUTING_QUESTIONS,
  FILE_KINDS,
  LANGUAGE_CREATORS,
  PORTS,
  STATUS_CODES,
} from '../facts/computing.ts';
import { TECHNOLOGY_STATEMENTS } from '../facts/science-statements.ts';
import type { Template } from '../template.ts';
import { pairingChoices, writtenChoices, writtenJudgements } from './science-questions.ts';

const SHARED = { type: 'multiple', category: 'computers', hardness: 0, written: '2026-11-21' } as const;

/** Abbreviations, languages, files, protocols, and general computing. */
export const COMPUTING_TEMPLATES: readonly Template[] = [
  {
    ...SHARED,
    name: 'computing-abbreviation',
    subcategories: [],
    tags: ['abbreviations'],
    questions: () => writtenChoices(ACRONYMS),
  },
  {
    ...SHARED,
    name: 'programming-language-creator',
    subcategories: ['programming'],
    tags: ['programming-languages', 'computing-pioneers'],
    narrow: true,
    questions: () =>
      pairingChoices('programming-language-creator', LANGUAGE_CREATORS, ({ subject }) => ({
        en: `Who originally designed the programming language ${subject.en}?`,
        pl: `Kto stworzył pierwotnie język programowania ${subject.pl}?`,
      })),
  },
  {
    ...SHARED,
    name: 'file-kind',
    subcategories: ['file-formats'],
    tags: ['file-extensions'],
    questions: () =>
      pairingChoices('file-kind', FILE_KINDS, ({ subject }) => ({
        en: `What kind of content does a file whose name ends in ${subject.en} usually hold?`,
        pl: `Co zwykle zawiera plik, którego nazwa kończy się na ${subject.pl}?`,
      })),
  },
  {
    ...SHARED,
    name: 'network-port',
    subcategories: ['networks'],
    tags: ['internet', 'network-protocols'],
    narrow: true,
    questions: () =>
      pairingChoices('network-port', PORTS, ({ subject }) => ({
        en: `Which protocol uses port ${subject.en} by default?`,
        pl: `Który protokół używa domyślnie portu ${subject.pl}?`,
      })),
  },
  {
    ...SHARED,
    name: 'http-status',
    subcategories: ['networks'],
    tags: ['internet', 'network-protocols'],
    narrow: true,
    questions: () =>
      pairingChoices('http-status', STATUS_CODES, ({ subject }) => ({
        en: `What does the HTTP status code ${subject.en} mean?`,
        pl: `Jaki angielski opis ma kod ${subject.pl} protokołu HTTP?`,
      })),
  },
  {
    ...SHARED,
    name: 'computing-question',
    varied: true,
    subcategories: [],
    tags: ['computing-knowledge'],
    questions: () => writtenChoices(COMPUTING_QUESTIONS),
  },
  {
    ...SHARED,
    name: 'computing-statement',
    type: 'boolean',
    subcategories: [],
    tags: ['computing-knowledge'],
    questions: () => writtenJudgements('computing-statement', TECHNOLOGY_STATEMENTS),
  },
];
