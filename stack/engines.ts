import { join } from 'node:path';
import { claimSlot } from './claim.ts';
import { startContainers } from './containers.ts';
import type { EngineName, DatabaseUrls } from './engine.ts';
import { readStackEnvironment, type StackEnvironment, chooseProviders } from './environment.mjs';
import { startLocalEngines } from './local-engines.ts';
import { findFolders, type Profile, runFolder, unprivilegedOwner } from './folders.mjs';
import { checkPrerequisites } from './prerequisites.mjs';
import { createProgress, type Progress } from './progress.ts';

export interface EngineUrls extends DatabaseUrls {
  /** `http://…`, without a path. */
  readonly elasticsearchUrl: string;
  /** `redis://…`. */
  readonly redisUrl: string;
}

export interface Engines {
  readonly urls: EngineUrls;
  /** Stops what was started here; resolves when none of its processes is running. Can be called more than once. */
  stop(): Promise<void>;
  /**
   * Calls back when an engine that was started here has stopped for good; the message includes the end of its log. The
   * profile `start` restarts an engine several times before.
   */
  onFailure(listener: (error: Error) => void): void;
  /** Records the URL of the service, for the message of a second start in this clone. */
  announce(address: string): void;
}

export interface EnginesRequest {
  readonly profile: Profile;
  readonly environment?: StackEnvironment;
  readonly progress?: Progress;
  /** Called when the database can be used, which may be long before Elasticsearch has started. */
  readonly onDatabase?: (urls: DatabaseUrls) => void;
  /** Cancels a start in progress. */
  readonly signal?: AbortSignal;
}

/**
 * Provides the three engines: each at its URL in the environment, in a container, or as a local process. The processes
 * stop when this one exits, even if it is killed. Throws an error with a message for the user when something is missing,
 * is already running, or does not start.
 */
export async function startEngines(request: EnginesRequest): Promise<Engines> {
  const { profile, environment = readStackEnvironment(), progress = createProgress() } = request;
  const signal = request.signal ?? new AbortController().signal;
  const providers = chooseProviders(environment);
  const names = ['postgres', 'elasticsearch', 'redis'] as const satisfies readonly EngineName[];
  const local = names.filter((name) => providers[name].kind === 'local');
  const contained = names.filter((name) => providers[name].kind === 'container');
  const folders = findFolders(
    join(import.meta.dirname, '..'),
    local.length > 0 ? unprivilegedOwner() : undefined,
  );
  const prerequisites = checkPrerequisites(local, folders, environment);
  const claim = claimSlot(runFolder(folders), profile);
  if (local.length > 0 && folders.engineHome !== folders.own) {
    progress.print(
      `Engine data is stored in ${folders.engineHome}, because the user of the engines cannot read this clone.`,
    );
  }
  const parts: { stop(): Promise<void>; onFailure(listener: (error: Error) => void): void }[] = [];
  const stopParts = async (): Promise<void> => {
    await Promise.all(parts.map((part) => part.stop()));
    claim.release();
  };
  try {
    const urls: Partial<Record<EngineName, string>> = {};
    let apiDatabaseUrl: string | undefined;
    if (contained.length > 0) {
      const running = await startContainers(contained, { profile, folders, environment, progress });
      parts.push(running);
      Object.assign(urls, running.urls);
    }
    if (local.length > 0) {
      const { onDatabase } = request;
      const start = { profile, folders, claim, prerequisites, environment, progress, signal, onDatabase };
      const running = await startLocalEngines(local, start);
      parts.push(running);
      Object.assign(urls, running.urls);
      ({ apiDatabaseUrl } = running);
    }
    let stopped: Promise<void> | undefined;
    return {
      urls: {
        databaseUrl: environment.databaseUrl ?? urls.postgres ?? '',
        ...(apiDatabaseUrl === undefined ? {} : { apiDatabaseUrl }),
        elasticsearchUrl: environment.elasticsearchUrl ?? urls.elasticsearch ?? '',
        redisUrl: environment.redisUrl ?? urls.redis ?? '',
      },
      stop: () => (stopped ??= stopParts()),
      onFailure: (listener) => parts.forEach((part) => part.onFailure(listener)),
      announce: (address) => claim.announce(address),
    };
  } catch (error) {
    await stopParts();
    throw error;
  }
}
