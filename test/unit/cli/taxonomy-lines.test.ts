import { expect, test } from 'vitest';

import { taxonomyLines } from '../../../cli/taxonomy-command.ts';
import type { VocabularyChange } from '../../../cli/store/taxonomy-entries.ts';

const CHANGES: readonly VocabularyChange[] = [
  {
    entry: 'category',
    key: '11',
    change: 'changed',
    before: { slug: 'film', opentdb_id: null },
    after: { slug: 'cinema', opentdb_id: 11 },
  },
  {
    entry: 'tag',
    key: 'rivers',
    change: 'added',
    before: null,
    after: { label_en: 'Rivers', label_pl: 'Rzeki' },
  },
  {
    entry: 'topic',
    key: 'poland',
    change: 'added',
    before: null,
    after: { kind: 'tag', label_en: 'Poland', label_pl: 'Polska' },
    members: { added: ['poland', 'voivodeships'], removed: [] },
    aliases: { added: ['rzeczpospolita polska'], removed: [] },
  },
  {
    entry: 'topic',
    key: 'seas',
    change: 'changed',
    before: {},
    after: {},
    members: { added: ['straits'], removed: [] },
    aliases: { added: [], removed: ['waters'] },
  },
];

test('each changed entry has a line, and the last line counts them by kind', () => {
  expect(taxonomyLines(CHANGES, false)).toEqual([
    '~ category 11: slug "film" -> "cinema", opentdb_id null -> 11',
    '+ tag rivers  Rivers | Rzeki',
    '+ topic poland  Poland | Polska: kind "tag", + member poland, + member voivodeships, + alias rzeczpospolita polska',
    '~ topic seas: + member straits, - alias waters',
    'categories: 1 changed; tags: 1 added; topics: 1 added, 1 changed.',
  ]);
});

test('a dry run reports that nothing was saved, with and without changes', () => {
  for (const changes of [CHANGES, []])
    expect(taxonomyLines(changes, true).at(-1)).toBe('Dry run: nothing was saved.');
});
