import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';

import { follow } from '../../../indexer/follow/follow.ts';
import { createKey } from '../../../src/access/api-keys.ts';
import { hideQuestions, restoreQuestions } from '../../../cli/store/moderation.ts';
import { mergeQuestions } from '../../../cli/store/merge-questions.ts';
import { questions } from '../../support/data/a-question.ts';
import { addEntries } from '../../support/data/add-entries.ts';
import { anApi, type Api, type DrawResponse } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { load, waiting } from '../../support/load.ts';
import { until } from '../../support/until.ts';

/** Milliseconds after which draws must show a change of a question, and of a label. */
const SOON = 2_000;
const LABELS_SOON = 5_000;
const MATCHES = 2_400;
const ACCOUNTS = 6;
/** Requests in flight per process. */
const CONCURRENCY = 12;
/** Draws of a process that show whether a change has taken effect. */
const MANY_DRAWS = 60;
/** Milliseconds between the draws of a calm caller: a fill lasts for seconds, so that its questions get old. */
const PAUSE = 150;

const engines = await ownEngines();
const { pool } = engines;
const ada = { moderator: 'ada', reason: 'because', withTranslations: false };

// They start here, because a new process trusts no fill until everything that has changed before is searchable.
const fast = await anApi(engines, { checkAnswers: false });
const calm = await anApi(engines, { checkAnswers: false });
const apis = [fast, calm];

let ids: string[] = [];
const stopping = new AbortController();
let following: Promise<void> | undefined;

beforeAll(async () => {
  await Promise.all(apis.map(async ({ app }) => app.ready()));
  ids = await load(engines, questions(MATCHES, { tags: ['busy'] }));
  following = follow(engines, stopping.signal);
});
afterAll(async () => {
  stopping.abort();
  await following;
});

/** A different part of the questions each time. */
let taken = 0;
function some(count: number): string[] {
  taken += count;
  return ids.slice(taken - count, taken);
}

type Question = DrawResponse['data'][number];

interface Sighting {
  /** When the request was sent, in milliseconds. */
  readonly at: number;
  readonly question: Question;
}

/** Continuous draws by several accounts: on the last process by calm callers, and elsewhere as fast as possible. */
interface Traffic {
  /** The answers so far that have the question. */
  readonly of: (id: string) => readonly Sighting[];
  /** Waits until each process has answered many requests that were sent after this time. */
  readonly untilDrawnAfter: (time: number) => Promise<void>;
}

/** Starts traffic that ends with the test. */
async function someTraffic(watched: readonly string[]): Promise<Traffic> {
  const sightings = new Map<string, Sighting[]>(watched.map((id) => [id, []]));
  const keys = await Promise.all(
    Array.from({ length: ACCOUNTS }, async (_, account) => {
      const email = `${account}-${performance.now()}@example.org`;
      return (await createKey(pool, { email, name: 'test', scope: 'sk' })).key;
    }),
  );
  let stopped = false;
  /** When the requests with answers were sent, by process. */
  const sent = new Map<Api, number[]>(apis.map((api) => [api, []]));
  async function drawOn(api: Api, key: string): Promise<void> {
    const isCalm = api === apis.at(-1);
    const url = `/api/v1/questions/random?tags=busy&difficulty=medium&amount=${isCalm ? 1 : 50}`;
    while (!stopped) {
      if (isCalm) await sleep(PAUSE);
      const at = performance.now();
      const response = await api.app.inject({ url, headers: { 'x-api-key': key } });
      // A busy engine may refuse a draw.
      if (response.statusCode === 503) continue;
      expect(response.statusCode, response.body).toBe(200);
      const { data } = response.json<DrawResponse>();
      sent.get(api)?.push(at);
      for (const question of data) sightings.get(question.id)?.push({ at, question });
    }
  }
  const work = Promise.all(
    apis.flatMap((api) =>
      Array.from({ length: CONCURRENCY }, (_, number) => drawOn(api, keys[number % ACCOUNTS] ?? '')),
    ),
  );
  onTestFinished(async () => {
    stopped = true;
    await work;
  });
  const untilDrawnAfter = (time: number): Promise<void> =>
    until('each process has drawn', () =>
      [...sent.values()].every((times) => times.filter((at) => at > time).length > MANY_DRAWS),
    ).then(() => undefined);
  await untilDrawnAfter(0);
  return { of: (id) => sightings.get(id) ?? [], untilDrawnAfter };
}

/** What draws still showed too late. */
const late = (
  traffic: Traffic,
  watched: readonly string[],
  after: number,
  isOld: (question: Question) => boolean,
): Sighting[] =>
  watched.flatMap((id) => traffic.of(id).filter(({ at, question }) => at > after && isOld(question)));

const wasSeen = (traffic: Traffic, watched: readonly string[]): boolean =>
  watched.some((id) => traffic.of(id).length > 0);

const always = (): boolean => true;
const isUnchanged = ({ text }: Question): boolean => !text.startsWith('Changed');

const edit = async (edited: readonly string[], client: Pick<Pool, 'query'> = pool): Promise<void> => {
  await client.query(`update questions set text = 'Changed: ' || text where id = any($1)`, [edited]);
};

/** Waits until both processes have drawn after changes must show, and are searchable. Returns both times. */
async function settled(
  traffic: Traffic,
  changedAt: number,
): Promise<{ readonly due: number; readonly searchable: number }> {
  await until('the changes are searchable', async () => (await waiting(engines)) === 0);
  const searchable = Math.max(changedAt + SOON, performance.now());
  await traffic.untilDrawnAfter(searchable);
  return { due: changedAt + SOON, searchable };
}

/** Counts how often processes have read the changes of questions. */
function countReads(): () => number {
  const query = vi.spyOn(pool, 'query');
  onTestFinished(() => {
    query.mockRestore();
  });
  const isRead = ([statement]: unknown[]): boolean =>
    (statement as { name?: string }).name === 'read-changes';
  return () => query.mock.calls.filter(isRead).length;
}

describe('moderation while two processes draw', { timeout: 180_000 }, () => {
  test('draws show hidden, merged, edited and reclassified questions correctly within two seconds', async () => {
    const [hidden, merged, edited, reclassified, kept] = [some(20), some(5), some(20), some(20), some(5)];
    const traffic = await someTraffic([...hidden, ...merged, ...edited, ...reclassified]);
    for (const watched of [hidden, edited, reclassified])
      await until('the questions were drawn', () => wasSeen(traffic, watched));
    await hideQuestions(pool, hidden, ada);
    for (const [index, id] of merged.entries()) await mergeQuestions(pool, id, kept[index] ?? '', ada);
    await edit(edited);
    await pool.query(`update questions set difficulty = 'hard' where id = any($1)`, [reclassified]);
    const { due, searchable } = await settled(traffic, performance.now());
    expect(late(traffic, hidden, due, always)).toEqual([]);
    expect(late(traffic, merged, due, always)).toEqual([]);
    expect(late(traffic, edited, due, isUnchanged)).toEqual([]);
    expect(late(traffic, reclassified, searchable, always)).toEqual([]);
    const restoredAt = performance.now();
    await restoreQuestions(pool, hidden, ada);
    for (const id of hidden.slice(0, 3))
      await until('a restored question is drawn', () => traffic.of(id).some(({ at }) => at > restoredAt));
    for (const id of edited.slice(0, 3))
      await until('an edited question is drawn', () =>
        traffic.of(id).some(({ question }) => !isUnchanged(question)),
      );
  });

  test('draws show a new label, and changes of a transaction that commits long after it began', async () => {
    const [hidden, edited, labelled] = [some(20), some(20), some(20)];
    const traffic = await someTraffic([...hidden, ...edited, ...labelled]);
    const client = await pool.connect();
    onTestFinished(() => client.release());
    await addEntries(pool, 'tag', [{ slug: 'busy', en: 'Very busy', pl: 'Bardzo zajęte' }]);
    const labelledAt = performance.now();
    await client.query('begin');
    await client.query(`update questions set availability = 'hidden' where id = any($1)`, [hidden]);
    await edit(edited, client);
    // Later transactions commit meanwhile, and both processes have read their changes.
    const reads = countReads();
    for (let poll = 0; poll < 5; poll += 1) {
      await edit(some(1));
      const before = reads();
      await until('both processes have read changes', () => reads() >= before + 3);
    }
    const before = performance.now();
    await client.query('commit');
    const { due } = await settled(traffic, performance.now());
    expect(late(traffic, edited, 0, isUnchanged).some(({ at }) => at < before)).toBe(true);
    expect(late(traffic, hidden, due, always)).toEqual([]);
    expect(late(traffic, edited, due, isUnchanged)).toEqual([]);
    const isUnlabelled = ({ tags }: Question): boolean => tags[0]?.label !== 'Very busy';
    await until(
      'questions were drawn after the label must show',
      () => late(traffic, labelled, labelledAt + LABELS_SOON, always).length > 0,
    );
    expect(late(traffic, labelled, labelledAt + LABELS_SOON, isUnlabelled)).toEqual([]);
  });

  test('draws show one statement that changes more than a thousand questions', async () => {
    const [edited, reclassified] = [some(1_050), some(100)];
    const traffic = await someTraffic([...edited.slice(0, 50), ...reclassified]);
    await pool.query(
      `update questions set text = 'Changed: ' || text, difficulty = case when id = any($2) then 'hard' else difficulty end
       where id = any($1)`,
      [[...edited, ...reclassified], reclassified],
    );
    const { due, searchable } = await settled(traffic, performance.now());
    expect(late(traffic, edited, due, isUnchanged)).toEqual([]);
    expect(late(traffic, reclassified, searchable, always)).toEqual([]);
    expect(wasSeen(traffic, edited)).toBe(true);
  });
});
