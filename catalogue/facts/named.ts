import type { Labels } from '../taxonomy/label.ts';

/** Anything with a key and a name: a person, a work, a god. */
export interface Named {
  /** Kebab-case, unique in its table, never changed. Some tables use it as a tag. */
  readonly key: string;
  readonly en: string;
  /** Left out when the name is the same in both languages. */
  readonly pl?: string;
}

/** The names of a row in both languages. */
export function namesOf(row: Named): Labels {
  return { en: row.en, pl: row.pl ?? row.en };
}

/** A table by key; an unknown key is a mistake in another table. */
export function byKey<T extends Named>(rows: readonly T[]): (key: string) => T {
  const found = new Map(rows.map((row) => [row.key, row]));
  return (key) => {
    const row = found.get(key);
    if (row === undefined) throw new Error(`no row of the table has the key ${key}`);
    return row;
  };
}
