import type { PoolClient } from 'pg';

/** What a slug reads like until somebody gives it a proper name: `middle-ages` becomes `Middle ages`. */
export function labelFromSlug(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Creates the tags or subcategories that are not there yet, in the order of their slugs so that writers do not deadlock. */
export async function createMissingLabels(
  client: PoolClient,
  table: 'tags' | 'subcategories',
  slugs: ReadonlySet<string>,
): Promise<number> {
  if (slugs.size === 0) return 0;
  const sorted = [...slugs].sort();
  const created = await client.query(
    `insert into ${table} (slug, label_en, label_pl)
     select slug, label, label from unnest($1::text[], $2::text[]) as listed(slug, label)
     where not exists (select from ${table} as known where known.slug = listed.slug)
     on conflict (slug) do nothing`,
    [sorted, sorted.map(labelFromSlug)],
  );
  return created.rowCount ?? 0;
}
