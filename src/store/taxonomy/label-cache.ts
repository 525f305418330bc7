import { LRUCache } from 'lru-cache';

import type { Database } from '../database.ts';
import { labelIn, type Labels } from './label-in.ts';

/** Maximum cached labels of tags, and of subcategories, at about 200 bytes each. */
const MOST_LABELS = 20_000;
/** Milliseconds until a changed label takes effect if nobody reports the change. */
const FRESH = 5_000;

type Kind = 'tag' | 'subcategory';

const READ = 'select slug, language, text from labels where kind = $1 and slug = any($2)';

interface LabelRow {
  slug: string;
  language: string;
  text: string;
}

/** Looks up labels of tags and subcategories. */
export interface LabelCache {
  /** Labels of the slugs in a language, each chosen as `labelIn` does. */
  read(kind: Kind, slugs: Iterable<string>, language: string): Promise<Map<string, string>>;
  /** Forgets all labels, since some have changed. */
  forget(): void;
}

/** Creates a label cache of bounded size. */
export function createLabelCache(database: Database): LabelCache {
  const memories: Record<Kind, LRUCache<string, Labels>> = {
    tag: new LRUCache({ max: MOST_LABELS, ttl: FRESH }),
    subcategory: new LRUCache({ max: MOST_LABELS, ttl: FRESH }),
  };
  /** Increases when labels are forgotten. Labels that were being read then are not cached. */
  let version = 0;

  async function readAll(kind: Kind, slugs: readonly string[]): Promise<Map<string, Labels>> {
    const { rows } = await database.query<LabelRow>({
      name: 'read-labels',
      text: READ,
      values: [kind, slugs],
    });
    const read = new Map<string, Record<string, string>>();
    for (const { slug, language, text } of rows) {
      const label = read.get(slug);
      if (label === undefined) read.set(slug, { [language]: text });
      else label[language] = text;
    }
    return read;
  }

  return {
    async read(kind, slugs, language) {
      const labels = new Map<string, string>();
      const missing: string[] = [];
      for (const slug of new Set(slugs)) {
        const label = memories[kind].get(slug);
        if (label === undefined) missing.push(slug);
        labels.set(slug, labelIn({ slug, label: label ?? {} }, language));
      }
      if (missing.length > 0) {
        const readAt = version;
        for (const [slug, label] of await readAll(kind, missing)) {
          if (version === readAt) memories[kind].set(slug, label);
          labels.set(slug, labelIn({ slug, label }, language));
        }
      }
      return labels;
    },
    forget() {
      version += 1;
      memories.tag.clear();
      memories.subcategory.clear();
    },
  };
}
