import type { Tally } from '../../src/search/tally.ts';

/** The counts of a catalogue without questions. */
export const NO_COUNTS: Tally = {
  overview: {
    total: 0,
    byLanguage: { en: 0, pl: 0 },
    highByLanguage: { en: 0, pl: 0 },
    bySource: {},
    byCategory: [],
    byDifficulty: { trivial: 0, easy: 0, medium: 0, hard: 0, expert: 0, unrated: 0 },
    difficultyByCategory: [],
  },
  tags: [],
  subcategories: [],
  regions: [],
  licenses: [],
  playable: {},
  topics: [],
};
