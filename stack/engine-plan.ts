import { z } from 'zod';

export const EngineName = z.enum(['postgres', 'elasticsearch', 'redis']);
export type EngineName = z.infer<typeof EngineName>;

/** The user that an engine runs as when we are root; two of the three refuse root. */
export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** All that the engine host needs to know to run one engine. */
export interface EnginePlan {
  readonly name: EngineName;
  readonly command: string;
  readonly arguments: readonly string[];
  /** The whole environment of the engine; nothing is inherited, so a stray variable cannot change it. */
  readonly environment: Readonly<Record<string, string>>;
  readonly folder: string;
  readonly logFile: string;
  readonly owner: Owner | undefined;
  /** The signal that asks for an orderly end. */
  readonly stopSignal: 'SIGINT' | 'SIGTERM';
}

/** What the parent tells the engine host. */
export type HostRequest =
  | { readonly kind: 'run'; readonly plan: EnginePlan; readonly recordFile: string }
  | { readonly kind: 'stop' };

/** What the engine host tells its parent. */
export type HostReport =
  | { readonly kind: 'ended'; readonly name: EngineName; readonly reason: string }
  | { readonly kind: 'stopped' };

/** Name of an engine as people write it. */
export const engineTitles: Readonly<Record<EngineName, string>> = {
  postgres: 'PostgreSQL',
  elasticsearch: 'Elasticsearch',
  redis: 'Redis',
};
