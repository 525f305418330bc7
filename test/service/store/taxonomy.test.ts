import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { findTaxonomyErrors } from '../../../catalogue/taxonomy/find-taxonomy-errors.ts';
import { BUNDLED_TAXONOMY as TAXONOMY } from '../../../cli/bundled-taxonomy.ts';
import type { VocabularyChange } from '../../../cli/store/taxonomy-entries.ts';
import { applyTaxonomy, type Taxonomy, type TopicRow } from '../../../cli/store/taxonomy.ts';
import { withImportLock } from '../../../indexer/store/imports/import-transactions.ts';
import { addEntries } from '../../support/data/add-entries.ts';
import { ownEngines } from '../../support/engines.ts';
import { untilLockWaits } from '../../support/lock-waits.ts';
import { triviaProcess } from '../../support/processes.ts';
import { commandsIn } from '../../support/trivia.ts';

const { pool, environment } = await ownEngines();
const { run, answer } = commandsIn(environment);

const RIVERS: TopicRow = {
  slug: 'waterways',
  kind: 'tag',
  label: { en: 'Waterways', pl: 'Drogi wodne' },
  aliases: ['streams', 'strumienie'],
  members: ['rivers'],
};
const SEAS: TopicRow = {
  slug: 'salt-water',
  kind: 'tag',
  label: { en: 'Salt Water', pl: 'Słona woda' },
  aliases: ['brine'],
  members: ['seas', 'straits'],
};
const FRONTIERS: TopicRow = {
  slug: 'frontiers',
  kind: 'tag',
  label: { en: 'Frontiers', pl: 'Rubieże' },
  aliases: [],
  members: ['borders'],
};
/** The taxonomy in the database before each test. */
const BASE: Taxonomy = { ...TAXONOMY, topics: [RIVERS, SEAS, FRONTIERS] };
beforeEach(async () => {
  await applyTaxonomy(pool, BASE);
});

const TABLES = [
  'categories',
  'regions',
  'tags',
  'subcategories',
  'topics',
  'topic_aliases',
  'topic_tags',
  'topic_subcategories',
  'labels',
];

/** Every row of the vocabulary, with the transaction that wrote it. */
async function allRows(): Promise<unknown[]> {
  const tables = TABLES.map((table) =>
    pool.query(
      `select xmin::text as written_by, to_jsonb(${table}) as row from ${table} order by to_jsonb(${table})::text`,
    ),
  );
  return (await Promise.all(tables)).map(({ rows }) => rows as unknown);
}

const apply = (taxonomy: Taxonomy, dryRun = false): Promise<VocabularyChange[]> =>
  applyTaxonomy(pool, taxonomy, { dryRun, findErrors: findTaxonomyErrors });

const withTopics = (...topics: TopicRow[]): Taxonomy => ({ ...BASE, topics });
const nothing = { added: [], removed: [] };

/** The bundled categories, with the slugs and OpenTDB ids of categories 1 and 2 swapped. */
function swappedCategories(): Taxonomy['categories'] {
  const [one, two, ...others] = BASE.categories;
  if (one === undefined || two === undefined) throw new Error('there are no two categories');
  return [
    { ...one, slug: two.slug, opentdbId: two.opentdbId },
    { ...two, slug: one.slug, opentdbId: one.opentdbId },
    ...others,
  ];
}

const fieldsOf = ({ kind, label }: TopicRow): VocabularyChange['after'] => ({
  kind,
  label_en: label.en ?? null,
  label_pl: label.pl ?? null,
});

const addedTopic = (topic: TopicRow): VocabularyChange => ({
  entry: 'topic',
  key: topic.slug,
  change: 'added',
  before: null,
  after: fieldsOf(topic),
  members: { added: topic.members.toSorted(), removed: [] },
  aliases: { added: topic.aliases.toSorted(), removed: [] },
});
const removedTopic = (topic: TopicRow): VocabularyChange => ({
  entry: 'topic',
  key: topic.slug,
  change: 'removed',
  before: fieldsOf(topic),
  after: null,
  members: { added: [], removed: topic.members.toSorted() },
  aliases: { added: [], removed: topic.aliases.toSorted() },
});
const changedTopic = (key: string, change: Partial<VocabularyChange>): VocabularyChange => ({
  entry: 'topic',
  key,
  change: 'changed',
  before: {},
  after: {},
  members: nothing,
  aliases: nothing,
  ...change,
});
const changed = (
  entry: VocabularyChange['entry'],
  key: string,
  before: VocabularyChange['before'],
  after: VocabularyChange['after'],
): VocabularyChange => ({ entry, key, change: 'changed', before, after });

const SETTLEMENTS: TopicRow = {
  slug: 'settlements',
  kind: 'subcategory',
  label: { en: 'Settlements', pl: 'Osady' },
  aliases: ['towns', 'osiedla ludzkie'],
  members: ['cities', 'capitals'],
};
const CHANNELS: TopicRow = { ...RIVERS, slug: 'channels' };

const CASES: readonly [title: string, taxonomy: Taxonomy, changes: readonly VocabularyChange[]][] = [
  [
    'adds a topic with its members and aliases',
    withTopics(RIVERS, SEAS, FRONTIERS, SETTLEMENTS),
    [addedTopic(SETTLEMENTS)],
  ],
  ['deletes a topic that is no longer listed', withTopics(SEAS, FRONTIERS), [removedTopic(RIVERS)]],
  [
    'changes the label, a member and an alias of a topic',
    withTopics(
      RIVERS,
      { ...SEAS, label: { en: 'Salt Water', pl: 'Morza i oceany' }, aliases: [], members: ['seas', 'lakes'] },
      FRONTIERS,
    ),
    [
      changedTopic('salt-water', {
        before: { label_pl: 'Słona woda' },
        after: { label_pl: 'Morza i oceany' },
        members: { added: ['lakes'], removed: ['straits'] },
        aliases: { added: [], removed: ['brine'] },
      }),
    ],
  ],
  [
    'moves an alias from one topic to another',
    withTopics({ ...RIVERS, aliases: ['strumienie'] }, { ...SEAS, aliases: ['brine', 'streams'] }, FRONTIERS),
    [
      changedTopic('salt-water', { aliases: { added: ['streams'], removed: [] } }),
      changedTopic('waterways', { aliases: { added: [], removed: ['streams'] } }),
    ],
  ],
  [
    'renames a topic that keeps its aliases',
    withTopics(CHANNELS, SEAS, FRONTIERS),
    [addedTopic(CHANNELS), removedTopic(RIVERS)],
  ],
  [
    'swaps the labels of two topics',
    withTopics({ ...RIVERS, label: SEAS.label }, { ...SEAS, label: RIVERS.label }, FRONTIERS),
    [
      changedTopic('salt-water', {
        before: { label_en: 'Salt Water', label_pl: 'Słona woda' },
        after: { label_en: 'Waterways', label_pl: 'Drogi wodne' },
      }),
      changedTopic('waterways', {
        before: { label_en: 'Waterways', label_pl: 'Drogi wodne' },
        after: { label_en: 'Salt Water', label_pl: 'Słona woda' },
      }),
    ],
  ],
  [
    "changes a topic's kind while its member keeps its name",
    withTopics(RIVERS, SEAS, { ...FRONTIERS, kind: 'subcategory' }),
    [
      changedTopic('frontiers', {
        before: { kind: 'tag' },
        after: { kind: 'subcategory' },
        members: { added: ['borders'], removed: ['borders'] },
      }),
    ],
  ],
  [
    'swaps the unique values of two categories',
    { ...BASE, categories: swappedCategories() },
    [
      changed('category', '1', { slug: 'art', opentdb_id: 25 }, { slug: 'celebrities', opentdb_id: 26 }),
      changed('category', '2', { slug: 'celebrities', opentdb_id: 26 }, { slug: 'art', opentdb_id: 25 }),
    ],
  ],
  [
    'changes labels of a category, a region, a tag and a subcategory',
    {
      ...BASE,
      categories: BASE.categories.map((row) =>
        row.slug === 'film' ? { ...row, name: { en: 'Cinema', pl: 'Kino' } } : row,
      ),
      regions: BASE.regions.map((row) =>
        row.code === 'pl' ? { ...row, label: { en: 'Polonia', pl: 'Polska' } } : row,
      ),
      tags: { ...BASE.tags, rivers: { en: 'Rivers', pl: 'Cieki wodne' } },
      subcategories: { ...BASE.subcategories, cities: { en: 'Towns', pl: 'Miasta' } },
    },
    [
      changed(
        'category',
        '11',
        { label_en: 'Film', label_pl: 'Film' },
        { label_en: 'Cinema', label_pl: 'Kino' },
      ),
      changed('region', 'pl', { label_en: 'Poland' }, { label_en: 'Polonia' }),
      changed('tag', 'rivers', { label_pl: 'Rzeki' }, { label_pl: 'Cieki wodne' }),
      changed('subcategory', 'cities', { label_en: 'Cities' }, { label_en: 'Towns' }),
    ],
  ],
];

describe('applying a taxonomy', () => {
  test.each(CASES)('%s, as the dry run reports', async (_title, taxonomy, changes) => {
    const before = await allRows();
    expect(await apply(taxonomy, true)).toEqual(changes);
    expect(await allRows()).toEqual(before);
    expect(await apply(taxonomy)).toEqual(changes);
    const after = await allRows();
    expect(after).not.toEqual(before);
    // Listeners to vocabulary changes must not be notified without a change.
    expect(await apply(taxonomy)).toEqual([]);
    expect(await allRows()).toEqual(after);
    // Reverting reports the same entries.
    expect((await apply(BASE)).map(({ entry, key }) => `${entry} ${key}`)).toEqual(
      changes.map(({ entry, key }) => `${entry} ${key}`),
    );
    expect(await apply(BASE)).toEqual([]);
  });

  test('tags, subcategories and regions are added, and kept when they are no longer listed', async () => {
    const label = { en: 'Fresh', pl: 'Świeże' };
    const grown: Taxonomy = {
      ...withTopics({ ...RIVERS, members: ['rivers', 'fresh-tag'] }),
      regions: [...BASE.regions, { code: 'fresh-region', kind: 'cultural', label }],
      tags: { ...BASE.tags, 'fresh-tag': label },
      subcategories: { ...BASE.subcategories, 'fresh-subcategory': label },
    };
    expect((await apply(grown)).map(({ entry, key, change }) => [entry, key, change])).toEqual([
      ['region', 'fresh-region', 'added'],
      ['tag', 'fresh-tag', 'added'],
      ['subcategory', 'fresh-subcategory', 'added'],
      ['topic', 'frontiers', 'removed'],
      ['topic', 'salt-water', 'removed'],
      ['topic', 'waterways', 'changed'],
    ]);
    const back = await apply(BASE);
    expect(back.map(({ entry, key, change }) => [entry, key, change])).toEqual([
      ['topic', 'frontiers', 'added'],
      ['topic', 'salt-water', 'added'],
      ['topic', 'waterways', 'changed'],
    ]);
    const kept = await pool.query(
      `select slug from tags where slug = 'fresh-tag' union all select slug from subcategories where slug = 'fresh-subcategory'
       union all select code from regions where code = 'fresh-region'`,
    );
    expect(kept.rowCount).toBe(3);
  });

  test('a topic can have a tag as a member that only an import has added', async () => {
    await addEntries(pool, 'tag', [{ slug: 'imported-only', en: 'Imported only', pl: 'Imported only' }]);
    expect(await apply(withTopics({ ...RIVERS, members: ['imported-only'] }, SEAS, FRONTIERS))).toMatchObject(
      [{ key: 'waterways', members: { added: ['imported-only'], removed: ['rivers'] } }],
    );
  });
});

/** A taxonomy that differs from the base in the rows written first, in between and last. */
const CHANGED_THROUGHOUT: Taxonomy = {
  ...withTopics({ ...RIVERS, slug: 'channels', members: ['lakes'] }, { ...FRONTIERS, kind: 'subcategory' }),
  categories: swappedCategories(),
  tags: { ...BASE.tags, rivers: { en: 'Rivers', pl: 'Cieki wodne' } },
};

test('of two equal changes at once, only one reports changes', async () => {
  const both = await Promise.all([apply(CHANGED_THROUGHOUT), apply(CHANGED_THROUGHOUT)]);
  expect(both.map((changes) => changes.length > 0).sort()).toEqual([false, true]);
});

test('concurrent changes neither mix nor deadlock', async () => {
  for (let round = 0; round < 8; round += 1) {
    await Promise.all([apply(CHANGED_THROUGHOUT), apply(BASE), apply(CHANGED_THROUGHOUT)]);
    const differing = await Promise.all([apply(CHANGED_THROUGHOUT, true), apply(BASE, true)]);
    expect(differing.filter((changes) => changes.length === 0)).toHaveLength(1);
  }
});

test('applying a taxonomy waits for an import, which locks tags in another order', async () => {
  let applied: Promise<VocabularyChange[]> | undefined;
  await withImportLock(pool, async (client) => {
    applied = apply(CHANGED_THROUGHOUT);
    await untilLockWaits(pool);
    // If it held locks while it waits, this would be a deadlock.
    await client.query(`set local lock_timeout = '5s'`);
    await client.query(`lock table ${TABLES.join(', ')} in share row exclusive mode`);
  });
  expect(await applied).not.toEqual([]);
});

const INVALID_TOPICS = [
  { ...RIVERS, members: ['rivers', 'no-such-tag'] },
  { ...SEAS, aliases: ['streams'] },
];
/** A preload module that replaces the bundled topics with invalid ones. */
const WITH_INVALID_FILES = `data:text/javascript,
  import { registerHooks } from 'node:module';
  const replacement = ';Object.assign(BUNDLED_TAXONOMY, { topics: ${JSON.stringify(INVALID_TOPICS)} });';
  registerHooks({ load: (url, context, next) => {
    const loaded = next(url, context);
    return url.endsWith('/bundled-taxonomy.ts') ? { ...loaded, source: loaded.source + replacement } : loaded;
  } });`;

describe('trivia taxonomy apply', () => {
  const [first] = TAXONOMY.topics;
  if (first === undefined) throw new Error('there is no topic');
  const damage = async (): Promise<void> => {
    await applyTaxonomy(pool, TAXONOMY);
    await pool.query(`
      update labels set text = 'Potoki' where kind = 'tag' and slug = 'rivers' and language = 'pl';
      delete from regions where code = 'eu';
      update labels set text = 'Wrong' where kind = 'topic' and slug = '${first.slug}' and language = 'en';
      delete from topic_aliases where topic = '${first.slug}';
      insert into topic_aliases (alias, topic) values ('out of place', '${first.slug}');
      insert into topics (slug, kind) values ('left-over', 'tag');
      insert into labels (kind, slug, language, text) values
        ('topic', 'left-over', 'en', 'Left Over'), ('topic', 'left-over', 'pl', 'Reszta');
      insert into topic_tags (topic, tag) values ('left-over', 'rivers')`);
  };
  const region = TAXONOMY.regions.find(({ code }) => code === 'eu');
  const DIFF = [
    `+ region eu  ${region?.label.en ?? ''} | ${region?.label.pl ?? ''}: kind "${region?.kind ?? ''}"`,
    '~ tag rivers: label_pl "Potoki" -> "Rzeki"',
    ...[
      `~ topic ${first.slug}: ${[
        `label_en "Wrong" -> "${first.label.en}"`,
        ...first.aliases.toSorted().map((alias) => `+ alias ${alias}`),
        '- alias out of place',
      ].join(', ')}`,
      '- topic left-over  Left Over | Reszta: kind "tag", - member rivers',
    ].toSorted((one, other) => (one.slice(2) < other.slice(2) ? -1 : 1)),
    'regions: 1 added; tags: 1 changed; topics: 1 changed, 1 removed.',
  ];

  test('lists the changes in a dry run, applies them, and then finds nothing to change', async () => {
    await damage();
    const before = await allRows();
    const dry = await run('taxonomy', 'apply', '--dry-run');
    expect(dry).toMatchObject({ code: 0, stderr: '' });
    expect(dry.stdout.trimEnd().split('\n')).toEqual([...DIFF, 'Dry run: nothing was saved.']);
    expect(await allRows()).toEqual(before);

    const real = await run('taxonomy', 'apply');
    expect(real).toMatchObject({ code: 0, stderr: '' });
    expect(real.stdout.trimEnd().split('\n')).toEqual(DIFF);
    expect(await apply(TAXONOMY, true)).toEqual([]);

    const again = await run('taxonomy', 'apply');
    expect(again).toMatchObject({ code: 0, stderr: '' });
    expect(again.stdout).toMatch(/^No changes: [^\n]*\n$/);
  });

  test('prints the same changes as JSON', async () => {
    await damage();
    const expected = await apply(TAXONOMY, true);
    expect(await answer('taxonomy', 'apply')).toMatchObject({
      dryRun: false,
      changes: expected,
      counts: {
        category: { added: 0, changed: 0, removed: 0 },
        region: { added: 1, changed: 0, removed: 0 },
        topic: { added: 0, changed: 1, removed: 1 },
      },
    });
    expect(await answer('taxonomy', 'apply')).toMatchObject({ dryRun: false, changes: [] });
  });

  test('trivia migrate applies the taxonomy too, and counts the entries', async () => {
    await damage();
    expect(await answer('migrate')).toEqual({ migrations: [], vocabulary: 4 });
    expect(await apply(TAXONOMY, true)).toEqual([]);
  });

  test.each([[], ['--dry-run']])('exits with 1, lists all errors, writes nothing: %j', async (...options) => {
    await damage();
    const before = await allRows();
    const faulty = { ...environment, NODE_OPTIONS: `--import=${encodeURI(WITH_INVALID_FILES)}` };
    const { code, stdout, stderr } = await triviaProcess(['taxonomy', 'apply', ...options], faulty);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('nothing was written');
    const errors = stderr.split('\n').filter((line) => line.startsWith('  '));
    expect(errors).toHaveLength(2);
    expect(errors.join('\n')).toMatch(/no-such-tag[^]*streams/);
    expect(await allRows()).toEqual(before);
  });

  test('exits with 1 and changes nothing when the database rejects a statement', async () => {
    await damage();
    await pool.query(`
      create function keep_topics() returns trigger language plpgsql as $$ begin raise exception 'topics stay'; end $$;
      create trigger keep_topics before delete on topics for each row execute function keep_topics()`);
    onTestFinished(async () => {
      await pool.query('drop function keep_topics cascade');
    });
    const before = await allRows();
    const { code, stdout, stderr } = await run('taxonomy', 'apply');
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('topics stay');
    expect(await allRows()).toEqual(before);
  });
});
