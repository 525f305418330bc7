import type { Pool } from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { BUNDLED_TAXONOMY as TAXONOMY } from '../../../cli/bundled-taxonomy.ts';
import { migrate } from '../../../cli/store/migrate.ts';
import { applyTaxonomy, type Taxonomy } from '../../../cli/store/taxonomy.ts';
import { createMissingLabels } from '../../../indexer/store/questions/imported-questions.ts';
import { Language } from '../../../src/contract/vocabulary.ts';
import { termsOf } from '../../../src/discovery/listing.ts';
import { readCountState } from '../../../src/store/catalogue/count-snapshots.ts';
import {
  createCategoryCache,
  labelIn,
  type LabelledSlug,
  createLabelCache,
} from '../../../src/store/taxonomy/labels.ts';
import { readTaxonomyNames } from '../../../src/store/taxonomy/taxonomy-names.ts';
import { inTransaction } from '../../../src/store/database.ts';
import { aQuestion } from '../../support/data/a-question.ts';
import { databaseAt, ownEngines } from '../../support/engines.ts';
import { load } from '../../support/load.ts';

const engines = await ownEngines();
const { pool, logger } = engines;

const named = (entries: readonly LabelledSlug[], slug: string, language: string): string | undefined => {
  const entry = entries.find((each) => each.slug === slug);
  return entry && labelIn(entry, language);
};

describe('a language that is only in the database', () => {
  /** The bundled vocabulary with Esperanto labels for one entry of each kind. */
  const WITH_ESPERANTO: Taxonomy = {
    categories: TAXONOMY.categories.map((row) =>
      row.slug === 'history' ? { ...row, name: { ...row.name, eo: 'Historio' } } : row,
    ),
    regions: TAXONOMY.regions.map((row) =>
      row.code === 'pl' ? { ...row, label: { ...row.label, eo: 'Pollando' } } : row,
    ),
    tags: { ...TAXONOMY.tags, rivers: { en: 'Rivers', pl: 'Rzeki', eo: 'Riveroj' } },
    subcategories: { ...TAXONOMY.subcategories, capitals: { en: 'Capitals', pl: 'Stolice', eo: 'Ĉefurboj' } },
    topics: [
      {
        slug: 'waterways',
        kind: 'tag',
        label: { en: 'Waterways', pl: 'Drogi wodne', eo: 'Akvovojoj' },
        aliases: [],
        members: ['rivers'],
      },
    ],
  };
  beforeAll(async () => {
    await applyTaxonomy(pool, WITH_ESPERANTO);
  });

  test('a new language labels categories, with English where a label is missing', async () => {
    const categories = [...(await createCategoryCache(pool, logger).read()).values()];
    expect(named(categories, 'history', 'eo')).toBe('Historio');
    expect(named(categories, 'geography', 'eo')).toBe('Geography');
    expect(named(categories, 'history', 'pl')).toBe('Historia');
  });

  test('a new language labels tags and subcategories of questions, cached or not', async () => {
    const book = createLabelCache(pool);
    for (let round = 0; round < 2; round += 1) {
      expect([...(await book.read('tag', ['rivers', 'seas', 'no-such-tag'], 'eo'))]).toEqual([
        ['rivers', 'Riveroj'],
        ['seas', 'Seas'],
        ['no-such-tag', 'no-such-tag'],
      ]);
      expect([...(await book.read('subcategory', ['capitals'], 'eo'))]).toEqual([['capitals', 'Ĉefurboj']]);
    }
  });

  test('a new language labels everything that discovery lists', async () => {
    const { tags, subcategories, regions, topics } = await readTaxonomyNames(pool);
    expect(named(tags, 'rivers', 'eo')).toBe('Riveroj');
    expect(named(subcategories, 'capitals', 'eo')).toBe('Ĉefurboj');
    expect(named(regions, 'pl', 'eo')).toBe('Pollando');
    expect(named(topics, 'waterways', 'eo')).toBe('Akvovojoj');
    expect(named(topics, 'waterways', 'fr')).toBe('Waterways');
    const { tags: terms } = await termsOf({ tags, subcategories, regions, topics });
    expect(terms.get('rivers')?.searched).toMatchObject({ en: 'rivers\0rivers', pl: 'rivers\0rzeki' });
    expect(Object.keys(terms.get('rivers')?.searched ?? {})).toEqual(Language.options);
  });

  test('labels in a new language are written once, with changes reported, and do not affect other languages', async () => {
    expect(await applyTaxonomy(pool, WITH_ESPERANTO)).toEqual([]);
    const tags = { ...WITH_ESPERANTO.tags, rivers: { eo: 'Riveregoj' }, seas: { eo: 'Maroj' } };
    const changed = (key: string, before: string | null, after: string): object => ({
      ...{ entry: 'tag', key, change: 'changed' },
      ...{ before: { label_eo: before }, after: { label_eo: after } },
    });
    expect(await applyTaxonomy(pool, { ...WITH_ESPERANTO, tags })).toEqual([
      changed('rivers', 'Riveroj', 'Riveregoj'),
      changed('seas', null, 'Maroj'),
    ]);
    expect(await applyTaxonomy(pool, WITH_ESPERANTO)).toHaveLength(1);
    expect((await createLabelCache(pool).read('tag', ['rivers'], 'pl')).get('rivers')).toBe('Rzeki');
  });

  test('questions can have a new language', async () => {
    const [id = ''] = await load(engines, [aQuestion({ tags: ['rivers'] })]);
    await pool.query(`update questions set language = 'eo' where id = $1`, [id]);
    await pool.query(`update questions set language = 'pt-BR' where id = $1`, [id]);
    for (const language of ['', 'D', 'german', 'de_DE'])
      await expect(
        pool.query(`update questions set language = $2 where id = $1`, [id, language]),
      ).rejects.toMatchObject({ code: '23514', constraint: 'questions_language_check' });
  });
});

/** How often the vocabulary has changed: discovery reads it again after each change. */
const vocabularyMark = async (): Promise<number> => (await readCountState(pool, 1)).marks.vocabulary;

test('a label that is written or removed changes the mark by which discovery reads the vocabulary again', async () => {
  const marks = [await vocabularyMark()];
  for (const statement of [
    `insert into labels (kind, slug, language, text) values ('tag', 'seas', 'fr', 'Mers')`,
    `update labels set text = 'Les mers' where kind = 'tag' and slug = 'seas' and language = 'fr'`,
    `delete from labels where kind = 'tag' and slug = 'seas' and language = 'fr'`,
  ]) {
    await pool.query(statement);
    marks.push(await vocabularyMark());
  }
  expect(new Set(marks).size).toBe(4);
  await pool.query(`delete from labels where language = 'fr'`);
  expect(await vocabularyMark()).toBe(marks.at(-1));
});

test('tags and subcategories of an import get a label in each supported language', async () => {
  await inTransaction(pool, 'write', (client) =>
    createMissingLabels(client, new Set(['made-by-import', 'rivers']), new Set(['made-by-import'])),
  );
  const { rows } = await pool.query(
    `select kind, language, text from labels where slug = 'made-by-import' and kind <> 'topic' order by kind, language`,
  );
  expect(rows).toEqual(
    ['subcategory', 'tag'].flatMap((kind) =>
      Language.options.toSorted().map((language) => ({ kind, language, text: 'Made by import' })),
    ),
  );
  expect((await createLabelCache(pool).read('tag', ['rivers'], 'en')).get('rivers')).toBe('Rivers');
});

/** Each kind of entry with its table and its key. */
const TABLES: readonly [string, string, string][] = [
  ['category', 'categories', 'slug'],
  ['region', 'regions', 'code'],
  ['tag', 'tags', 'slug'],
  ['subcategory', 'subcategories', 'slug'],
  ['topic', 'topics', 'slug'],
];

test.each(TABLES.filter(([kind]) => kind !== 'category'))(
  'labels follow a changed slug of a %s, and are deleted with it',
  async (kind, table, key) => {
    const labelsOf = async (slug: string): Promise<string[]> => {
      const { rows } = await pool.query<{ text: string }>(
        'select text from labels where kind = $1 and slug = $2',
        [kind, slug],
      );
      return rows.map(({ text }) => text);
    };
    const others = { region: ', kind', topic: ', kind' }[kind] ?? '';
    const values = { region: `, 'country'`, topic: `, 'tag'` }[kind] ?? '';
    await pool.query(`insert into ${table} (${key}${others}) values ('first-name'${values})`);
    await pool.query(
      `insert into labels (kind, slug, language, text) values ($1, 'first-name', 'en', 'Name')`,
      [kind],
    );
    await pool.query(`update ${table} set ${key} = 'second-name' where ${key} = 'first-name'`);
    expect(await labelsOf('second-name')).toEqual(['Name']);
    expect(await labelsOf('first-name')).toEqual([]);
    await pool.query(`delete from ${table} where ${key} = 'second-name'`);
    expect(await labelsOf('second-name')).toEqual([]);
  },
);

describe('a process of the version before, which reads and writes label columns', () => {
  /** Labels in columns that differ from the rows of labels. */
  async function deviations(database: Pick<Pool, 'query'>): Promise<unknown[]> {
    const columns = TABLES.map(
      ([kind, table, key]) => `select '${kind}', ${key}, language, text from ${table}
        cross join lateral (values ('en', label_en), ('pl', label_pl)) as label (language, text)`,
    ).join(' union all ');
    const inRows = `select kind, slug, language, text from labels where language in ('en', 'pl')`;
    const { rows } = await database.query<Record<string, string>>(
      `((${columns}) except (${inRows})) union all ((${inRows}) except (${columns}))`,
    );
    return rows;
  }

  test('finds in the columns what is written to rows', async () => {
    await applyTaxonomy(pool, TAXONOMY);
    await inTransaction(pool, 'write', (client) =>
      createMissingLabels(client, new Set(['brand-new']), new Set(['brand-new'])),
    );
    await pool.query(`update labels set text = text || '!' where language = 'pl' and slug like 'a%'`);
    const { rows } = await pool.query(`select label_en, label_pl from tags where slug = 'brand-new'`);
    expect(rows).toEqual([{ label_en: 'Brand new', label_pl: 'Brand new' }]);
    expect(await deviations(pool)).toEqual([]);
  });

  test('is read in rows where it writes columns', async () => {
    await pool.query(`
      insert into tags (slug, label_en, label_pl) values ('old-tag', 'Old tag', 'Stary');
      insert into topics (slug, kind, label_en, label_pl) values ('old-topic', 'tag', 'Old topic', 'Stary temat');
      insert into tags (slug, label_en, label_pl) values ('old-tag', 'Older', 'Starszy') on conflict (slug) do update
        set label_en = excluded.label_en, label_pl = excluded.label_pl;
      update regions set label_pl = 'Dawna ' || label_pl;
      update categories set slug = '~' || id where id = 1;
      update categories set slug = 'painting', label_en = 'Painting', label_pl = 'Malarstwo' where id = 1`);
    expect(await deviations(pool)).toEqual([]);
    expect((await createLabelCache(pool).read('tag', ['old-tag'], 'pl')).get('old-tag')).toBe('Starszy');
    await pool.query(`delete from topics where slug = 'old-topic'`);
    expect(await deviations(pool)).toEqual([]);
  });

  test('does not undo a label that is written together with another column of its entry', async () => {
    await applyTaxonomy(pool, TAXONOMY);
    await pool.query(`
      with entry as (update regions set kind = 'cultural' where code = 'pl')
      update labels set text = 'Polonia' where kind = 'region' and slug = 'pl' and language = 'en'`);
    const { rows } = await pool.query(`select label_en from regions where code = 'pl'`);
    expect(rows).toEqual([{ label_en: 'Polonia' }]);
    expect(await deviations(pool)).toEqual([]);
  });

  test('leaves labels that a migration turns into rows', async () => {
    const { url, pool: own } = await databaseAt(19);
    await own.query(`
      insert into categories (id, slug, label_en, label_pl) values (1, 'art', 'Art', 'Sztuka');
      insert into regions (code, kind, label_en, label_pl) values ('pl', 'country', 'Poland', 'Polska');
      insert into tags (slug, label_en, label_pl) values ('rivers', 'Rivers', 'Rzeki');
      insert into subcategories (slug, label_en, label_pl) values ('rivers', 'On rivers', 'O rzekach');
      insert into topics (slug, kind, label_en, label_pl) values ('rivers', 'tag', 'All rivers', 'Wszystkie rzeki')`);
    // Two processes that start at once.
    const applied = await Promise.all([migrate(url), migrate(url)]);
    expect(applied.flat()).toContain('0020_labels');
    expect(applied.some((names) => names.length === 0)).toBe(true);
    const { rows } = await own.query<{ count: number }>('select count(*)::int from labels');
    expect(rows).toEqual([{ count: 10 }]);
    expect(await deviations(own)).toEqual([]);
  });
});
