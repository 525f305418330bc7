import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Bench } from '../../bench/performance/bench.ts';
import { openBench } from '../../bench/performance/open-bench.ts';
import { describeMachine } from '../../bench/performance/machine.ts';
import { measureRows } from '../../bench/performance/measure-rows.ts';
import { tableOf, writeReport, type RowReport } from '../../bench/performance/report.ts';
import { isWithin, type Row } from '../../bench/performance/row.ts';
import { LONG_ROWS, ROWS } from '../../bench/performance/rows/index.ts';
import { loadApi } from '../../bench/performance/sides.ts';
import { BUNDLED_SLUGS } from '../../cli/bundled-slugs.ts';
import { generateRecords } from '../../indexer/generate/generate-records.ts';
import { importRecords } from '../../indexer/import/import-records.ts';
import { ownEngines } from '../support/engines.ts';
import { makeSearchable } from '../support/load.ts';

const QUESTIONS = 2_000;
/** Milliseconds: of all rows, with the start of their processes. */
const TIMEOUT = 180_000;

const engines = await ownEngines();
let bench: Bench;

beforeAll(async () => {
  await importRecords(engines.pool, [
    ...generateRecords({ count: QUESTIONS, seed: 1, vocabulary: BUNDLED_SLUGS }),
  ]);
  await makeSearchable(engines);
  const { databaseUrl, elasticsearchUrl, redisUrl, indexPrefix } = engines.config;
  const place = { databaseUrl, indexPrefix, questions: QUESTIONS };
  bench = openBench({
    databaseUrl,
    elasticsearchUrl,
    redisUrl,
    places: { small: place, medium: place, large: place },
    effort: { rounds: 1, milliseconds: 50 },
    broad: { filters: 10, matches: 20 },
    rate: 100,
    pagesBefore: 2,
    tags: 300,
    profile: false,
    soak: 500,
  });
}, TIMEOUT);
afterAll(() => bench.stop());

/** The number of comparisons of each row. */
const COMPARISONS: Readonly<Record<string, number>> = {
  draw: 2,
  'draw-one-account': 1,
  'draw-direct': 1,
  compressed: 1,
  filters: 1,
  rare: 1,
  growth: 2,
  reads: 8,
  'first-page': 1,
  seeded: 6,
  shuffled: 4,
  'text-search': 6,
  access: 1,
  counts: 2,
  discovery: 6,
  workers: 1,
  memory: 1,
  soak: 1,
  typing: 1,
};

describe('the benchmark of the API', () => {
  let reports: RowReport[] = [];

  it(
    'measures every row to its end',
    async () => {
      reports = await measureRows(bench, [...ROWS, ...LONG_ROWS], () => undefined);

      expect(reports.filter(({ error }) => error !== undefined)).toEqual([]);
      expect(Object.fromEntries(reports.map(({ row, results }) => [row, results.length]))).toEqual(
        COMPARISONS,
      );
    },
    TIMEOUT,
  );

  it('compares each result with an opponent, a target and a finite ratio', () => {
    for (const result of reports.flatMap(({ results }) => results)) {
      expect(result.opponent, result.what).not.toBe('');
      expect(result.figures, result.what).toMatch(/\d/);
      expect(result.ratio.median, result.what).toBeTypeOf('number');
      expect(result.target.bound, result.what).toBeGreaterThan(0);
    }
  });

  it('compares draws with a bare route, and with one query per request', () => {
    const opponentOf = (row: string): string | undefined =>
      reports.find((report) => report.row === row)?.results[0]?.opponent;

    expect(opponentOf('draw')).toBe('bare Fastify route that sends the same bytes');
    expect(opponentOf('draw-direct')).toBe('one random_score per request, rows by id');
    expect(opponentOf('rare')).toBe('the same query straight to Elasticsearch');
  });

  it('writes a table and a file with the machine and every figure', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'trivia-bench-rows-'));
    try {
      const machine = await describeMachine(engines.pool, engines.elasticsearch, engines.config.redisUrl);
      const path = await writeReport(folder, machine, { rounds: 1 }, reports);
      const written = JSON.parse(await readFile(path, 'utf8')) as { machine: unknown; rows: unknown[] };

      expect(written.machine).toEqual(machine);
      expect(written.rows).toHaveLength(ROWS.length + LONG_ROWS.length);
      expect(tableOf(reports).split('\n')).toHaveLength(
        2 + Object.values(COMPARISONS).reduce((sum, count) => sum + count, 0),
      );
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

describe('a row of the benchmark', () => {
  const rowThat = (path: string, count: number): Row => ({
    name: 'broken',
    async *measure() {
      await loadApi(bench, await bench.api('large'), { paths: [path], check: { kind: 'questions', count } });
      yield* [];
    },
  });
  const failureOf = async (row: Row): Promise<string | undefined> => {
    const [report] = await measureRows(bench, [row], () => undefined);
    return report?.error;
  };

  it('fails when a response is an error, however fast it is', async () => {
    expect(await failureOf(rowThat('/api/v1/questions/random?amount=0', 10))).toContain('returned 400');
  });

  it('fails when a response has another number of questions', async () => {
    expect(await failureOf(rowThat('/api/v1/questions/random?amount=9', 10))).toContain('9 questions');
  });

  it('is shown as failed in the table', () => {
    const table = tableOf([{ row: 'broken', results: [], error: 'it returned 503' }]);

    expect(table).toContain('| broken | it returned 503 |');
    expect(table).toContain('FAILED');
  });

  it('is within its target on the right side of the bound', () => {
    const result = (median: number, is: 'at least' | 'at most') => ({
      what: '',
      opponent: '',
      figures: '',
      opponentFigures: '',
      unit: '×',
      details: {},
      ratio: { median, low: median, high: median },
      target: { bound: 1, is },
    });

    expect([0.9, 1, 1.1].map((median) => isWithin(result(median, 'at least')))).toEqual([false, true, true]);
    expect([0.9, 1, 1.1].map((median) => isWithin(result(median, 'at most')))).toEqual([true, true, false]);
  });
});
