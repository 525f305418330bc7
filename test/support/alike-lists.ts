import { RegionsAnswer, SlugsAnswer, TopicsAnswer, type Api, type Query } from './api.ts';
import { aQuestion } from './a-question.ts';
import type { TestEngines } from './engines.ts';
import { load } from './load.ts';

/** A topic, a tag, a subcategory and a region at once. */
export interface Named {
  /** Letters and hyphens: it is the code of the region too. */
  readonly slug: string;
  readonly en: string;
  readonly pl: string;
  /** Questions of each; at least 1, or the tag is not listed. */
  readonly count: number;
}

/** Slugs that one question can carry of each sort. */
const AT_ONCE = 20;

const chunksOf = (slugs: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(slugs.length / AT_ONCE) }, (_, index) =>
    slugs.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );

/**
 * Leaves nothing in the vocabulary but these names, as topics, as tags, as subcategories and as regions, and loads questions that
 * carry them. Call it before the service starts: names that it knows already are read anew only after a while.
 */
export async function alikeLists(engines: TestEngines, names: readonly Named[]): Promise<void> {
  const column = (key: keyof Named): unknown[] => names.map((named) => named[key]);
  const values = [column('slug'), column('en'), column('pl')];
  await engines.pool.query('delete from topics');
  for (const table of ['tags', 'subcategories']) {
    await engines.pool.query(`delete from ${table}`);
    await engines.pool.query(
      `insert into ${table} (slug, label_en, label_pl) select slug, en, pl
       from unnest($1::text[], $2::text[], $3::text[]) as named(slug, en, pl)`,
      values,
    );
  }
  await engines.pool.query('delete from regions');
  await engines.pool.query(
    `insert into regions (code, kind, label_en, label_pl) select slug, 'country', en, pl
     from unnest($1::text[], $2::text[], $3::text[]) as named(slug, en, pl)`,
    values,
  );
  await engines.pool.query(
    `insert into topics (slug, kind, label_en, label_pl) select slug, 'tag', label_en, label_pl from tags`,
  );
  await engines.pool.query('insert into topic_tags (topic, tag) select slug, slug from tags');

  const most = Math.max(...names.map(({ count }) => count));
  const records = Array.from({ length: most }, (_, index) => {
    const slugs = names.filter(({ count }) => count > index).map(({ slug }) => slug);
    return chunksOf(slugs).map((some) => aQuestion({ tags: some, subcategories: some, regions: some }));
  }).flat();
  await load(engines, records);
}

type Answer = TopicsAnswer | SlugsAnswer | RegionsAnswer;

/** One page of any of the four lists. */
export interface AlikePage {
  readonly slugs: readonly string[];
  readonly labels: readonly string[];
  readonly counts: readonly number[];
  readonly meta: Answer['meta'];
  readonly links: Answer['_links'];
}

/** One of the four lists. */
export interface AlikeList {
  readonly path: string;
  ask(api: Api, query?: Query): Promise<AlikePage>;
  follow(api: Api, link: string | undefined): Promise<AlikePage>;
}

const pageOf = ({ data, meta, _links }: Answer): AlikePage => ({
  slugs: data.map((entry) => ('code' in entry ? entry.code : entry.slug)),
  labels: data.map(({ label }) => label),
  counts: data.map(({ count }) => count),
  meta,
  links: _links,
});

const PAGES = {
  topics: TopicsAnswer,
  tags: SlugsAnswer,
  subcategories: SlugsAnswer,
  regions: RegionsAnswer,
} as const;

/** The four lists of discovery, to be asked alike. */
export const LISTS: readonly AlikeList[] = (['topics', 'tags', 'subcategories', 'regions'] as const).map(
  (name) => ({
    path: `/${name}`,
    ask: async (api, query) => pageOf(await api[name](query)),
    follow: async (api, link) => pageOf(await api.follow(link ?? '', PAGES[name])),
  }),
);
