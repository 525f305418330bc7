import type { EngineName } from './engine-plan.ts';

/** The database with the users of setup and of the API. */
export interface DatabaseUrls {
  /** `postgres://…`, a new or kept database in UTF-8 that sorts by code point. */
  readonly databaseUrl: string;
  /** The same database with the user that setup creates for the API; absent if the API gets that of the owner. */
  readonly apiDatabaseUrl?: string;
}

/** Running engines, local or in containers. */
export interface RunningEngines {
  readonly urls: Readonly<Partial<Record<EngineName, string>>>;
  /** The URL of the database for the API, whose user setup creates; absent if the API gets that of the owner. */
  readonly apiDatabaseUrl?: string;
  /** Stops them cleanly; resolves when none of their processes is running. */
  stop(): Promise<void>;
  /** Calls back when one of them has stopped for good. */
  onFailure(listener: (error: Error) => void): void;
}
