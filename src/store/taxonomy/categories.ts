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

/** Milliseconds until a changed name shows. */
const FRESH = 5_000;
/** Milliseconds for which the database is left alone after it failed. */
const REST = 1_000;

/** Reads the 24 categories by id. */
export interface CategoryBook {
  /** Throws what the database throws while none were ever read; afterwards what was read last stands in. */
  read(): Promise<ReadonlyMap<number, StoredCategory>>;
}

/**
 * A category book over the database that asks it at most every five seconds, once for all who wait.
 *
 * @param now - milliseconds on any clock
 */
export function createCategoryBook(
  database: Database,
  logger: Pick<Logger, 'warn' | 'info'>,
  now: () => number = Date.now,
): CategoryBook {
  let known: ReadonlyMap<number, StoredCategory> | undefined;
  let reading: Promise<ReadonlyMap<number, StoredCategory>> | undefined;
  let askedAt = 0;
  let failing = false;

  function tell(fault?: unknown): void {
    if (fault === undefined && failing) logger.info('the names of categories are read again');
    if (fault !== undefined && !failing)
      logger.warn({ err: fault }, 'the names of categories cannot be read; those read last are shown');
    failing = fault !== undefined;
  }

  async function ask(): Promise<ReadonlyMap<number, StoredCategory>> {
    askedAt = now();
    try {
      const { rows } = await database.query<StoredCategory>({ name: 'read-categories', text: READ });
      known = new Map(rows.map((row) => [row.id, row]));
      tell();
      return known;
    } catch (error) {
      if (known === undefined) throw error;
      tell(error);
      return known;
    } finally {
      reading = undefined;
    }
  }

  return {
    async read() {
      if (known !== undefined && now() - askedAt < (failing ? REST : FRESH)) return known;
      const last = failing ? known : undefined;
      reading ??= ask();
      // A silent database is waited for once, not by every caller.
      return last ?? reading;
    },
  };
}
