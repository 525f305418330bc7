import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Claim } from './claim.ts';
import { prepareElasticsearch } from './elasticsearch.ts';
import type { EngineName } from './engine-plan.ts';
import type { StackEnvironment } from './environment.mjs';
import { type Failures, watchHost } from './failures.ts';
import { connectHost, type HostConnection } from './host-connection.ts';
import { keepRunning, MOST_RESTARTS } from './keep-running.ts';
import { endLeftovers } from './leftovers.ts';
import type { LocalEngine, Setting } from './local-engine.ts';
import { readSlotState, type SlotState, writeSlotState } from './slot-state.ts';
import { dataFolder, isKept, logFile, type Folders, type Profile } from './folders.mjs';
import { freePort } from './ports.mjs';
import { preparePostgres } from './postgres.ts';
import { engineTitles, type Prerequisites } from './prerequisites.mjs';
import type { Progress } from './progress.ts';
import type { DatabaseUrls, RunningEngines } from './running-engines.ts';
import { waitUntilReady } from './readiness.ts';
import { prepareRedis } from './redis.ts';

/** The database user of the API. */
const API_ROLE = 'trivia_api';

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

/** Starts engines in parallel as child processes of one engine host. */
export async function startLocalEngines(
  wanted: readonly EngineName[],
  start: LocalStart,
): Promise<RunningEngines> {
  const { claim, folders, profile, progress } = start;
  await progress.step('stopping engines of an earlier run', () =>
    endLeftovers(claim.recordFile, claim.formerHost),
  );
  const folder = dataFolder(folders, claim.slot);
  if (!isKept(profile)) emptyData(folder);
  const state = readSlotState(folder);
  const settings = await chooseSettings(wanted, folder, state, start);
  const hostLog = logFile(folders, claim.slot, 'engine-host');
  const host = connectHost(claim.recordFile, hostLog);
  if (host.identity !== undefined) claim.amend({ host: host.identity });
  const failures = watchHost(host, hostLog);
  const cancelled = new AbortController();
  const stop = async (): Promise<void> => {
    // Otherwise an engine could be started again after the stop.
    cancelled.abort();
    await host.stop();
    await endLeftovers(claim.recordFile, host.identity);
    if (!isKept(profile)) emptyData(folder);
  };
  // When one fails, the others are cancelled and awaited, so that none starts after the stop.
  const shared = { ...start, signal: AbortSignal.any([start.signal, cancelled.signal]) };
  const run = async (name: EngineName, setting: Setting): Promise<string> => {
    const engine = await prepare(name, setting, shared);
    shared.signal.throwIfAborted();
    failures.forget(name);
    await launch(name, engine, host, failures, shared);
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
  const urls = outcomes.filter((outcome) => outcome.status === 'fulfilled').map(({ value }) => value);
  const ends = settings.map(([name, setting]) =>
    keepRunning(name, {
      logFile: setting.logFile,
      // An engine that crashes in a test or a measurement must not go unnoticed.
      mostRestarts: profile === 'start' ? MOST_RESTARTS : 0,
      end: () => failures.end(name),
      restart: () => run(name, setting),
      print: (line) => progress.print(line),
      pause,
      signal: shared.signal,
    }),
  );
  const onFailure: RunningEngines['onFailure'] = (listener) =>
    void Promise.race([...ends, failures.hostEnd]).then((error) => error && listener(error));
  const running = { urls: Object.fromEntries(urls), stop, onFailure };
  const { postgres } = running.urls;
  if (postgres === undefined) return running;
  return { ...running, ...databaseUrls(postgres, state) };
}

function databaseUrls(databaseUrl: string, { passwords }: SlotState): DatabaseUrls {
  const url = new URL(databaseUrl);
  url.username = API_ROLE;
  url.password = passwords.postgresApi;
  return { databaseUrl, apiDatabaseUrl: url.href };
}

function emptyData(folder: string): void {
  for (const name of ['postgres-18', 'postgres-18.new', 'elasticsearch-9', 'redis']) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}

async function chooseSettings(
  wanted: readonly EngineName[],
  folder: string,
  state: SlotState,
  { claim, folders, profile }: LocalStart,
): Promise<[EngineName, Setting][]> {
  const ports: Partial<Record<EngineName, number>> = { ...state.ports };
  const settings: [EngineName, Setting][] = [];
  for (const name of wanted) {
    const port = await freePort(state.ports[name]);
    ports[name] = port;
    const log = logFile(folders, claim.slot, name);
    // The log covers only this start: an error shows its end, which must not be an old one.
    rmSync(log, { force: true });
    const durable = isKept(profile);
    settings.push([name, { folder, logFile: log, port, password: state.passwords[name], durable }]);
  }
  writeSlotState(folder, { ...state, ports });
  return settings;
}

function prepare(name: EngineName, setting: Setting, start: LocalStart): Promise<LocalEngine> {
  const { environment, folders, prerequisites, progress } = start;
  return progress.step(`preparing ${engineTitles[name]}`, async () => {
    if (name === 'postgres') return preparePostgres(folders, setting);
    if (name === 'redis') return prepareRedis(folders, setting, prerequisites.redisServer, start.signal);
    if (prerequisites.java === undefined) throw new Error('Elasticsearch needs Java.');
    const java = { home: prerequisites.java.home, heap: environment.elasticsearchHeap };
    return prepareElasticsearch(folders, setting, java, start.signal);
  });
}

async function launch(
  name: EngineName,
  engine: LocalEngine,
  host: HostConnection,
  failures: Failures,
  { progress, signal }: LocalStart,
): Promise<void> {
  host.run(engine.plan);
  await progress.step(`starting ${engineTitles[name]}`, () =>
    waitUntilReady({
      title: engineTitles[name],
      logFile: engine.plan.logFile,
      timeoutSeconds: engine.timeoutSeconds,
      ended: () => (signal.aborted ? 'the start was cancelled' : failures.reasonFor(name)),
      probe: engine.probe,
    }),
  );
}
