import type { Pool } from 'pg';

import { foldText } from '../../src/contract/words.ts';
import { SEPARATOR } from '../../src/discovery/haystack.ts';
import type { View } from '../../src/discovery/view.ts';
import { LIMIT, type PageRequest, type TagLister } from './tag-lister.ts';

const CREATE_TABLE = `
  create extension if not exists pg_trgm;
  create table bench_terms (
    slug text collate "C" primary key,
    label text not null,
    count integer not null,
    searched text not null
  )`;
const FINISH = [
  'create index on bench_terms ((-count), slug)',
  'create index on bench_terms using gin (searched gin_trgm_ops)',
  'analyze bench_terms',
];

/** A statement for a page and the number of matches. */
function pageStatement({ q, after }: PageRequest): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const value = (of: unknown): string => `$${values.push(of)}`;
  const matches = q === undefined ? 'true' : `searched like ${value(`%${foldText(q)}%`)}`;
  const behind =
    after === undefined
      ? 'true'
      : `(-count, slug) > (-${value(after.entry.count)}::integer, ${value(after.entry.term.slug)})`;
  const text = `
    select slug, label, count, (select count(*)::int from bench_terms where ${matches}) as total
    from bench_terms where ${matches} and ${behind} order by -count, slug limit ${LIMIT}`;
  return { text, values };
}

/** A table with one row per tag; its database is dropped as a whole. */
export async function tableLister(postgres: Pool, view: View): Promise<TagLister> {
  await postgres.query(CREATE_TABLE);
  const { entries } = view.tags;
  await postgres.query(
    `insert into bench_terms (slug, label, count, searched)
     select slug, label, count, searched from unnest($1::text[], $2::text[], $3::integer[], $4::text[])
       as given(slug, label, count, searched)`,
    [
      entries.map(({ term }) => term.slug),
      entries.map(({ term }) => term.label.en),
      entries.map(({ count }) => count),
      entries.map(({ term }) => term.searched.en.replaceAll(SEPARATOR, '\n')),
    ],
  );
  for (const statement of FINISH) await postgres.query(statement);
  return {
    name: 'PostgreSQL, one row per tag, trigrams',
    async page(request) {
      // Unnamed, so that it is planned for the given search text.
      const { rows } = await postgres.query<{ slug: string; total: number }>(pageStatement(request));
      return { slugs: rows.map(({ slug }) => slug), total: rows[0]?.total ?? 0 };
    },
  };
}
