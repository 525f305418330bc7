import { readFileSync } from 'node:fs';
import { CONNECTIONS, type Bench, type Size } from './bench.ts';
import type { Api } from './start-api.ts';
import type { DirectRequest } from './load/engine-queries.ts';
import { quantile, type LoadPlan, type LoadReport } from './load/load.ts';
import { type Figure, figuresOf, type Result, type Sample } from './report.ts';

export type Requests = Pick<LoadPlan, 'paths' | 'check'> &
  Partial<Pick<LoadPlan, 'connections' | 'keys' | 'rate'>>;

/** A server, and the keys that it is asked with. */
type Loaded = Pick<Api, 'url' | 'pid' | 'keys'>;

/** Sends one load to an API, with the CPU time of its process. */
export async function loadApi(
  bench: Pick<Bench, 'load' | 'effort'>,
  api: Loaded,
  requests: Requests,
  once = false,
): Promise<Sample> {
  const before = cpuOf(api.pid);
  const report = await bench.load.run({
    url: api.url,
    connections: CONNECTIONS,
    keys: [...api.keys],
    once,
    milliseconds: bench.effort.milliseconds,
    ...requests,
  });
  const after = cpuOf(api.pid);
  return sampleOf(report, before === undefined || after === undefined ? undefined : after - before);
}

export const atOnce = (connections: number): string =>
  connections === 1 ? 'one at a time' : `${connections} at once`;

export const apiSide = (bench: Bench, api: Loaded, requests: Requests, name = 'API'): Side => ({
  name,
  measure: () => loadApi(bench, api, requests),
});

/** Responses of the API, as bodies for the bare server. */
async function capture(api: Api, paths: readonly string[]): Promise<string[]> {
  const bodies: string[] = [];
  for (const path of paths) {
    const response = await fetch(`${api.url}${path}`, { headers: { 'x-api-key': api.keys[0] ?? '' } });
    if (!response.ok)
      throw new Error(`a request for a response to compare with failed: ${path} returned ${response.status}`);
    bodies.push(await response.text());
  }
  return bodies;
}

/** Sends the responses of the API to the same requests from a bare route. */
export async function bareSide(
  bench: Bench,
  api: Api,
  { paths, connections = CONNECTIONS }: Requests,
): Promise<Side> {
  const url = await bench.bare(await capture(api, paths));
  const { milliseconds } = bench.effort;
  const check = { kind: 'property', name: 'data' } as const;
  const plan = { url, connections, keys: [], paths: ['/'], once: false, check, milliseconds };
  return {
    name: 'bare Fastify route that sends the same bytes',
    measure: async () => sampleOf(await bench.load.run(plan)),
  };
}

/** Sends requests straight to the engines. */
export const directSide = (
  bench: Bench,
  size: Size,
  requests: readonly DirectRequest[],
  name: string,
  connections = CONNECTIONS,
): Side => ({
  name,
  measure: async () => {
    const report = await bench.direct(size, requests, { connections });
    return sampleOf(report, report.cpu);
  },
});

/** One way to do what is measured. */
export interface Side {
  /** Such as `bare Fastify route`. */
  readonly name: string;
  readonly measure: () => Promise<Sample>;
}

const median = (values: readonly number[]): number => quantile(values, 0.5);

export function medianSample(samples: readonly Sample[]): Sample {
  const of = (pick: (sample: Sample) => number): number => median(samples.map(pick));
  const cpus = samples.flatMap(({ cpu }) => (cpu === undefined ? [] : [cpu]));
  return {
    rate: of(({ rate }) => rate),
    p50: of(({ p50 }) => p50),
    p95: of(({ p95 }) => p95),
    p99: of(({ p99 }) => p99),
    ...(cpus.length === 0 ? {} : { cpu: median(cpus) }),
  };
}

/**
 * Measures two sides in turn, so that other load on the computer affects both. They also take turns in who is first. An
 * unmeasured round before warms up connections, caches and compiled code. The ratio is that of two loads of one round.
 *
 * @param figure - what is compared
 */
export async function compareSides(
  { effort: { rounds } }: Bench,
  what: string,
  [subject, opponent]: readonly [Side, Side],
  figure: Figure,
  target: Result['target'],
): Promise<Result> {
  const [ours, theirs]: [Sample[], Sample[]] = [[], []];
  for (let round = -1; round < rounds; round += 1) {
    const isOursFirst = round % 2 === 0;
    const first = await (isOursFirst ? subject : opponent).measure();
    const second = await (isOursFirst ? opponent : subject).measure();
    if (round < 0) continue;
    ours.push(isOursFirst ? first : second);
    theirs.push(isOursFirst ? second : first);
  }
  const ratios = ours.map((sample, round) => sample[figure] / (theirs[round]?.[figure] ?? Number.NaN));
  const details = { subject: medianSample(ours), opponent: medianSample(theirs) };
  return {
    what,
    opponent: opponent.name,
    figures: figuresOf(details.subject, figure),
    opponentFigures: figuresOf(details.opponent, figure),
    ratio: { median: median(ratios), low: Math.min(...ratios), high: Math.max(...ratios) },
    unit: '×',
    target,
    details,
  };
}

/** Clock ticks a second in `/proc`, the same on all Linux systems. */
const TICKS = 100;

/** CPU time of a process and of its ended children so far in milliseconds; undefined where the system does not show it. */
export function cpuOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program comes second, in brackets, and may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return (ticks / TICKS) * 1_000;
  } catch {
    return undefined;
  }
}

/** @param cpu - CPU time of the server during the load in milliseconds */
export function sampleOf(report: LoadReport, cpu?: number): Sample {
  if (report.requests === 0) throw new Error('nothing was measured');
  const { p50, p95, p99, requests, milliseconds } = report;
  return {
    rate: requests / (milliseconds / 1_000),
    p50,
    p95,
    p99,
    ...(cpu === undefined ? {} : { cpu: (cpu * 1_000) / requests }),
  };
}
