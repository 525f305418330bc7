import { seconds } from '../report.ts';
import type { Answer } from './traffic.ts';
import type { Attempt } from './writer.ts';

/** Milliseconds of 503 for searches, and without an acknowledged write: what is promised. */
const LONGEST_REFUSAL = 5_000;
const LONGEST_STALL = 30_000;
/** Milliseconds after which a response or a write is no longer normal, and after which an import has to be searchable. */
const SLOW = 1_000;
const SEARCHABLE = 2_000;

/** Characters of what a caller got. */
const LONGEST_TEXT = 100;

/** What one fault did. Times are milliseconds of the monotonic clock. */
export interface ClusterResult {
  readonly name: string;
  readonly begun: number;
  /** When its repair began. */
  readonly repaired: number;
  readonly ended: number;
  readonly answers: readonly Answer[];
  readonly writes: readonly Attempt[];
  /** Acknowledged imports and reports that are not in the database afterwards. */
  readonly lostWrites: number;
  /** Documents that differ from their rows afterwards. */
  readonly drifted: number;
  readonly alerts: { readonly firing: readonly string[]; readonly pending: readonly string[] };
}

export const CLUSTER_HEADER = `| Fault | Requests | Lost | 503 | Searches: 503 for | Longest without a write | New questions found after | Slowest request | Normal after | Normal after repair | Alerts |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |`;

interface Span {
  readonly at: number;
  readonly milliseconds: number;
}

const endOf = ({ at, milliseconds }: Span): number => at + milliseconds;

const isSearch = ({ kind }: Answer): boolean => kind !== 'id' && kind !== 'report';

/** From the first of these answers to the last, apart for the fault and for its repair. */
function longestOf({ repaired }: ClusterResult, spans: readonly Span[]): number {
  const phases = [spans.filter(({ at }) => at < repaired), spans.filter(({ at }) => at >= repaired)];
  return Math.max(
    ...phases.map((phase) =>
      phase.length === 0 ? 0 : Math.max(...phase.map(endOf)) - Math.min(...phase.map(({ at }) => at)),
    ),
  );
}

/** The longest time between two acknowledged writes. */
function longestStall({ begun, ended, writes }: ClusterResult): number {
  const ends = writes.filter(({ isDone }) => isDone).map(endOf);
  const times = [begun, ...ends.toSorted((one, other) => one - other), ended];
  return Math.max(...times.map((time, index) => time - (times[index - 1] ?? time)));
}

/** Milliseconds from a time until the last request or write before another time that was not normal. */
function normalAfter({ answers, writes }: ClusterResult, from: number, to: number): number {
  const wrong = [
    ...answers.filter(
      ({ outcome, milliseconds, behind }) =>
        outcome !== 'served' || milliseconds > SLOW || behind > SEARCHABLE,
    ),
    ...writes.filter(({ isDone, milliseconds }) => !isDone || milliseconds > SLOW),
  ].filter(({ at }) => at >= from && at < to);
  return Math.max(from, ...wrong.map(endOf)) - from;
}

const count = ({ answers }: ClusterResult, outcome: Answer['outcome']): number =>
  answers.filter((answer) => answer.outcome === outcome).length;

const refusedSearches = ({ answers }: ClusterResult): readonly Answer[] =>
  answers.filter((answer) => answer.outcome === 'refused' && isSearch(answer));

export function clusterRow(result: ClusterResult): string {
  const { name, begun, repaired, ended, answers, alerts } = result;
  const { firing, pending } = alerts;
  const cells = [
    name,
    answers.length,
    count(result, 'lost'),
    count(result, 'refused'),
    seconds(longestOf(result, refusedSearches(result))),
    seconds(longestStall(result)),
    seconds(Math.max(...answers.map(({ behind }) => behind))),
    seconds(Math.max(...answers.map(({ milliseconds }) => milliseconds))),
    seconds(normalAfter(result, begun, repaired)),
    seconds(normalAfter(result, repaired, ended)),
    [...firing, ...pending.map((alert) => `(${alert})`)].join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** What callers got whose requests were lost, and how many of them, one line each. */
export function lostRequests({ answers }: ClusterResult): string[] {
  const counts = new Map<string, number>();
  for (const { kind, outcome, said } of answers)
    if (outcome === 'lost') {
      const what = `${kind}: ${said.slice(0, LONGEST_TEXT)}`;
      counts.set(what, (counts.get(what) ?? 0) + 1);
    }
  return [...counts].map(([what, times]) => `  lost ${times} times, ${what}`);
}

/** The promises that a fault broke, one line each. */
export function brokenByCluster(result: ClusterResult): string[] {
  const { name, answers, lostWrites, drifted } = result;
  const refusal = longestOf(result, refusedSearches(result));
  const stall = longestStall(result);
  const lines = answers
    .filter(({ outcome }) => outcome === 'wrong')
    .map(({ kind, said }) => `a wrong answer to ${kind}: ${said}`);
  const ids = answers.filter(({ kind, outcome }) => kind === 'id' && outcome === 'refused').length;
  if (ids > 0) lines.push(`${ids} requests by id got 503`);
  if (refusal > LONGEST_REFUSAL) lines.push(`searches got 503 for ${seconds(refusal)}`);
  if (stall > LONGEST_STALL) lines.push(`nothing was written for ${seconds(stall)}`);
  if (lostWrites > 0) lines.push(`${lostWrites} acknowledged writes are lost`);
  if (drifted > 0) lines.push(`${drifted} documents differ from their rows`);
  return lines.map((line) => `${name}: ${line}`);
}
