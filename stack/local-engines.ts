import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { endLeftovers, recordEngine, type Claim } from './claim.ts';
import { prepareElasticsearch } from './elasticsearch.ts';
import { chooseSettings, databaseUrls, readSlotState } from './engine-settings.ts';
import {
  engineError,
  waitUntilReady,
  type DatabaseUrls,
  type EngineName,
  type LocalEngine,
  type RunningEngines,
  type Setting,
} from './engine.ts';
import type { StackEnvironment } from './environment.mjs';
import { dataFolder, isKept, type Folders, type Profile } from './folders.mjs';
import { preparePostgres } from './postgres.ts';
import { engineTitles, type Prerequisites } from './prerequisites.mjs';
import { identify } from './processes.ts';
import type { Progress } from './progress.ts';
import { prepareRedis } from './redis.ts';
import { keepRunning, supervise, type Supervised, type Wording } from './supervise.ts';

/** Milliseconds. Elasticsearch closes its shards well within this time; longer means that it hangs. */
export const GRACE = 20_000;

/** The delays before them add up to a minute. An engine that still does not run needs a person. */
const MOST_RESTARTS = 8;

export interface LocalStart {
  readonly profile: Profile;
  readonly folders: Folders;
  readonly claim: Claim;
  readonly prerequisites: Prerequisites;
  readonly environment: StackEnvironment;
  readonly progress: Progress;
  readonly signal: AbortSignal;
  readonly onDatabase?: ((urls: DatabaseUrls) => void) | undefined;
}

/** Starts engines in parallel as child processes, and keeps them running. */
export async function startLocalEngines(
  wanted: readonly EngineName[],
  start: LocalStart,
): Promise<RunningEngines> {
  const { claim, profile, progress } = start;
  await progress.step('stopping engines of an earlier run', () => endLeftovers(claim.recordFile));
  const folder = dataFolder(start.folders, claim.slot);
  if (!isKept(profile)) emptyData(folder);
  const state = readSlotState(folder);
  const settings = await chooseSettings(wanted, folder, state, { ...start, slot: claim.slot });
  const running = new Map<EngineName, Supervised>();
  const cancelled = new AbortController();
  const stop = async (): Promise<void> => {
    // Otherwise an engine could be started again after the stop.
    cancelled.abort();
    await Promise.all([...running.values()].map((engine) => engine.stop()));
    rmSync(claim.recordFile, { force: true });
    if (!isKept(profile)) emptyData(folder);
  };
  // When one fails, the others are cancelled and awaited, so that none starts after the stop.
  const shared = { ...start, signal: AbortSignal.any([start.signal, cancelled.signal]) };
  const run = async (name: EngineName, setting: Setting): Promise<string> => {
    const engine = await prepare(name, setting, shared);
    // It is still running if it did not respond in time.
    await running.get(name)?.kill();
    shared.signal.throwIfAborted();
    const child = launch(engine, setting.logFile);
    const supervised = supervise(child, engine.stopSignal, GRACE);
    running.set(name, supervised);
    const identity = child.pid === undefined ? undefined : identify(child.pid);
    if (identity !== undefined)
      recordEngine(claim.recordFile, { ...identity, name, stopSignal: engine.stopSignal });
    await progress.step(`starting ${engineTitles[name]}`, () =>
      waitUntilReady({
        title: engineTitles[name],
        logFile: setting.logFile,
        timeoutSeconds: engine.timeoutSeconds,
        ended: () => (shared.signal.aborted ? 'the start was cancelled' : supervised.reason()),
        probe: engine.probe,
      }),
    );
    return engine.url;
  };
  const startOne = async ([name, setting]: [EngineName, Setting]): Promise<[EngineName, string]> => {
    try {
      const url = await run(name, setting);
      if (name === 'postgres') start.onDatabase?.(databaseUrls(url, state));
      return [name, url];
    } catch (error) {
      cancelled.abort(error);
      throw error;
    }
  };
  const outcomes = await Promise.allSettled(settings.map(startOne));
  if (cancelled.signal.aborted) {
    await stop();
    // The first failure is the cause, and the others follow from it.
    throw cancelled.signal.reason;
  }
  const urls = Object.fromEntries(
    outcomes.filter((outcome) => outcome.status === 'fulfilled').map(({ value }) => value),
  );
  const ends = settings.map(async ([name, setting]) => {
    const sentence = await keepRunning(wordingOf(name), {
      // An engine that crashes in a test or a measurement must not go unnoticed.
      mostRestarts: profile === 'start' ? MOST_RESTARTS : 0,
      end: () => running.get(name)?.ended ?? Promise.resolve('it was not started'),
      restart: () => run(name, setting),
      print: (line) => progress.print(line),
      pause,
      signal: shared.signal,
    });
    return sentence === undefined ? undefined : engineError(sentence, setting.logFile);
  });
  return {
    urls,
    stop,
    onFailure: (listener) => void Promise.race(ends).then((error) => error && listener(error)),
    ...(urls.postgres === undefined ? {} : databaseUrls(urls.postgres, state)),
  };
}

/** Starts the process of an engine in a separate process group, with its output in its log. */
export function launch(engine: LocalEngine, file: string): ChildProcess {
  const log = openSync(file, 'a', 0o644);
  const child = spawn(engine.command, engine.arguments, {
    cwd: engine.folder,
    env: engine.environment,
    stdio: ['ignore', log, log],
    detached: true,
    ...engine.owner,
  });
  closeSync(log);
  return child;
}

/** What is printed when an engine stops and runs again. */
export function wordingOf(name: EngineName): Wording {
  const title = engineTitles[name];
  return {
    stopped: (reason) => `${title} stopped unexpectedly: ${reason}.`,
    notStarted: `${title} could not be started again.`,
    restarting: (seconds) => ` Restarting it in ${seconds} s.`,
    runsAgain: `${title} is running again.`,
  };
}

function emptyData(folder: string): void {
  for (const name of ['postgres-18', 'postgres-18.new', 'elasticsearch-9', 'redis']) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}

function prepare(name: EngineName, setting: Setting, start: LocalStart): Promise<LocalEngine> {
  const { environment, folders, prerequisites, progress } = start;
  return progress.step(`preparing ${engineTitles[name]}`, async () => {
    if (name === 'postgres') return preparePostgres(folders, setting);
    if (name === 'redis') return prepareRedis({ ...start, setting, server: prerequisites.redisServer });
    if (prerequisites.java === undefined) throw new Error('Elasticsearch needs Java.');
    const java = { home: prerequisites.java.home, heap: environment.elasticsearchHeap };
    return prepareElasticsearch(folders, setting, java, start.signal);
  });
}
