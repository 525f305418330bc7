import { expect, test } from 'vitest';

import { starterCatalogue } from '../../catalogue/starter.ts';
import { isStarterLoaded, loadStarterCatalogue } from '../../cli/set-up.ts';
import { importRecords } from '../../indexer/import/import-records.ts';
import type { QuestionRecord } from '../../src/contract/record.ts';
import { hideQuestions } from '../../cli/store/moderation.ts';
import { aFileQuestion, aQuestion } from '../support/a-question.ts';
import { anApi } from '../support/api.ts';
import { ownEngines } from '../support/engines.ts';
import { makeSearchable } from '../support/load.ts';
import { STARTER_DAY } from '../support/starter-day.ts';

const engines = await ownEngines();
const api = await anApi(engines);
const { pool } = engines;

const SINCE = '2026-01-01';

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
  const { data } = await api.removed({ since: SINCE });
  return Object.fromEntries(data.map(({ id, reason }) => [id, reason]));
}

async function afresh(): Promise<void> {
  // Deleting a question lists it as removed.
  for (const table of ['questions', 'removed_questions', 'imports']) await pool.query(`delete from ${table}`);
}

test('a question that the next version drops is removed in both languages, and the others keep their ids', async () => {
  await afresh();
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
  await afresh();
  const first = aVersion({ ludo: 'Arvinko', chess: 'Belmora' });
  await load(first);
  await load(aVersion({ ludo: 'Arvinko' }));
  expect(await load(first)).toMatchObject({ updated: 2, unchanged: 2, removed: 0 });
  expect(await removed()).toEqual({});
  expect(await drawn('en')).toEqual([idOf(first, 'ludo'), idOf(first, 'chess')].sort());
});

test('a dropped question that moderators have hidden stays hidden, also when it comes back', async () => {
  await afresh();
  const first = aVersion({ ludo: 'Arvinko', chess: 'Belmora' });
  await load(first);
  const hidden = idOf(first, 'chess');
  await hideQuestions(pool, [hidden], { moderator: 'ada', reason: null, withTranslations: true });
  expect(await load(aVersion({ ludo: 'Arvinko' }))).toMatchObject({ removed: 0 });
  expect(await removed()).toMatchObject({ [hidden]: 'hidden' });
  await load(first);
  expect(await removed()).toMatchObject({ [hidden]: 'hidden' });
});

test('questions that an operator imported as the own source are kept', async () => {
  await afresh();
  await importRecords(pool, [aQuestion({ category: 'board-games' })]);
  await load(aVersion({ ludo: 'Arvinko' }));
  await load(aVersion({ chess: 'Belmora' }));
  expect(await drawn('en')).toHaveLength(2);
});

test('a question with a new key is served instead of the one that it replaces', async () => {
  await afresh();
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
  await afresh();
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
