import type { Database } from './database.ts';

export interface StoredCategory {
  readonly id: number;
  readonly slug: string;
  readonly label_en: string;
  readonly label_pl: string;
  readonly opentdb_id: number | null;
  readonly parent_id: number | null;
}

const READ = 'select id, slug, label_en, label_pl, opentdb_id, parent_id from categories order by id';

/** Milliseconds until a changed name shows. */
const FRESH = 5_000;

/** Reads the 24 categories by id. */
export interface CategoryBook {
  read(): Promise<ReadonlyMap<number, StoredCategory>>;
}

/** A category book over the database that asks it at most every five seconds, once for all who wait. */
export function createCategoryBook(database: Database, now: () => number = Date.now): CategoryBook {
  let reading: Promise<ReadonlyMap<number, StoredCategory>> | undefined;
  let readAt = 0;
  return {
    read() {
      if (reading !== undefined && now() - readAt < FRESH) return reading;
      readAt = now();
      const attempt = database
        .query<StoredCategory>({ name: 'read-categories', text: READ })
        .then(({ rows }) => new Map(rows.map((row) => [row.id, row])));
      reading = attempt;
      attempt.catch(() => {
        if (reading === attempt) reading = undefined;
      });
      return attempt;
    },
  };
}
