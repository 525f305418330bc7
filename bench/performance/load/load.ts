import { z } from 'zod';
import { startHelper } from '../helper-process.ts';
import { DirectRequest, EnginePlace } from './engine-queries.ts';

/** Sends loads from another process. */
export interface Load {
  readonly run: (plan: LoadPlan | DirectPlan) => Promise<LoadReport>;
  readonly stop: () => Promise<void>;
}

export function startLoad(): Load {
  const helper = startHelper('load/load-server.ts');
  return {
    async run(plan) {
      const answer = LoadAnswer.parse(await helper.ask(plan));
      if ('error' in answer) throw new Error(answer.error);
      return answer;
    },
    stop: helper.stop,
  };
}

/** What a response must contain, in addition to status 200. */
export const BodyCheck = z.discriminatedUnion('kind', [
  /** Distinct questions that match the filters in the path. */
  z.object({ kind: z.literal('questions'), count: z.int() }),
  /** The question that the path names. */
  z.object({ kind: z.literal('question') }),
  /** JSON with this property. */
  z.object({ kind: z.literal('property'), name: z.string() }),
]);
export type BodyCheck = z.infer<typeof BodyCheck>;

const Plan = z.object({
  /** Requests in flight; over HTTP, connections that each send one request at a time. */
  connections: z.int(),
  milliseconds: z.number(),
  /** Whether each request is sent only once, so that the load ends when none is left. */
  once: z.boolean(),
  /** Requests a second that arrive evenly, whether or not earlier ones are finished. By default as many as possible. */
  rate: z.number().optional(),
});
/** What every load says. */
export type Plan = z.infer<typeof Plan>;

/** A load over HTTP. */
export const LoadPlan = Plan.extend({
  url: z.string(),
  /** Connection n uses key n, starting over after the last one. Empty for a server without keys. */
  keys: z.array(z.string()),
  /** Paths in turn. */
  paths: z.array(z.string()).min(1),
  check: BodyCheck,
});
export type LoadPlan = z.infer<typeof LoadPlan>;

/** A load straight to the engines, with requests in turn. */
export const DirectPlan = Plan.extend({ place: EnginePlace, requests: z.array(DirectRequest).min(1) });
export type DirectPlan = z.infer<typeof DirectPlan>;

/** The outcome of a load. Times are in milliseconds. */
const LoadReport = z.object({
  requests: z.int(),
  milliseconds: z.number(),
  p50: z.number(),
  p95: z.number(),
  p99: z.number(),
  /** CPU time of the load process. */
  cpu: z.number(),
});
export type LoadReport = z.infer<typeof LoadReport>;

const LoadAnswer = z.union([LoadReport, z.object({ error: z.string() })]);

/** The quantile of values, between the two that are nearest to it. NaN if there are none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  const place = (sorted.length - 1) * share;
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return low + (high - low) * (place % 1);
}
