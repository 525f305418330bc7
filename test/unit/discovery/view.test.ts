import { describe, expect, test } from 'vitest';

import { Language } from '../../../src/contract/vocabulary.ts';
import { termsOf } from '../../../src/discovery/listing.ts';
import { createView, type View } from '../../../src/discovery/view.ts';
import type { KeyCount } from '../../../src/search/counts.ts';
import type { Tally } from '../../../src/search/tally.ts';
import { labelIn } from '../../../src/store/taxonomy/labels.ts';
import type { StoredTopic } from '../../../src/store/taxonomy/taxonomy-names.ts';
import { NO_COUNTS } from '../../support/some-values.ts';

const aTopic = (slug: string, aliases: readonly string[] = []): StoredTopic => ({
  slug,
  kind: 'tag',
  label: { en: `The ${slug}`, pl: `Temat ${slug}` },
  aliases,
  members: { tags: [slug], subcategories: [] },
});

const TERMS = await termsOf({
  tags: [{ slug: 'rivers', label: { en: 'Rivers', pl: 'Rzeki' } }],
  subcategories: [],
  regions: [
    { slug: 'pl', kind: 'country', label: { en: 'Poland', pl: 'Polska' } },
    { slug: 'islam', kind: 'cultural', label: { en: 'Islam', pl: 'Islam' } },
  ],
  topics: [aTopic('water', ['rzeki', 'żywe wody']), aTopic('lakes', ['water-lakes']), aTopic('seas')],
});

const viewOf = (counted: Partial<Tally>): View =>
  createView(
    7,
    {
      ...NO_COUNTS,
      ...counted,
    },
    TERMS,
  );
const shown = ({ entries }: { entries: readonly { term: { slug: string }; count: number }[] }): KeyCount[] =>
  entries.map(({ term, count }) => [term.slug, count]);

describe('a view', () => {
  test('lists the counted tags and no others', () => {
    expect(shown(viewOf({ tags: [['rivers', 3]] }).tags)).toEqual([['rivers', 3]]);
    expect(shown(viewOf({}).tags)).toEqual([]);
  });

  test('shows and finds the slug of a term that has no name yet', () => {
    const { subcategories } = viewOf({ subcategories: [['new-one', 2]] });
    for (const language of Language.options) {
      const [found] = subcategories.search('w-o', language);
      expect(found && labelIn(found.term, language)).toBe('new-one');
    }
  });

  test('lists every region, including those without questions', () => {
    expect(shown(viewOf({ regions: [['pl', 5]] }).regions)).toEqual([
      ['pl', 5],
      ['islam', 0],
    ]);
  });

  test('lists the counted topics, without those added or deleted since', () => {
    const { topics } = viewOf({
      topics: [
        ['lakes', 0],
        ['gone', 9],
        ['water', 4],
      ],
    });
    expect(shown(topics)).toEqual([
      ['water', 4],
      ['lakes', 0],
    ]);
  });

  test.each([
    ['its slug', 'water', 'water'],
    ['its slug in capitals', 'WATER', 'water'],
    ['an alias', 'rzeki', 'water'],
    ['an alias in capitals with diacritics', 'ŻYWE Wody', 'water'],
    ['an alias decomposed into letters and marks', 'żywe wody'.normalize('NFD'), 'water'],
    ['its slug although it has not been counted yet', 'seas', 'seas'],
  ])('finds a topic by %s', (_name, name, slug) => {
    expect(viewOf({}).topic(name)?.slug).toBe(slug);
  });

  test.each(['', 'wate', 'waters', 'zywe wody', 'the water', 'rivers', 'constructor'])(
    'finds no topic by %j',
    (name) => {
      expect(viewOf({}).topic(name)).toBeUndefined();
    },
  );
});
