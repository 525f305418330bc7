import type { Labels } from '../taxonomy/label.ts';

/** Whatever has a key and a name: a person, a work, a god. */
export interface Named {
  /** Kebab-case, unique in its table, never changed. Serves as tag where a table says so. */
  readonly key: string;
  readonly en: string;
  /** Left out when both languages write the name alike. */
  readonly pl?: string;
}

/** The names of a row in both languages. */
export function namesOf(row: Named): Labels {
  return { en: row.en, pl: row.pl ?? row.en };
}

/** A table by its keys; asking for a key that no row has is a mistake in another table. */
export function byKey<T extends Named>(rows: readonly T[]): (key: string) => T {
  const found = new Map(rows.map((row) => [row.key, row]));
  return (key) => {
    const row = found.get(key);
    if (row === undefined) throw new Error(`no row of the table has the key ${key}`);
    return row;
  };
}
