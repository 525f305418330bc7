import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { scheduleExports } from '../../indexer/export/make-exports.ts';
import { createExportFolder } from '../../src/exports/export-folder.ts';
import { questions } from '../support/a-question.ts';
import { ownEngines } from '../support/engines.ts';
import { load } from '../support/load.ts';
import { ownFolder } from '../support/own-folder.ts';
import { start } from '../support/processes.ts';
import { until } from '../support/until.ts';

const HOUR = 3_600_000;

const engines = await ownEngines();
await load(engines, questions(3));

/** Runs the schedule until `reached`. */
async function runUntil(folder: string, period: number, reached: () => Promise<boolean>): Promise<void> {
  const stop = new AbortController();
  const running = scheduleExports(engines, folder, period, stop.signal);
  await until('the schedule has done its work', reached);
  stop.abort();
  await running;
}

const setsIn = async (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

test('exports are made when there are none, and again when they have reached the age', async () => {
  const folder = await ownFolder();
  await runUntil(folder, HOUR, async () => (await setsIn(folder)).length === 1);
  const first = await setsIn(folder);
  await runUntil(folder, 1, async () => {
    const sets = await setsIn(folder);
    return sets.length === 2 && !sets.includes(first[0] ?? '');
  });
  const before = await setsIn(folder);
  const stop = new AbortController();
  const running = scheduleExports(engines, folder, HOUR, stop.signal);
  await engines.pool.query('select pg_sleep(0.2)');
  stop.abort();
  await running;
  expect(await setsIn(folder)).toEqual(before);
});

test('exports wait until the first index is filled', async () => {
  const folder = await ownFolder();
  await engines.pool.query(`update search_index set state = 'standby' where state = 'live'`);
  const stop = new AbortController();
  const running = scheduleExports(engines, folder, HOUR, stop.signal);
  await engines.pool.query('select pg_sleep(0.3)');
  expect(await setsIn(folder)).toEqual([]);
  await engines.pool.query(`update search_index set state = 'live' where state = 'standby'`);
  await until('the exports are there', async () => (await setsIn(folder)).length === 1);
  stop.abort();
  await running;
});

test('a schedule survives a folder that cannot be written', async () => {
  const folder = join(await ownFolder(), 'taken');
  await writeFile(folder, 'a file');
  const stop = new AbortController();
  const running = scheduleExports(engines, folder, HOUR, stop.signal);
  await engines.pool.query('select pg_sleep(0.2)');
  stop.abort();
  await expect(running).resolves.toBeUndefined();
});

test('the indexer makes exports if it is configured to', async () => {
  const folder = await ownFolder();
  const indexer = start('indexer/main.ts', [], {
    ...engines.environment,
    TRIVIA_EXPORT_FOLDER: folder,
    TRIVIA_EXPORT_HOURS: '24',
  });
  await until('the exports are there', async () => (await createExportFolder(folder).list()).length === 1);
  indexer.child.kill('SIGTERM');
  expect(await indexer.exit).toBe(0);
  expect(await createExportFolder(folder).list()).toMatchObject([{ language: 'en', questions: 3 }]);
});
