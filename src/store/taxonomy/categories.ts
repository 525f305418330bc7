import type { Logger } from 'pino';

import type { Database } from '../database.ts';
import type { LabelledSlug } from './label-in.ts';

export interface StoredCategory extends LabelledSlug {
  readonly id: number;
  readonly opentdb_id: number | null;
  readonly parent_id: number | null;
}

const READ = `
  select id, slug, opentdb_id, parent_id,
    coalesce(
      (select json_object_agg(language, text) from labels where kind = 'category' and labels.slug = categories.slug), '{}'
    ) as label
  from categories order by id`;

/** Milliseconds until a changed name takes effect. */
const FRESH = 5_000;
/** Milliseconds without queries after the database has failed. */
const PAUSE = 1_000;

/** Caches the 24 categories by id. */
export interface CategoryCache {
  /** After the first read, database errors are hidden and the last result is returned. Before, they are thrown. */
  read(): Promise<ReadonlyMap<number, StoredCategory>>;
  /** Makes the next call read the names again, since some have changed. */
  expire(): void;
}

/**
 * Creates a cache that queries the database at most every five seconds, once for all waiting callers.
 *
 * @param now - milliseconds of any clock
 */
export function createCategoryCache(
  database: Database,
  logger: Pick<Logger, 'warn' | 'info'>,
  now: () => number = Date.now,
): CategoryCache {
  let known: ReadonlyMap<number, StoredCategory> | undefined;
  let reading: Promise<ReadonlyMap<number, StoredCategory>> | undefined;
  let loadedAt = 0;
  let failing = false;

  function logChange(error?: unknown): void {
    if (error === undefined && failing) logger.info('category names can be read again');
    if (error !== undefined && !failing)
      logger.warn({ err: error }, 'category names cannot be read; the last ones are used');
    failing = error !== undefined;
  }

  async function load(): Promise<ReadonlyMap<number, StoredCategory>> {
    loadedAt = now();
    try {
      const { rows } = await database.query<StoredCategory>({ name: 'read-categories', text: READ });
      known = new Map(rows.map((row) => [row.id, row]));
      logChange();
      return known;
    } catch (error) {
      if (known === undefined) throw error;
      logChange(error);
      return known;
    } finally {
      reading = undefined;
    }
  }

  return {
    async read() {
      if (known !== undefined && now() - loadedAt < (failing ? PAUSE : FRESH)) return known;
      const last = failing ? known : undefined;
      reading ??= load();
      // If the database hangs, only one caller waits for it.
      return last ?? reading;
    },
    expire() {
      loadedAt = -Infinity;
    },
  };
}
