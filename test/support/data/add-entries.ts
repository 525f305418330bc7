import type { Pool } from 'pg';
import { type EntryKind, upsertEntries } from '../../../cli/store/taxonomy-entries.ts';
import { inTransaction } from '../../../src/store/database.ts';
import { aQuestion } from './a-question.ts';
import { RegionsResponse, SlugsResponse, TopicsResponse, type Api, type Query } from '../api.ts';
import type { TestEngines } from '../engines.ts';
import { load } from '../load.ts';

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

/** A topic, a tag, a subcategory and a region at once. */
export interface Named {
  /** Letters and hyphens: it is the code of the region too. */
  readonly slug: string;
  readonly en: string;
  readonly pl: string;
  /** Number of questions; at least 1, or the tag is not listed. */
  readonly count: number;
}

/** Maximum slugs of each kind per question. */
const AT_ONCE = 20;

const chunksOf = (slugs: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(slugs.length / AT_ONCE) }, (_, index) =>
    slugs.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );

/**
 * Replaces the vocabulary by these names, as topics, tags, subcategories and regions, and loads questions with them.
 * Call it before the service starts, because a running service reads names again only after a while.
 */
export async function alikeLists(engines: TestEngines, names: readonly Named[]): Promise<void> {
  await engines.pool.query('delete from topics');
  for (const table of ['tags', 'subcategories', 'regions']) await engines.pool.query(`delete from ${table}`);
  const labelled = (columns?: { readonly kind: string }) =>
    names.map(({ slug, en, pl }) => ({ slug, en, pl, ...columns }));
  await addEntries(engines.pool, 'tag', labelled());
  await addEntries(engines.pool, 'subcategory', labelled());
  await addEntries(engines.pool, 'region', labelled({ kind: 'country' }));
  await addEntries(engines.pool, 'topic', labelled({ kind: 'tag' }));
  await engines.pool.query('insert into topic_tags (topic, tag) select slug, slug from tags');

  const most = Math.max(...names.map(({ count }) => count));
  const records = Array.from({ length: most }, (_, index) => {
    const slugs = names.filter(({ count }) => count > index).map(({ slug }) => slug);
    return chunksOf(slugs).map((some) => aQuestion({ tags: some, subcategories: some, regions: some }));
  }).flat();
  await load(engines, records);
}

type Response = TopicsResponse | SlugsResponse | RegionsResponse;

export interface AlikePage {
  readonly slugs: readonly string[];
  readonly labels: readonly string[];
  readonly counts: readonly number[];
  readonly meta: Response['meta'];
  readonly links: Response['_links'];
}

export interface AlikeList {
  readonly path: string;
  get(api: Api, query?: Query): Promise<AlikePage>;
  follow(api: Api, link: string | undefined): Promise<AlikePage>;
}

const pageOf = ({ data, meta, _links }: Response): AlikePage => ({
  slugs: data.map((entry) => ('code' in entry ? entry.code : entry.slug)),
  labels: data.map(({ label }) => label),
  counts: data.map(({ count }) => count),
  meta,
  links: _links,
});

const PAGES = {
  topics: TopicsResponse,
  tags: SlugsResponse,
  subcategories: SlugsResponse,
  regions: RegionsResponse,
} as const;

/** The four discovery lists behind one interface. */
export const LISTS: readonly AlikeList[] = (['topics', 'tags', 'subcategories', 'regions'] as const).map(
  (name) => ({
    path: `/${name}`,
    get: async (api, query) => pageOf(await api[name](query)),
    follow: async (api, link) => pageOf(await api.follow(link ?? '', PAGES[name])),
  }),
);
