import type { Pool } from 'pg';

import { type EntryKind, upsertEntries } from '../../cli/store/taxonomy-entries.ts';
import { inTransaction } from '../../src/store/transaction.ts';

/** An entry of the vocabulary; of a region the slug is its code. */
interface Entry {
  readonly slug: string;
  /** Of topics and regions only. */
  readonly kind?: string;
  readonly en: string;
  readonly pl: string;
}

/** Adds entries with their labels, and changes those that exist. */
export async function addEntries(
  pool: Pool,
  entryKind: Exclude<EntryKind, 'category'>,
  entries: readonly Entry[],
): Promise<void> {
  const listed = entries.map(({ slug, en, pl, ...columns }) => ({
    key: slug,
    slug,
    columns: { [entryKind === 'region' ? 'code' : 'slug']: slug, ...columns },
    label: { en, pl },
  }));
  await inTransaction(pool, 'write', (client) => upsertEntries(client, entryKind, listed));
}
