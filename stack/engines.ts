import { join } from 'node:path';
import { claimSlot } from './claim.ts';
import { startContainers } from './containers.ts';
import type { EngineName } from './engine-plan.ts';
import { readStackEnvironment, type StackEnvironment } from './environment.ts';
import { startLocalEngines } from './local-engines.ts';
import { findPlaces, type Profile, runFolder } from './places.ts';
import { checkPrerequisites } from './prerequisites.ts';
import { createProgress, type Progress } from './progress.ts';
import { chooseProviders } from './providers.ts';
import { unprivilegedOwner } from './unprivileged.ts';

export interface EngineUrls {
  /** `postgres://…`, an empty or kept database in UTF-8 that sorts by code point. */
  readonly databaseUrl: string;
  /** `http://…`, without a path. */
  readonly elasticsearchUrl: string;
  /** `redis://…`. */
  readonly redisUrl: string;
}

export interface Engines {
  readonly urls: EngineUrls;
  /** Ends what was started here; resolves when none of its processes runs. May be called more than once. */
  stop(): Promise<void>;
  /** Calls back when an engine that was started here ends unasked; its message closes with the end of its log. */
  onFailure(listener: (error: Error) => void): void;
  /** Tells where we serve, to be shown to whoever starts a second time in this clone. */
  announce(address: string): void;
}

export interface EnginesRequest {
  readonly profile: Profile;
  readonly environment?: StackEnvironment;
  readonly progress?: Progress;
  /** Calls off a start that is under way. */
  readonly signal?: AbortSignal;
}

/**
 * Brings up the three engines: each from its URL in the environment, from a container, or as a local process.
 * The processes end when this one does, in whatever way it ends.
 * Throws one sentence for people when something is missing, is already running, or does not start.
 */
export async function startEngines(request: EnginesRequest): Promise<Engines> {
  const { profile, environment = readStackEnvironment(), progress = createProgress() } = request;
  const signal = request.signal ?? new AbortController().signal;
  const providers = chooseProviders(environment);
  const names = ['postgres', 'elasticsearch', 'redis'] as const satisfies readonly EngineName[];
  const local = names.filter((name) => providers[name].kind === 'local');
  const contained = names.filter((name) => providers[name].kind === 'container');
  const places = findPlaces(
    join(import.meta.dirname, '..'),
    local.length > 0 ? unprivilegedOwner() : undefined,
  );
  const prerequisites = checkPrerequisites(local, places, environment);
  const claim = claimSlot(runFolder(places), profile);
  if (local.length > 0 && places.engineHome !== places.own) {
    progress.say(
      `The engines keep their data in ${places.engineHome}, because their user cannot enter this clone.`,
    );
  }
  const parts: { stop(): Promise<void>; onFailure(listener: (error: Error) => void): void }[] = [];
  const stopParts = async (): Promise<void> => {
    await Promise.all(parts.map((part) => part.stop()));
    claim.release();
  };
  try {
    const urls: Partial<Record<EngineName, string>> = {};
    if (contained.length > 0) {
      const running = await startContainers(contained, { profile, places, environment, progress });
      parts.push(running);
      Object.assign(urls, running.urls);
    }
    if (local.length > 0) {
      const start = { profile, places, claim, prerequisites, environment, progress, signal };
      const running = await startLocalEngines(local, start);
      parts.push(running);
      Object.assign(urls, running.urls);
    }
    let stopped: Promise<void> | undefined;
    return {
      urls: {
        databaseUrl: environment.databaseUrl ?? urls.postgres ?? '',
        elasticsearchUrl: environment.elasticsearchUrl ?? urls.elasticsearch ?? '',
        redisUrl: environment.redisUrl ?? urls.redis ?? '',
      },
      stop: () => (stopped ??= stopParts()),
      onFailure: (listener) => parts.forEach((part) => part.onFailure(listener)),
      announce: (address) => claim.amend({ address }),
    };
  } catch (error) {
    await stopParts();
    throw error;
  }
}
