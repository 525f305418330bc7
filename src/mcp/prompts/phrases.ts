import type { Difficulty, Language } from '../../contract/vocabulary.ts';

/** Names of the difficulty levels within a sentence. */
export const LEVEL_NAMES: Readonly<Record<Language, Readonly<Record<Difficulty, string>>>> = {
  en: { trivial: 'trivial', easy: 'easy', medium: 'medium', hard: 'hard', expert: 'expert' },
  pl: { trivial: 'banalny', easy: 'łatwy', medium: 'średni', hard: 'trudny', expert: 'ekspercki' },
};

/** Names of the languages within a sentence. */
export const LANGUAGE_NAMES: Readonly<Record<Language, Readonly<Record<Language, string>>>> = {
  en: { en: 'English', pl: 'Polish' },
  pl: { en: 'angielskim', pl: 'polskim' },
};

/** Phrases that prompts combine, worded so that every number fits. */
export const PHRASES = {
  en: {
    round: 'Round',
    anyLevel: 'all levels mixed',
    none: 'nothing',
    idsOf: (rounds: string) => `ids from ${rounds}`,
    firstRound: 'round 1',
    roundsUpTo: (last: number) => `rounds 1 to ${last}`,
    wider: (list: string) => ` With wider filters: ${list}.`,
    otherLanguage: (language: string) =>
      `The topic has no questions in ${language}, so the samples and the calls are in another language. Say so.`,
    tooFew: (planned: number, wanted: number) =>
      `Too few questions match: ${planned} of the ${wanted} needed. The rounds below have as many as there are. Inform the players.`,
    otherLevels: (level: string) =>
      `Too few questions of the level ${level} match, even with wider filters, so rounds with all levels mixed have others too. Inform the players.`,
  },
  pl: {
    round: 'Runda',
    anyLevel: 'wszystkie poziomy razem',
    none: 'nic',
    idsOf: (rounds: string) => `id otrzymane w ${rounds}`,
    firstRound: 'rundzie 1',
    roundsUpTo: (last: number) => `rundach 1–${last}`,
    wider: (list: string) => ` Z szerszymi filtrami: ${list}.`,
    otherLanguage: (language: string) =>
      `Temat nie ma pytań w języku ${language}, dlatego przykłady i wywołania są w innym języku. Powiedz o tym.`,
    tooFew: (planned: number, wanted: number) =>
      `Pasujących pytań jest za mało: ${planned} z ${wanted} potrzebnych. Rundy poniżej mają ich tyle, ile jest. Powiedz o tym graczom.`,
    otherLevels: (level: string) =>
      `Pytań o poziomie ${level} jest za mało nawet z szerszymi filtrami, dlatego rundy ze wszystkimi poziomami mają też inne. Powiedz o tym graczom.`,
  },
} as const satisfies Record<Language, unknown>;
