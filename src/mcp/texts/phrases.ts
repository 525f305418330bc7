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
    tooFew: (total: number, wanted: number) =>
      `Too few questions match: ${total} of the ${wanted} needed. Inform the players, and play fewer questions or rounds, or add "quality": "standard" to the calls.`,
  },
  pl: {
    round: 'Runda',
    anyLevel: 'wszystkie poziomy razem',
    none: 'nic',
    idsOf: (rounds: string) => `id otrzymane w ${rounds}`,
    firstRound: 'rundzie 1',
    roundsUpTo: (last: number) => `rundach 1–${last}`,
    tooFew: (total: number, wanted: number) =>
      `Pasujących pytań jest tylko ${total}, a potrzeba ${wanted}: powiedz o tym graczom i zagraj mniej pytań lub rund albo dodaj do wywołań "quality": "standard".`,
  },
} as const satisfies Record<Language, unknown>;
