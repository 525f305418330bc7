import { LRUCache } from 'lru-cache';

import type { Language } from '../../contract/vocabulary.ts';
import type { Database } from '../database.ts';

/** Labels kept in memory, of tags and subcategories together: about 200 bytes each. */
const MOST_LABELS = 20_000;
/** Milliseconds until a changed label shows. */
const FRESH = 5_000;

type Label = Readonly<Record<Language, string>>;
type Kind = 'tags' | 'subcategories';

const READ: Record<Kind, string> = {
  tags: 'select slug, label_en, label_pl from tags where slug = any($1)',
  subcategories: 'select slug, label_en, label_pl from subcategories where slug = any($1)',
};

interface LabelRow {
  slug: string;
  label_en: string;
  label_pl: string;
}

/** Looks up labels of tags and subcategories. */
export interface LabelBook {
  /** Labels of the slugs in a language; a slug without one is labelled by itself. */
  read(kind: Kind, slugs: Iterable<string>, language: Language): Promise<Map<string, string>>;
}

/** A label book over the database, with a bounded memory of the labels in use. */
export function createLabelBook(database: Database): LabelBook {
  const memories: Record<Kind, LRUCache<string, Label>> = {
    tags: new LRUCache({ max: MOST_LABELS, ttl: FRESH }),
    subcategories: new LRUCache({ max: MOST_LABELS, ttl: FRESH }),
  };

  return {
    async read(kind, slugs, language) {
      const labels = new Map<string, string>();
      const missing: string[] = [];
      for (const slug of new Set(slugs)) {
        const known = memories[kind].get(slug);
        if (known === undefined) missing.push(slug);
        labels.set(slug, known?.[language] ?? slug);
      }
      if (missing.length > 0) {
        const { rows } = await database.query<LabelRow>({
          name: `read-${kind}`,
          text: READ[kind],
          values: [missing],
        });
        for (const row of rows) {
          const label = { en: row.label_en, pl: row.label_pl };
          memories[kind].set(row.slug, label);
          labels.set(row.slug, label[language]);
        }
      }
      return labels;
    },
  };
}
