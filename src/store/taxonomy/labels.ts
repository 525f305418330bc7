import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';

import { DEFAULT_LANGUAGE } from '../../contract/vocabulary.ts';
import { keepFresh } from '../../engines/keep-fresh.ts';
import { createOutageLog } from '../../engines/outage-log.ts';
import { queryRows, type Database } from '../database.ts';

/** The texts of a label by language. The languages are data, and an entry may have no text in some of them. */
export type Labels = Readonly<Record<string, string>>;

/** A vocabulary entry with its labels. The slug of a region is its code. */
export interface LabelledSlug {
  readonly slug: string;
  readonly label: Labels;
}

/** The label of an entry in a language, or else in the default language, or else its slug. */
export const labelIn = ({ slug, label }: LabelledSlug, language: string): string =>
  label[language] ?? label[DEFAULT_LANGUAGE] ?? slug;

/** Milliseconds until a changed label takes effect if nobody reports the change. */
const FRESH = 5_000;

/** Maximum cached labels of tags, and of subcategories, at about 200 bytes each. */
const MOST_LABELS = 20_000;

type Kind = 'tag' | 'subcategory';

export type LabelCache = ReturnType<typeof createLabelCache>;

/** Looks up labels of tags and subcategories, in a cache of bounded size. */
export function createLabelCache(database: Database) {
  const memories: Record<Kind, LRUCache<string, Labels>> = {
    tag: new LRUCache({ max: MOST_LABELS, ttl: FRESH }),
    subcategory: new LRUCache({ max: MOST_LABELS, ttl: FRESH }),
  };
  /** Increases when labels are forgotten. Labels that were being read then are not cached. */
  let version = 0;

  return {
    /** Labels of the slugs in a language, each chosen as `labelIn` does. */
    async read(kind: Kind, slugs: Iterable<string>, language: string): Promise<Map<string, string>> {
      const labels = new Map<string, string>();
      const missing: string[] = [];
      for (const slug of new Set(slugs)) {
        const label = memories[kind].get(slug);
        if (label === undefined) missing.push(slug);
        labels.set(slug, labelIn({ slug, label: label ?? {} }, language));
      }
      if (missing.length === 0) return labels;
      const readAt = version;
      for (const read of await readLabels(database, kind, missing)) {
        if (version === readAt) memories[kind].set(read.slug, read.label);
        labels.set(read.slug, labelIn(read, language));
      }
      return labels;
    },
    /** Forgets all labels, since some have changed. */
    forget(): void {
      version += 1;
      memories.tag.clear();
      memories.subcategory.clear();
    },
  };
}

const READ_LABELS = `
  select slug, json_object_agg(language, text) as label from labels
  where kind = $1 and slug = any($2) group by slug`;

const readLabels = (database: Database, kind: Kind, slugs: readonly string[]) =>
  queryRows<LabelledSlug>(database, { name: 'read-labels', text: READ_LABELS, values: [kind, slugs] });

export interface StoredCategory extends LabelledSlug {
  readonly id: number;
  readonly opentdb_id: number | null;
  readonly parent_id: number | null;
}

/** Milliseconds without queries for categories after the database has failed. */
const PAUSE = 1_000;

const READ_CATEGORIES = `
  select id, slug, opentdb_id, parent_id,
    coalesce(
      (select json_object_agg(language, text) from labels where kind = 'category' and labels.slug = categories.slug), '{}'
    ) as label
  from categories order by id`;

export type CategoryCache = ReturnType<typeof createCategoryCache>;

/**
 * Caches the 24 categories by id. It queries the database at most every five seconds, once for all waiting callers.
 *
 * @param now - milliseconds of any clock
 */
export function createCategoryCache(
  database: Database,
  logger: Pick<Logger, 'warn' | 'info'>,
  now: () => number = () => performance.now(),
) {
  const log = createOutageLog(logger, {
    failed: 'category names cannot be read; the last ones are used',
    worked: 'category names can be read again',
  });
  const categories = keepFresh(
    async (): Promise<ReadonlyMap<number, StoredCategory>> => {
      const query = { name: 'read-categories', text: READ_CATEGORIES };
      const rows = await queryRows<StoredCategory>(database, query);
      return new Map(rows.map((row) => [row.id, row]));
    },
    { fresh: FRESH, lastValue: { pause: PAUSE, log }, now },
  );
  return {
    /** After the first read, database errors are hidden and the last result is returned. Before, they are thrown. */
    read: () => categories.current(),
    /** Makes the next call read the names again, since some have changed. */
    expire: categories.expire,
  };
}
