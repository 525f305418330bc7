import { describe, expect, test } from 'vitest';

import { importFiles, type ImportOptions, type ImportResult } from '../../indexer/import/import-files.ts';
import { hideQuestions, restoreQuestions } from '../../cli/store/moderation.ts';
import { mergeQuestions } from '../../cli/store/merge-questions.ts';
import { ownEngines } from '../support/engines.ts';
import { aClaim, claims, inputFolder, lines } from '../support/own-folder.ts';

const { pool } = await ownEngines();

const moderation = { moderator: 'test', reason: null };

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

async function idOf(row: object | undefined): Promise<string> {
  const found = await pool.query<{ id: string }>(`select id from questions where source_id = $1`, [
    (row as { ex_id: string }).ex_id,
  ]);
  return found.rows[0]?.id ?? '';
}

/** Starts without any served question of the source. */
async function afresh(): Promise<void> {
  await pool.query(`delete from questions where source = 'creak'`);
}

describe('a question that is missing from the input', () => {
  test('a missing question stays without the option, is removed with it, and returns with its id', async () => {
    await afresh();
    const rows = claims(10);
    const fewer = rows.slice(0, 8);
    await importClaims(rows);
    expect(await importClaims(fewer)).toMatchObject({ pruned: null });
    expect(new Set(await states(rows))).toEqual(new Set(['visible']));
    const gone = await idOf(rows[9]);

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
    expect(await idOf(rows[9])).toBe(gone);
  });

  test('nothing is removed if more than a fifth is missing, unless any share may be removed', async () => {
    await afresh();
    const rows = claims(10);
    await importClaims(rows);
    expect(await importClaims(rows.slice(0, 7), { prune: 'some' })).toMatchObject({
      pruned: { missing: 3, of: 10, removed: 0, refused: 'too_many' },
    });
    expect(await importClaims(rows.slice(0, 7), { prune: 'any' })).toMatchObject({ pruned: { removed: 3 } });
  });

  test('nothing is removed if a row was not readable, because it may be the missing one', async () => {
    await afresh();
    const rows = claims(10);
    await importClaims(rows);
    const folder = await inputFolder({ 'dev.json': `${lines(rows.slice(0, 9))}{"ex_id":` });
    expect(await importFiles(pool, [folder], 'creak', { prune: 'some' })).toMatchObject({
      pruned: { removed: 0, refused: 'input_not_whole' },
    });
    expect(new Set(await states(rows))).toEqual(new Set(['visible']));
  });

  test('a question is removed if the upstream still has it, but without an answer', async () => {
    await afresh();
    const rows = claims(10);
    await importClaims(rows);
    const unanswered = aClaim({ ...rows[9], label: undefined });
    expect(await importClaims([...rows.slice(0, 9), unanswered], { prune: 'some' })).toMatchObject({
      report: { reasons: { no_answer_given: 1 } },
      pruned: { removed: 1 },
    });
  });
});

test('a duplicate of a removed question is served instead', async () => {
  await afresh();
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

describe('a decision of a moderator', () => {
  test("a moderator's decision is undone neither by pruning nor by a later import", async () => {
    await afresh();
    const rows = claims(20);
    await importClaims(rows);
    const [hidden, merged, restored] = [await idOf(rows[0]), await idOf(rows[1]), await idOf(rows[2])];
    await hideQuestions(pool, [hidden], { ...moderation, withTranslations: false });
    await mergeQuestions(pool, merged, await idOf(rows[10]), moderation);
    await hideQuestions(pool, [restored], { ...moderation, withTranslations: false });
    await restoreQuestions(pool, [restored], { ...moderation, withTranslations: false });

    await importClaims(rows.slice(3), { prune: 'some' });
    expect(await states(rows.slice(0, 3))).toEqual(['hidden', 'deleted', 'deleted']);
    await importClaims(rows);
    expect(await states(rows.slice(0, 3))).toEqual(['hidden', 'duplicate', 'visible']);
  });
});

test('questions of other sources are ignored', async () => {
  await afresh();
  const folder = await inputFolder({
    animals: '#Q Which made-up animal has three tails?\n^ Trikit\nA Trikit\nB Dikit\n',
  });
  await importFiles(pool, [folder], 'opentriviaqa');
  await importClaims(claims(3), { prune: 'any' });
  const { rows } = await pool.query(`select availability from questions where source = 'opentriviaqa'`);
  expect(rows).toEqual([{ availability: 'visible' }]);
});
