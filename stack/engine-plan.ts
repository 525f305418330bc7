import { z } from 'zod';

export const EngineName = z.enum(['postgres', 'elasticsearch', 'redis']);
export type EngineName = z.infer<typeof EngineName>;

/** The user that an engine runs as when we are root, as which PostgreSQL and Elasticsearch refuse to run. */
export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** How the engine host runs one engine. */
export interface EnginePlan {
  readonly name: EngineName;
  readonly command: string;
  readonly arguments: readonly string[];
  /** The complete environment of the engine: it inherits no variables. */
  readonly environment: Readonly<Record<string, string>>;
  readonly folder: string;
  readonly logFile: string;
  readonly owner: Owner | undefined;
  /** The signal for a clean shutdown. */
  readonly stopSignal: 'SIGINT' | 'SIGTERM';
}

/** Messages from the parent to the engine host. */
export type HostRequest =
  | { readonly kind: 'run'; readonly plan: EnginePlan; readonly recordFile: string }
  | { readonly kind: 'stop' };

/** Messages from the engine host to its parent. */
export type HostReport =
  | { readonly kind: 'ended'; readonly name: EngineName; readonly reason: string }
  | { readonly kind: 'stopped' };
