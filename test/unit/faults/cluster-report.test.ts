import { expect, test } from 'vitest';

import { brokenByCluster, clusterRow, type ClusterResult } from '../../faults/cluster/report.ts';
import type { Answer } from '../../faults/cluster/traffic.ts';
import type { Attempt } from '../../faults/cluster/writer.ts';

const anAnswer = (fields: Partial<Answer> = {}): Answer => ({
  kind: 'draw',
  at: 1_000,
  milliseconds: 10,
  behind: 0,
  outcome: 'served',
  said: '',
  ...fields,
});

/** A write each second that is done at once. */
const steadyWrites = (from: number, to: number): Attempt[] =>
  Array.from({ length: (to - from) / 1_000 + 1 }, (_, index) => ({
    at: from + 1_000 * index,
    milliseconds: 0,
    isDone: true,
  }));

/** A fault from 0 to 60 s, and five seconds after it in which nothing is wrong. */
const aResult = (fields: Partial<ClusterResult> = {}): ClusterResult => ({
  name: 'a node killed',
  begun: 0,
  repaired: 60_000,
  ended: 65_000,
  answers: [anAnswer()],
  writes: steadyWrites(0, 65_000),
  lostWrites: 0,
  drifted: 0,
  alerts: { firing: [], pending: [] },
  ...fields,
});

test('a fault that breaks nothing keeps the promises', () => {
  expect(brokenByCluster(aResult())).toEqual([]);
});

test.each<[string, Partial<ClusterResult>]>([
  ['a wrong answer to draw: {}', { answers: [anAnswer({ outcome: 'wrong', said: '{}' })] }],
  ['1 requests by id got 503', { answers: [anAnswer({ kind: 'id', outcome: 'refused' })] }],
  [
    'searches got 503 for 6.0 s',
    { answers: [1_000, 6_990].map((at) => anAnswer({ at, outcome: 'refused' })) },
  ],
  [
    'nothing was written for 31.0 s',
    { writes: [...steadyWrites(0, 10_000), ...steadyWrites(41_000, 65_000)] },
  ],
  ['2 acknowledged writes are lost', { lostWrites: 2 }],
  ['3 documents differ from their rows', { drifted: 3 }],
])('reports %s', (line, fields) => {
  expect(brokenByCluster(aResult(fields))).toEqual([`a node killed: ${line}`]);
});

test('searches that are refused at the fault and again at its repair are two short outages', () => {
  const answers = [1_000, 61_000].map((at) => anAnswer({ at, outcome: 'refused' }));
  expect(brokenByCluster(aResult({ answers }))).toEqual([]);
});

test('a row says what callers noticed, and which alerts fired or (in brackets) would have', () => {
  const answers = [
    anAnswer(),
    anAnswer({ at: 500, outcome: 'refused' }),
    anAnswer({ at: 2_000, outcome: 'lost', milliseconds: 1_500 }),
    anAnswer({ at: 61_000, milliseconds: 1_200 }),
    anAnswer({ kind: 'new', at: 63_000, behind: 2_500 }),
  ];
  const row = clusterRow(
    aResult({ answers, alerts: { firing: ['TriviaApiDown'], pending: ['TriviaErrors'] } }),
  );
  expect(row).toBe(
    '| a node killed | 5 | 1 | 1 | 0.0 s | 1.0 s | 2.5 s | 1.5 s | 3.5 s | 3.0 s | TriviaApiDown, (TriviaErrors) |',
  );
});
