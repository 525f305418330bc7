import type { PoolClient } from 'pg';

import { createMissingLabels } from './slug-labels.ts';

/** A curated topic as the catalogue lists it; `members` are slugs of tags or of subcategories, as `kind` says. */
export interface TopicRow {
  readonly slug: string;
  readonly kind: 'tag' | 'subcategory';
  readonly label: { readonly en: string; readonly pl: string };
  readonly aliases: readonly string[];
  readonly members: readonly string[];
}

const DELETE_TOPICS = `delete from topics where slug <> all ($1::text[])`;

const UPSERT_TOPICS = `
  insert into topics (slug, kind, label_en, label_pl)
  select slug, kind, label_en, label_pl
  from jsonb_to_recordset($1) as listed(slug text, kind text, label_en text, label_pl text)
  on conflict (slug) do update
    set kind = excluded.kind, label_en = excluded.label_en, label_pl = excluded.label_pl
    where (topics.kind, topics.label_en, topics.label_pl)
      is distinct from (excluded.kind, excluded.label_en, excluded.label_pl)`;

/** Statements that make a two-column table hold the listed pairs and no others. */
const pairStatements = (table: string, left: string, right: string): readonly [string, string] => [
  `delete from ${table} as kept
   where not exists (
     select from unnest($1::text[], $2::text[]) as listed(a, b) where listed.a = kept.${left} and listed.b = kept.${right})`,
  `insert into ${table} (${left}, ${right})
   select a, b from unnest($1::text[], $2::text[]) as listed(a, b)
   where not exists (select from ${table} as kept where kept.${left} = listed.a and kept.${right} = listed.b)`,
];

type Pair = readonly [string, string];

async function replacePairs(
  client: PoolClient,
  statements: readonly [string, string],
  pairs: readonly Pair[],
): Promise<number> {
  const columns = [pairs.map(([left]) => left), pairs.map(([, right]) => right)];
  let changed = 0;
  for (const statement of statements) changed += (await client.query(statement, columns)).rowCount ?? 0;
  return changed;
}

/** Makes the topics, their aliases and their members exactly the listed ones; returns how many rows differed. */
export async function replaceTopics(client: PoolClient, topics: readonly TopicRow[]): Promise<number> {
  const listed = topics.map(({ slug, kind, label }) => ({
    slug,
    kind,
    label_en: label.en,
    label_pl: label.pl,
  }));
  const members = (kind: TopicRow['kind']): Pair[] =>
    topics
      .filter((topic) => topic.kind === kind)
      .flatMap((topic) => topic.members.map((member): Pair => [topic.slug, member]));
  const tags = members('tag');
  const subcategories = members('subcategory');
  // An alias leads to one topic: of several that list it, to the first.
  const aliases = new Map<string, string>();
  for (const topic of topics)
    for (const alias of topic.aliases) if (!aliases.has(alias)) aliases.set(alias, topic.slug);

  let changed = (await client.query(DELETE_TOPICS, [topics.map(({ slug }) => slug)])).rowCount ?? 0;
  changed += (await client.query(UPSERT_TOPICS, [JSON.stringify(listed)])).rowCount ?? 0;
  changed += await createMissingLabels(client, 'tags', new Set(tags.map(([, tag]) => tag)));
  changed += await createMissingLabels(
    client,
    'subcategories',
    new Set(subcategories.map(([, slug]) => slug)),
  );
  changed += await replacePairs(client, pairStatements('topic_aliases', 'alias', 'topic'), [...aliases]);
  changed += await replacePairs(client, pairStatements('topic_tags', 'topic', 'tag'), tags);
  return (
    changed +
    (await replacePairs(client, pairStatements('topic_subcategories', 'topic', 'subcategory'), subcategories))
  );
}
