import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';

import { generateRecords } from '../../cli/generate/generate-records.ts';
import { importFiles } from '../../indexer/import/import-files.ts';
import { ownEngines } from '../support/engines.ts';
import { holdImportsAt } from '../support/faulty-engines.ts';
import { inputFolder } from '../support/own-folder.ts';
import { start } from '../support/processes.ts';
import { sized } from '../support/sized.ts';
import { trivia } from '../support/trivia.ts';
import { until } from '../support/until.ts';

const { pool, environment } = await ownEngines();

const KILLS = sized({ short: 2, long: 5 });
const RECORDS = sized({ short: 4_000, long: 8_000 });
/**
 * New questions after which a run may not begin another batch. The first batch has 500 questions and the others 1,000,
 * so that a run stores at most 1,500, however fast the machine is, and the last run has something left to do.
 */
const APART = 600;
/** Questions of the batch that is being written at a kill. */
const UNDER_WAY = 1_000;
const TIMEOUT = 240_000;

const vocabulary = {
  tags: ['europe', 'rivers', 'one', 'two', 'three'],
  subcategories: ['capitals'],
  regions: ['pl', 'de'],
};

async function aFile(): Promise<string> {
  const folder = await inputFolder({});
  const path = join(folder, 'records.jsonl');
  const records = [...generateRecords({ count: RECORDS, seed: 7, vocabulary })];
  await writeFile(path, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
  return path;
}

/** Everything except the order and the times of writing, which differ between imports. */
async function endState(): Promise<Record<string, unknown[]>> {
  const read = async (statement: string): Promise<unknown[]> => (await pool.query<object>(statement)).rows;
  return {
    questions: await read(
      `select to_jsonb(questions) - 'seq' - 'rev' - 'updated_at' as question from questions order by id`,
    ),
    merges: await read('select question_id, like_id from automatic_merges order by question_id'),
    keys: await read(
      `select id, key, marks from duplicate_keys join questions on seq = question_seq order by id, key`,
    ),
    labels: await read('select kind, slug, language, text from labels order by kind, slug, language'),
    queued: await read('select id from index_queue order by id'),
    due: await read('select question_id from comparisons_due order by question_id'),
  };
}

async function startOver(): Promise<void> {
  await pool.query('delete from questions');
  for (const table of ['index_queue', 'duplicate_keys', 'comparisons_due', 'imports'])
    await pool.query(`delete from ${table}`);
}

const stored = async (): Promise<number> =>
  (await pool.query<{ count: number }>('select count(*)::int as count from questions')).rows[0]?.count ?? 0;

test(
  'an import that is killed at random moments ends like an uninterrupted one',
  { timeout: TIMEOUT },
  async () => {
    const file = await aFile();
    const begun = performance.now();
    const undisturbed = await importFiles(pool, [file], null);
    // The kill comes at a random moment of the time that this machine takes for a batch.
    const within = ((performance.now() - begun) / RECORDS) * UNDER_WAY;
    const expected = await endState();
    expect(expected.questions).toHaveLength(RECORDS);
    expect(expected.merges?.length).toBeGreaterThan(50);
    await startOver();

    for (let kill = 1; kill <= KILLS; kill += 1) {
      const before = await stored();
      const letGo = await holdImportsAt(pool, before + APART);
      const run = start('cli/trivia.ts', ['import', file, '--json'], environment);
      await until('more questions are stored', async () => (await stored()) > before, 90_000);
      await sleep(Math.random() * within);
      await run.kill();
      await letGo();
    }
    expect(await stored()).toBeLessThan(RECORDS);
    const last = await trivia(['import', file, '--json'], environment);
    expect(last.code, last.stderr).toBe(0);
    const report = JSON.parse(last.stdout) as Record<'read' | 'imported' | 'merged' | 'resumedFrom', number>;
    expect(report).toMatchObject({ finished: true, read: RECORDS, updated: 0, unchanged: 0, skipped: 0 });
    expect(report.resumedFrom).toBeGreaterThan(0);
    expect(report.imported + report.merged).toBe(undisturbed.report.imported + undisturbed.report.merged);
    const reached = await endState();
    for (const [part, rows] of Object.entries(expected)) expect(reached[part], part).toEqual(rows);
  },
);
