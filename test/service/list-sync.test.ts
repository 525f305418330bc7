import { afterAll, expect, test } from 'vitest';

import { follow } from '../../indexer/follow/follow.ts';
import { openPostgres } from '../../src/postgres.ts';
import { questions } from '../support/a-question.ts';
import { anApi } from '../support/api.ts';
import { ownEngines } from '../support/engines.ts';
import { load, makeSearchable } from '../support/load.ts';

/** Enough that few are written twice: a later write would hide a missed one. */
const QUESTIONS = 1_000;
const WRITERS = 6;
/** Transactions per writer. Writers continue up to MOST_TRANSACTIONS until the client has synced often enough. */
const TRANSACTIONS = 15;
const MOST_TRANSACTIONS = 100;
const SYNCS = 11;
/** Maximum seconds between two writes in a transaction: longer than a change takes to reach the index. */
const PAUSE = 0.5;

const engines = await ownEngines();
const api = await anApi(engines);
const { pool } = engines;
const ids = await load(engines, questions(QUESTIONS, { tags: ['sync'] }));
// A separate pool, so that the readers do not wait for the writers' connections.
const writers = openPostgres(engines.config, engines.logger, { connections: WRITERS });
afterAll(() => writers.end());

const anyOf = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item;

/** Changes some questions in one transaction, which is sometimes slow and sometimes rolled back. */
async function transact(name: string): Promise<void> {
  const writer = await writers.connect();
  try {
    await writer.query('begin');
    // In the order of ids, so that the writers do not deadlock.
    const chosen = [...new Set([anyOf(ids), anyOf(ids), anyOf(ids)])].sort();
    for (const id of chosen) {
      await writer.query('update questions set text = $2 where id = $1', [id, `Written by ${name}?`]);
      if (Math.random() < 0.4) await writer.query('select pg_sleep($1)', [Math.random() * PAUSE]);
    }
    await writer.query(Math.random() < 0.1 ? 'rollback' : 'commit');
  } finally {
    writer.release();
  }
}

async function write(name: number, isSynced: () => boolean): Promise<void> {
  for (let turn = 0; turn < TRANSACTIONS || (turn < MOST_TRANSACTIONS && !isSynced()); turn += 1)
    await transact(`${name} in turn ${turn}`);
}

/** A client that keeps a copy: it requests all changes since the latest one that it has seen, page by page. */
function aCopy(): { texts: Map<string, string>; sync: () => Promise<void> } {
  const texts = new Map<string, string>();
  let since = '2000-01-01';
  const sync = async (): Promise<void> => {
    let page = await api.list({ tags: 'sync', updated_since: since, limit: 100, count: 'none' });
    for (;;) {
      for (const { id, text, updatedAt } of page.data) {
        texts.set(id, text);
        if (updatedAt > since) since = updatedAt;
      }
      if (page._links.next === undefined) return;
      page = await api.follow(page._links.next);
    }
  };
  return { texts, sync };
}

test('a client that syncs during writes, some of them committed late, misses nothing', async () => {
  const copy = aCopy();
  const stop = new AbortController();
  const following = follow(engines, stop.signal);
  const state = { writing: true, syncs: 0 };
  const isSynced = (): boolean => state.syncs >= SYNCS;
  const writing = Array.from({ length: WRITERS }, (_, name) => write(name, isSynced));
  const written = Promise.all(writing).finally(() => {
    state.writing = false;
  });
  while (state.writing) {
    await copy.sync();
    state.syncs += 1;
  }
  await written;
  stop.abort();
  await following;
  await makeSearchable(engines);
  await copy.sync();

  const found = await pool.query<{ id: string; text: string }>(
    `select id, text from questions where tags @> array['sync']`,
  );
  expect(state.syncs).toBeGreaterThanOrEqual(SYNCS);
  expect(Object.fromEntries(copy.texts)).toEqual(
    Object.fromEntries(found.rows.map(({ id, text }) => [id, text])),
  );
});
