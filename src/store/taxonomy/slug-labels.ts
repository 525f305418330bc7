import type { PoolClient } from 'pg';

/** What a slug reads like until somebody gives it a proper name: `middle-ages` becomes `Middle ages`. */
function labelFromSlug(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const INTO = (table: string, slugs: string, labels: string): string => `
  insert into ${table} (slug, label_en, label_pl)
  select slug, label, label from unnest(${slugs}::text[], ${labels}::text[]) as listed(slug, label)
  where not exists (select from ${table} as known where known.slug = listed.slug)
  on conflict (slug) do nothing`;

const CREATE = `with tagged as (${INTO('tags', '$1', '$2')}) ${INTO('subcategories', '$3', '$4')}`;

/** Creates the tags and subcategories that are not there yet, in the order of their slugs so that writers do not deadlock. */
export async function createMissingLabels(
  client: PoolClient,
  tags: ReadonlySet<string>,
  subcategories: ReadonlySet<string>,
): Promise<void> {
  const lists = [tags, subcategories].flatMap((slugs) => {
    const sorted = [...slugs].sort();
    return [sorted, sorted.map(labelFromSlug)];
  });
  if (tags.size + subcategories.size > 0)
    await client.query({ name: 'create-labels', text: CREATE, values: lists });
}
