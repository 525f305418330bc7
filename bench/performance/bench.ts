import type { Pool } from 'pg';

import type { DirectPlan } from './direct/direct-plan.ts';
import type { LoadReport } from './load/load-plan.ts';
import type { Load } from './load/load.ts';
import type { Api } from './start-api.ts';

/** The catalogues by size. */
export type Size = 'small' | 'medium' | 'large';

/** Where a catalogue is. */
export interface Place {
  readonly databaseUrl: string;
  readonly indexPrefix: string;
  /** For the output. */
  readonly questions: number;
}

/** How long and how often to measure. */
interface Effort {
  /** Alternating rounds of each comparison. */
  readonly rounds: number;
  /** Of one load. */
  readonly milliseconds: number;
}

export interface BenchRequest {
  /** Any database on the server of the catalogues. */
  readonly databaseUrl: string;
  readonly elasticsearchUrl: string;
  readonly redisUrl: string;
  readonly places: Readonly<Record<Size, Place>>;
  readonly effort: Effort;
  /** Broad filters in rotation, and the fewest matches of one. */
  readonly broad: { readonly filters: number; readonly matches: number };
  /** Requests a second where latency is compared at a fixed rate. */
  readonly rate: number;
  /** Pages of fifty before the deep page of a list. */
  readonly pagesBefore: number;
  /** Tags of the vocabulary in which tags are searched. */
  readonly tags: number;
  readonly profile: boolean;
  /** Milliseconds of the long load that shows whether memory grows. */
  readonly soak: number;
}

/** Everything that a row works with. Processes start when they are first needed and are shared by the rows. */
export interface Bench extends BenchRequest {
  /** Prefix of the Redis keys of all processes of this run, which are deleted at the end. */
  readonly redisPrefix: string;
  readonly load: Load;
  readonly pool: (size: Size) => Pool;
  readonly alias: (size: Size) => string;
  readonly keys: (size: Size) => Promise<readonly string[]>;
  /** The environment of an API. */
  readonly environment: (size: Size) => Readonly<Record<string, string>>;
  readonly api: (size: Size) => Promise<Api>;
  /** Another API process, which the caller stops. */
  readonly ownApi: (size: Size, environment?: Readonly<Record<string, string>>) => Promise<Api>;
  /** A bare server that sends these bodies in turn. @returns its URL */
  readonly bare: (bodies: readonly string[]) => Promise<string>;
  /** Queries the engines straight, from a separate process. */
  readonly direct: (size: Size, plan: DirectPlan) => Promise<LoadReport>;
  /** The last lines of the logs of the shared APIs. */
  readonly logs: () => Promise<string[]>;
  readonly stop: () => Promise<void>;
}

/** Connections and accounts of most rows. */
export const CONNECTIONS = 32;
