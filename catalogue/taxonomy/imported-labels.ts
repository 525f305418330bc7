import type { Labels } from './label.ts';

/** Tags of imported questions only: names of source files that match no category. */
export const IMPORTED_TAGS: Readonly<Record<string, Labels>> = {
  'brain-teasers': { en: 'Brain teasers', pl: 'Łamigłówki' },
  'for-kids': { en: 'For kids', pl: 'Dla dzieci' },
  hobbies: { en: 'Hobbies', pl: 'Zainteresowania' },
  humanities: { en: 'Humanities', pl: 'Nauki humanistyczne' },
  people: { en: 'People', pl: 'Ludzie' },
};
