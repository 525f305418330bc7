import { beforeEach, describe, expect, test } from 'vitest';
import { starterCatalogue } from '../../../catalogue/starter.ts';
import { isStarterLoaded, loadStarterCatalogue } from '../../../cli/set-up.ts';
import { mergeQuestions } from '../../../cli/store/merge-questions.ts';
import { hideQuestions, restoreQuestions } from '../../../cli/store/moderation.ts';
import { importFiles, type ImportOptions, type ImportResult } from '../../../indexer/import/import-files.ts';
import { importRecords } from '../../../indexer/import/import-records.ts';
import type { QuestionRecord } from '../../../src/contract/record.ts';
import { aFileQuestion, aQuestion } from '../../support/data/a-question.ts';
import { anApi } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { aClaim, claims, inputFolder, lines } from '../../support/own-folder.ts';
import { makeSearchable } from '../../support/load.ts';
import { STARTER_DAY } from '../../support/data/starter-day.ts';

const engines = await ownEngines();
const { pool } = engines;
const api = await anApi(engines);

const moderation = { moderator: 'test', reason: null };

beforeEach(async () => {
  // Deleting a question lists it as removed.
  for (const table of ['questions', 'removed_questions', 'imports']) await pool.query(`delete from ${table}`);
});

async function importClaims(rows: readonly object[], options: ImportOptions = {}): Promise<ImportResult> {
  return importFiles(pool, [await inputFolder({ 'dev.json': lines(rows) })], 'creak', options);
}

async function states(rows: readonly object[]): Promise<string[]> {
  const ids = rows.map((row) => (row as { ex_id: string }).ex_id);
  const found = await pool.query<{ availability: string }>(
    `select availability from unnest($1::text[]) with ordinality as given(source_id, position)
     join questions using (source_id) where source = 'creak' order by position`,
    [ids],
  );
  return found.rows.map((row) => row.availability);
}

async function idOfRow(row: object | undefined): Promise<string> {
  const found = await pool.query<{ id: string }>(`select id from questions where source_id = $1`, [
    (row as { ex_id: string }).ex_id,
  ]);
  return found.rows[0]?.id ?? '';
}

test('a missing question stays without the option, is removed with it, and returns with its id', async () => {
  const rows = claims(10);
  const fewer = rows.slice(0, 8);
  await importClaims(rows);
  expect(await importClaims(fewer)).toMatchObject({ pruned: null });
  expect(new Set(await states(rows))).toEqual(new Set(['visible']));
  const gone = await idOfRow(rows[9]);

  expect(await importClaims(fewer, { prune: 'some', dryRun: true })).toMatchObject({
    pruned: { removed: 2 },
  });
  expect((await states(rows)).filter((state) => state === 'visible')).toHaveLength(10);
  expect(await importClaims(fewer, { prune: 'some' })).toMatchObject({
    report: { unchanged: 8 },
    pruned: { missing: 2, of: 10, removed: 2, refused: null },
  });
  expect(await states(rows)).toEqual([...Array<string>(8).fill('visible'), 'deleted', 'deleted']);

  expect(await importClaims(rows)).toMatchObject({ report: { unchanged: 8, updated: 2, imported: 0 } });
  expect(new Set(await states(rows))).toEqual(new Set(['visible']));
  expect(await idOfRow(rows[9])).toBe(gone);
});

test('nothing is removed if more than a fifth is missing, unless any share may be removed', async () => {
  const rows = claims(10);
  await importClaims(rows);
  expect(await importClaims(rows.slice(0, 7), { prune: 'some' })).toMatchObject({
    pruned: { missing: 3, of: 10, removed: 0, refused: 'too_many' },
  });
  expect(await importClaims(rows.slice(0, 7), { prune: 'any' })).toMatchObject({ pruned: { removed: 3 } });
});

test('nothing is removed if a row was not readable, because it may be the missing one', async () => {
  const rows = claims(10);
  await importClaims(rows);
  const folder = await inputFolder({ 'dev.json': `${lines(rows.slice(0, 9))}{"ex_id":` });
  expect(await importFiles(pool, [folder], 'creak', { prune: 'some' })).toMatchObject({
    pruned: { removed: 0, refused: 'input_not_whole' },
  });
  expect(new Set(await states(rows))).toEqual(new Set(['visible']));
});

test('a question is removed if the upstream still has it, but without an answer', async () => {
  const rows = claims(10);
  await importClaims(rows);
  const unanswered = aClaim({ ...rows[9], label: undefined });
  expect(await importClaims([...rows.slice(0, 9), unanswered], { prune: 'some' })).toMatchObject({
    report: { reasons: { no_answer_given: 1 } },
    pruned: { removed: 1 },
  });
});

test('a duplicate of a removed question is served instead', async () => {
  const sentence = 'A fixture harbour is dug beside its lighthouse.';
  const rows = [...claims(9), aClaim({ sentence }), aClaim({ sentence })];
  await importClaims(rows);
  expect(await states(rows.slice(9))).toEqual(['visible', 'duplicate']);
  await importClaims(
    rows.filter((_row, index) => index !== 9),
    { prune: 'some' },
  );
  expect(await states(rows.slice(9))).toEqual(['deleted', 'visible']);
});

test("a moderator's decision is undone neither by pruning nor by a later import", async () => {
  const rows = claims(20);
  await importClaims(rows);
  const [hidden, merged, restored] = [await idOfRow(rows[0]), await idOfRow(rows[1]), await idOfRow(rows[2])];
  await hideQuestions(pool, [hidden], { ...moderation, withTranslations: false });
  await mergeQuestions(pool, merged, await idOfRow(rows[10]), moderation);
  await hideQuestions(pool, [restored], { ...moderation, withTranslations: false });
  await restoreQuestions(pool, [restored], { ...moderation, withTranslations: false });

  await importClaims(rows.slice(3), { prune: 'some' });
  expect(await states(rows.slice(0, 3))).toEqual(['hidden', 'deleted', 'deleted']);
  await importClaims(rows);
  expect(await states(rows.slice(0, 3))).toEqual(['hidden', 'duplicate', 'visible']);
});

test('questions of other sources are ignored', async () => {
  const folder = await inputFolder({
    animals: '#Q Which made-up animal has three tails?\n^ Trikit\nA Trikit\nB Dikit\n',
  });
  await importFiles(pool, [folder], 'opentriviaqa');
  await importClaims(claims(3), { prune: 'any' });
  const { rows } = await pool.query(`select availability from questions where source = 'opentriviaqa'`);
  expect(rows).toEqual([{ availability: 'visible' }]);
});

describe('the starter catalogue', () => {
  /** A version of the catalogue with these questions, each by its key and the name that its text mentions. */
  function aVersion(names: Readonly<Record<string, string>>): QuestionRecord[] {
    const questions = Object.entries(names).map(([key, name]) => {
      const { en, pl } = aFileQuestion();
      return aFileQuestion({
        key,
        en: { ...en, text: `Which game is called ${name}?` },
        pl: { ...pl, text: `Która gra nazywa się ${name}?` },
      });
    });
    return starterCatalogue(STARTER_DAY, { questions, errors: [] });
  }

  async function load(records: readonly QuestionRecord[]): ReturnType<typeof loadStarterCatalogue> {
    const report = await loadStarterCatalogue(pool, records);
    await makeSearchable(engines);
    return report;
  }

  const idOf = (records: readonly QuestionRecord[], key: string, language = 'en'): string =>
    records.find(({ sourceId, language: own }) => sourceId.endsWith(`/${key}`) && own === language)?.id ?? '';

  async function drawn(lang: string): Promise<string[]> {
    const { data } = await api.draw({ lang, amount: 50, category: 'board-games' });
    return data.map(({ id }) => id).sort();
  }

  async function removed(): Promise<Record<string, string>> {
    const { data } = await api.removed({ since: '2026-01-01' });
    return Object.fromEntries(data.map(({ id, reason }) => [id, reason]));
  }

  test('a question that the next version drops is removed in both languages, and the others keep their ids', async () => {
    const first = aVersion({ ludo: 'Arvinko', chess: 'Belmora', go: 'Castirex' });
    expect(await load(first)).toMatchObject({ imported: 6, removed: 0 });
    expect(await drawn('en')).toHaveLength(3);

    expect(await load(aVersion({ ludo: 'Arvinko', go: 'Castirex' }))).toMatchObject({
      unchanged: 4,
      removed: 2,
    });
    expect(await removed()).toEqual({
      [idOf(first, 'chess')]: 'deleted',
      [idOf(first, 'chess', 'pl')]: 'deleted',
    });
    expect(await drawn('en')).toEqual([idOf(first, 'ludo'), idOf(first, 'go')].sort());
    expect(await drawn('pl')).toEqual([idOf(first, 'ludo', 'pl'), idOf(first, 'go', 'pl')].sort());
    expect(await load(aVersion({ ludo: 'Arvinko', go: 'Castirex' }))).toBeNull();
  });

  test('a dropped question that comes back is served with its id, also when the earlier version itself does', async () => {
    const first = aVersion({ ludo: 'Arvinko', chess: 'Belmora' });
    await load(first);
    await load(aVersion({ ludo: 'Arvinko' }));
    expect(await load(first)).toMatchObject({ updated: 2, unchanged: 2, removed: 0 });
    expect(await removed()).toEqual({});
    expect(await drawn('en')).toEqual([idOf(first, 'ludo'), idOf(first, 'chess')].sort());
  });

  test('questions that an operator imported as the own source are kept', async () => {
    await importRecords(pool, [aQuestion({ category: 'board-games' })]);
    await load(aVersion({ ludo: 'Arvinko' }));
    await load(aVersion({ chess: 'Belmora' }));
    expect(await drawn('en')).toHaveLength(2);
  });

  test('a question with a new key is served instead of the one that it replaces', async () => {
    const first = aVersion({ ludo: 'Arvinko' });
    await load(first);
    const second = aVersion({ pachisi: 'Arvinko' });
    expect(await load(second)).toMatchObject({ removed: 2 });
    expect(await drawn('en')).toEqual([idOf(second, 'pachisi')]);
    expect(Object.keys(await removed()).sort()).toEqual(
      [idOf(first, 'ludo'), idOf(first, 'ludo', 'pl')].sort(),
    );
  });

  test('a catalogue that is loaded need not be made: the hash of its files says so, of the latest version only', async () => {
    const first = aVersion({ ludo: 'Arvinko' });
    expect(await isStarterLoaded(pool, 'files of the first')).toBe(false);
    await loadStarterCatalogue(pool, first, { madeFrom: 'files of the first' });
    expect(await isStarterLoaded(pool, 'files of the first')).toBe(true);
    // Other files, from which the same records are made.
    expect(await loadStarterCatalogue(pool, first, { madeFrom: 'other files' })).toBeNull();
    expect(await isStarterLoaded(pool, 'other files')).toBe(true);
    // An older version of the service, which does not know such a hash, was there meanwhile.
    await loadStarterCatalogue(pool, aVersion({ chess: 'Belmora' }));
    expect(await isStarterLoaded(pool, 'other files')).toBe(false);
  });
});
