import { CONNECTIONS, type Bench, type Size } from './bench.ts';
import type { Api } from './start-api.ts';
import type { Side } from './compare-sides.ts';
import type { DirectRequest } from './direct/direct-plan.ts';
import type { BodyCheck, LoadPlan } from './load/load-plan.ts';
import { cpuOf, sampleOf, type Sample } from './samples.ts';

export type Requests = Pick<LoadPlan, 'paths' | 'check'> &
  Partial<Pick<LoadPlan, 'connections' | 'keys' | 'rate' | 'body' | 'acceptEncoding'>>;

const FETCH_FAILED = 'a request for a response to compare with failed';

/** Sends one load to an API, with the CPU time of its process. */
export async function loadApi(bench: Bench, api: Api, requests: Requests, once = false): Promise<Sample> {
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

export const apiSide = (bench: Bench, api: Api, requests: Requests, name = 'API'): Side => ({
  name,
  measure: () => loadApi(bench, api, requests),
});

/** Responses of the API, as bodies for the bare server. */
async function capture(api: Api, paths: readonly string[]): Promise<string[]> {
  const bodies: string[] = [];
  for (const path of paths) {
    const response = await fetch(`${api.url}${path}`, { headers: { 'x-api-key': api.keys[0] ?? '' } });
    if (!response.ok) throw new Error(`${FETCH_FAILED}: ${path} returned ${response.status}`);
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
  const check: BodyCheck = { kind: 'property', name: 'data' };
  const plan = { url, connections, keys: [], paths: ['/'], once: false, check };
  const { milliseconds } = bench.effort;
  return {
    name: 'bare Fastify route that sends the same bytes',
    measure: async () => sampleOf(await bench.load.run({ ...plan, milliseconds })),
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
    const report = await bench.direct(size, {
      connections,
      milliseconds: bench.effort.milliseconds,
      requests: [...requests],
      once: false,
    });
    return sampleOf(report, report.cpu);
  },
});
