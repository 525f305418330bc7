import type { Labels } from './label.ts';

/** Tags that only imported questions carry: files of an upstream that are about no category. */
export const IMPORTED_TAGS: Readonly<Record<string, Labels>> = {
  'brain-teasers': { en: 'Brain teasers', pl: 'Łamigłówki' },
  'for-kids': { en: 'For kids', pl: 'Dla dzieci' },
  hobbies: { en: 'Hobbies', pl: 'Zainteresowania' },
  humanities: { en: 'Humanities', pl: 'Nauki humanistyczne' },
  people: { en: 'People', pl: 'Ludzie' },
};
