import type { Notes } from './notes.ts';

/** About the borders of countries, by ISO code; they follow the list of neighbours. */
export const BORDER_NOTES: Notes = {
  ma: {
    en: 'The border has been closed since 1994.',
    pl: 'Granica jest zamknięta od 1994 roku.',
  },
};
