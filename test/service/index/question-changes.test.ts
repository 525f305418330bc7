import { describe, expect, onTestFinished, test } from 'vitest';

import { createChangeFeed } from '../../../src/questions/change-feed.ts';
import { type Database, inTransaction } from '../../../src/store/database.ts';
import { pruneChanges, readChanges } from '../../../src/store/questions/question-changes.ts';
import { questions } from '../../support/data/a-question.ts';
import { ownEngines } from '../../support/engines.ts';
import { load } from '../../support/load.ts';
import { until } from '../../support/until.ts';

const engines = await ownEngines();
const { pool } = engines;
await load(engines, questions(1_100));
const { rows } = await pool.query<{ seq: number }>('select seq::float8 as seq from questions order by seq');
const seqs = rows.map(({ seq }) => seq);

const change = async (changed: readonly number[], client: Database = pool): Promise<void> => {
  await client.query(`update questions set explanation = 'Changed.' where seq = any($1)`, [changed]);
};
const ascending = (numbers: readonly number[] | undefined): number[] | undefined =>
  numbers?.toSorted((a, b) => a - b);

describe('reading changes', () => {
  test('lists a thousand changes of one statement, and otherwise reports everything', async () => {
    const start = await readChanges(pool, undefined);
    await change(seqs.slice(0, 1_000));
    const listed = await readChanges(pool, start);
    expect(ascending(listed.seqs)).toEqual(seqs.slice(0, 1_000));
    await change(seqs.slice(0, 1_001));
    expect((await readChanges(pool, listed)).seqs).toBeUndefined();
  });

  test('reports everything after many statements', async () => {
    const start = await readChanges(pool, undefined);
    for (let statement = 0; statement < 21; statement += 1) await change(seqs.slice(0, 1_000));
    expect((await readChanges(pool, start)).seqs).toBeUndefined();
  });

  test('reports everything after an older database was restored', async () => {
    const now = await readChanges(pool, undefined);
    expect((await readChanges(pool, now)).seqs).toEqual([]);
    expect((await readChanges(pool, { ...now, table: now.table + 1 })).seqs).toBeUndefined();
    expect((await readChanges(pool, { ...now, server: now.server + 1 })).seqs).toBeUndefined();
    const snapshot = '1000000000:1000000000:';
    // Later calls ignore the numbers that a dump brought from another server.
    await pool.query(`insert into question_changes (seq, transaction) values (null, '1000000000')`);
    expect((await readChanges(pool, now)).seqs).toEqual([]);
    await pool.query('delete from question_changes where seq is null');
    expect((await readChanges(pool, { ...now, snapshot })).seqs).toBeUndefined();
  });
});

test('pruning deletes the changes that were visible, and none that became visible later', async () => {
  const seen = await inTransaction(pool, 'write', async (late) => {
    await change([seqs[20] ?? 0], late);
    await change([seqs[21] ?? 0]);
    const position = await readChanges(pool, undefined);
    await change([seqs[22] ?? 0]);
    return position;
  });
  await pruneChanges(pool, seen);
  expect(ascending((await readChanges(pool, seen)).seqs)).toEqual([seqs[20], seqs[22]]);
  const left = await pool.query<{ seq: number }>(
    'select seq::float8 as seq from question_changes order by seq',
  );
  expect(left.rows.map(({ seq }) => seq)).toEqual([seqs[20], seqs[22]]);
});

describe('the change feed', () => {
  /** A feed on a database that can be cut, and on a clock that can be moved. */
  function aFeed() {
    const reported: (readonly number[] | undefined)[] = [];
    const feed = {
      reported,
      cut: false,
      ahead: 0,
      isCurrent: (): boolean => changeFeed.isCurrent(),
    };
    const query = (...given: unknown[]): unknown =>
      feed.cut
        ? Promise.reject(new Error('cut'))
        : (pool.query as (...all: unknown[]) => unknown).apply(pool, given);
    const changeFeed = createChangeFeed({
      database: { query } as unknown as Database,
      logger: engines.logger,
      listeners: [
        { questionsChanged: (changed) => reported.push(changed), vocabularyChanged: () => undefined },
      ],
      now: () => performance.now() + feed.ahead,
    });
    const { close } = changeFeed.start();
    onTestFinished(close);
    return feed;
  }

  test('is not current while the database is cut, and reports what it missed', async () => {
    const feed = aFeed();
    await until('the feed has polled', feed.isCurrent);
    feed.cut = true;
    await change([seqs[30] ?? 0]);
    await until('the feed is not current', () => !feed.isCurrent(), 2_500);
    expect(feed.reported).toEqual([undefined]);
    feed.cut = false;
    await until('the feed is current', feed.isCurrent);
    expect(feed.reported).toEqual([undefined, [seqs[30]]]);
  });

  test('reports everything when it has not polled for as long as changes may be kept', async () => {
    const feed = aFeed();
    await until('the feed has polled', feed.isCurrent);
    await change([seqs[31] ?? 0]);
    await until('the change is reported', () => feed.reported.length === 2);
    // As after a pause of the process: meanwhile others may have deleted changes.
    feed.ahead = 301_000;
    expect(feed.isCurrent()).toBe(false);
    await until('the feed is current', feed.isCurrent);
    expect(feed.reported).toEqual([undefined, [seqs[31]], undefined]);
  });
});
