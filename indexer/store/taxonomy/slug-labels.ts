import type { PoolClient } from 'pg';

import { Language } from '../../../src/contract/vocabulary.ts';

/** The default label of a slug: `middle-ages` becomes `Middle ages`. */
function labelFromSlug(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const createIn = (table: string, slugs: string): string => `
  insert into ${table} (slug)
  select slug from unnest(${slugs}::text[]) as listed(slug)
  where not exists (select from ${table} as known where known.slug = listed.slug)
  on conflict (slug) do nothing
  returning slug`;

const CREATE = `
  with tag as (${createIn('tags', '$1')}), subcategory as (${createIn('subcategories', '$3')}),
    created as (
      select 'tag' as kind, slug, text from tag join unnest($1::text[], $2::text[]) as listed(slug, text) using (slug)
      union all
      select 'subcategory', slug, text from subcategory join unnest($3::text[], $4::text[]) as listed(slug, text) using (slug)
    )
  insert into labels (kind, slug, language, text)
  select kind, slug, language, text from created cross join unnest($5::text[]) as language
  on conflict (kind, slug, language) do nothing`;

/**
 * Creates missing tags and subcategories with a label in each language, ordered by slug so that writers do not
 * deadlock.
 */
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
    await client.query({ name: 'create-labels', text: CREATE, values: [...lists, Language.options] });
}
