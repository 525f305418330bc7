import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Claim } from './claim.ts';
import { prepareElasticsearch } from './elasticsearch.ts';
import { type EngineName, engineTitles } from './engine-plan.ts';
import type { StackEnvironment } from './environment.ts';
import { type Failures, watchHost } from './failures.ts';
import { connectHost, type HostConnection } from './host-connection.ts';
import { endLeftovers } from './leftovers.ts';
import type { LocalEngine, Setting } from './local-engine.ts';
import { readSlotState, writeSlotState } from './slot-state.ts';
import { dataFolder, isKept, logFile, type Folders, type Profile } from './folders.ts';
import { freePort } from './ports.ts';
import { preparePostgres } from './postgres.ts';
import type { Prerequisites } from './prerequisites.ts';
import type { Progress } from './progress.ts';
import type { RunningEngines } from './running-engines.ts';
import { waitUntilReady } from './readiness.ts';
import { prepareRedis } from './redis.ts';

export interface LocalStart {
  readonly profile: Profile;
  readonly folders: Folders;
  readonly claim: Claim;
  readonly prerequisites: Prerequisites;
  readonly environment: StackEnvironment;
  readonly progress: Progress;
  readonly signal: AbortSignal;
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
  const settings = await chooseSettings(wanted, folder, start);
  const host = connectHost(claim.recordFile, logFile(folders, claim.slot, 'engine-host'));
  if (host.identity !== undefined) claim.amend({ host: host.identity });
  const failures = watchHost(host, folders, claim.slot);
  const stop = async (): Promise<void> => {
    await host.stop();
    await endLeftovers(claim.recordFile, host.identity);
    if (!isKept(profile)) emptyData(folder);
  };
  // When one fails, the others are cancelled and awaited, so that none starts after the stop.
  const cancelled = new AbortController();
  const shared = { ...start, signal: AbortSignal.any([start.signal, cancelled.signal]) };
  const startOne = async ([name, setting]: [EngineName, Setting]): Promise<[EngineName, string]> => {
    try {
      const engine = await prepare(name, setting, shared);
      shared.signal.throwIfAborted();
      await launch(name, engine, host, failures, shared);
      return [name, engine.url];
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
  return { urls: Object.fromEntries(urls), stop, onFailure: failures.onFailure };
}

function emptyData(folder: string): void {
  for (const name of ['postgres-18', 'postgres-18.new', 'elasticsearch-9', 'redis']) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}

async function chooseSettings(
  wanted: readonly EngineName[],
  folder: string,
  { claim, folders, profile }: LocalStart,
): Promise<[EngineName, Setting][]> {
  const state = readSlotState(folder);
  const ports: Partial<Record<EngineName, number>> = { ...state.ports };
  const settings: [EngineName, Setting][] = [];
  for (const name of wanted) {
    const port = await freePort(state.ports[name]);
    ports[name] = port;
    const log = logFile(folders, claim.slot, name);
    // The log covers only this start: an error shows its end, which must not be an old one.
    rmSync(log, { force: true });
    const durable = isKept(profile);
    settings.push([name, { folder, logFile: log, port, password: state.password, durable }]);
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
