import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@elastic/elasticsearch';
import type { Pool } from 'pg';

import type { IndexerParts } from '../../../indexer/follow/indexer-parts.ts';
import { rebuild } from '../../../indexer/follow/rebuild.ts';
import { verify } from '../../../indexer/follow/verify.ts';
import type { QuestionRecord } from '../../../src/contract/record.ts';
import { readQueueState } from '../../../indexer/store/generations/index-queue.ts';
import { readSearchIndices } from '../../../indexer/store/generations/search-index.ts';
import { randomNumbers } from '../faulty-engines.ts';
import { until } from '../until.ts';
import { compareDocuments } from './compare-documents.ts';
import { breakThings, type Fault } from './faults.ts';
import { type History, readStates } from './history.ts';
import { readQuestions } from './read-questions.ts';
import { renameTags, writeQuestions } from './write-questions.ts';

const WRITERS = 3;
const READERS = 2;
/** Milliseconds until everything is searchable after the last fault. A killed Elasticsearch takes 30 seconds to start. */
const RECOVERY = 180_000;

/** What one run works with. */
export interface TruthParts {
  readonly faults: readonly Fault[];
  /** Starts processes that a fault has left ended. */
  readonly startAll: () => void;
  /** The last output of the processes, to explain failures. */
  readonly output: () => string;
  readonly pool: Pool;
  readonly elasticsearch: Client;
  readonly indexer: IndexerParts;
  readonly baseUrl: string;
  readonly key: string;
  readonly history: History;
  readonly anchors: readonly string[];
  /** The questions that change, by id. */
  readonly records: ReadonlyMap<string, QuestionRecord>;
  readonly now: () => number;
  /** Milliseconds between two operations of a writer. */
  readonly pause: number;
}

/** What happened, by kind. */
export type Tally = Map<string, number>;

const count = (tally: Tally, kind: string): void => void tally.set(kind, (tally.get(kind) ?? 0) + 1);

/** Rebuilds through the connections that break. A failed rebuild leaves what the next one resumes. */
async function rebuildOften(
  parts: TruthParts,
  random: () => number,
  isRunning: () => boolean,
  tally: Tally,
): Promise<void> {
  while (isRunning()) {
    await sleep(random() * 1_000);
    const signal = random() < 0.3 ? AbortSignal.timeout(Math.round(random() * 1_000)) : undefined;
    await rebuild(parts.indexer, { signal }).then(
      () => count(tally, 'rebuilds'),
      () => count(tally, 'rebuilds that failed'),
    );
  }
}

/** How many times longer a round lasts at most. */
const LONGER = 10;

/** Writes, reads, rebuilds and breaks things for some time, on a busy machine for longer. Throws at the first wrong answer. */
export async function runRound(
  parts: TruthParts,
  seed: number,
  duration: number,
  tally: Tally,
): Promise<void> {
  let running = true;
  const failures: Error[] = [];
  const isRunning = (): boolean => running;
  const before = new Map(tally);
  const hasWorked = (): boolean =>
    ['answer', 'edit'].every((kind) => (tally.get(kind) ?? 0) > (before.get(kind) ?? 0) + 1);
  const own = Array.from({ length: WRITERS }, () => new Map<string, QuestionRecord>());
  for (const [place, [id, record]] of [...parts.records].entries()) own[place % WRITERS]?.set(id, record);
  const random = (stream: number): (() => number) => randomNumbers(seed * 100 + stream);
  const writer = { ...parts, isRunning, onOperation: (kind: string) => count(tally, kind) };
  const reader = { ...parts, isRunning, onAnswer: (outcome: string) => count(tally, outcome) };
  const work = [
    ...own.map((questions, place) => writeQuestions({ ...writer, random: random(place) }, questions)),
    renameTags({ ...writer, random: random(10) }),
    ...Array.from({ length: READERS }, (_, place) =>
      readQuestions({ ...reader, random: random(20 + place) }),
    ),
    rebuildOften(parts, random(30), isRunning, tally),
    breakThings(parts.faults, random(40), isRunning, (name) => count(tally, name)),
  ].map((promise) =>
    promise.catch((error: unknown) => {
      failures.push(error instanceof Error ? error : new Error(String(error)));
      running = false;
    }),
  );
  for (
    let left = duration;
    isRunning() && (left > 0 || (left > -LONGER * duration && !hasWorked()));
    left -= 100
  )
    await sleep(100);
  running = false;
  await Promise.all(work);
  const [first] = failures;
  if (first !== undefined) throw first;
}

/**
 * Waits until everything has recovered, then compares: the database with the log of operations, and every index with
 * the database, document by document.
 */
export async function compareAtRest(parts: TruthParts): Promise<void> {
  const { pool, elasticsearch, history, records } = parts;
  parts.startAll();
  await until(
    'everything is searchable',
    async () => {
      const registered = await readSearchIndices(pool).catch(() => []);
      const isLive = registered.some(({ state }) => state === 'live');
      if (!isLive || (await readQueueState(pool)).waiting > 0) return false;
      const live = registered.find(({ state }) => state === 'live')?.name ?? '';
      return verify(parts.indexer, live).then(
        ({ sameHistory }) => sameHistory,
        () => false,
      );
    },
    RECOVERY,
  );
  const states = await readStates(pool, [...records.keys()]);
  for (const id of records.keys()) {
    const expected = history.now(id);
    const found = states.get(id);
    const isLost =
      found === undefined
        ? expected.availability !== 'removed'
        : JSON.stringify([found.availability, found.difficulty, found.tag, found.quality]) !==
          JSON.stringify([expected.availability, expected.difficulty, expected.tag, expected.quality]);
    if (isLost)
      throw new Error(`${id}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`);
  }
  for (const { name, state } of await readSearchIndices(pool)) {
    if (state === 'building') continue;
    const differences = await compareDocuments(pool, elasticsearch, name);
    if (differences.length > 0)
      throw new Error(
        `${name} (${state}) has ${differences.length} differences:\n${differences.slice(0, 5).join('\n')}`,
      );
    const report = await verify(parts.indexer, name);
    if (report.missing + report.stale + report.ghost + report.excused > 0)
      throw new Error(`${name} (${state}): ${JSON.stringify(report)}`);
  }
}
