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
import { recall, remember } from './memory.ts';
import { dataFolder, logFile, type Places, type Profile } from './places.ts';
import { freePort } from './ports.ts';
import { preparePostgres } from './postgres.ts';
import type { Prerequisites } from './prerequisites.ts';
import type { Progress } from './progress.ts';
import type { RunningEngines } from './running-engines.ts';
import { waitUntilReady } from './readiness.ts';
import { prepareRedis } from './redis.ts';

export interface LocalStart {
  readonly profile: Profile;
  readonly places: Places;
  readonly claim: Claim;
  readonly prerequisites: Prerequisites;
  readonly environment: StackEnvironment;
  readonly progress: Progress;
  readonly signal: AbortSignal;
}

/** Starts the wanted engines as child processes of one engine host, all at the same time. */
export async function startLocalEngines(
  wanted: readonly EngineName[],
  start: LocalStart,
): Promise<RunningEngines> {
  const { claim, places, profile, progress } = start;
  await progress.step('ending what an earlier run left behind', () =>
    endLeftovers(claim.recordFile, claim.formerHost),
  );
  const folder = dataFolder(places, claim.slot);
  if (profile === 'test') emptyData(folder);
  const settings = await chooseSettings(wanted, folder, start);
  const host = connectHost(claim.recordFile, logFile(places, claim.slot, 'engine-host'));
  if (host.identity !== undefined) claim.amend({ host: host.identity });
  const failures = watchHost(host, places, claim.slot);
  const stop = async (): Promise<void> => {
    await host.stop();
    await endLeftovers(claim.recordFile, host.identity);
    if (profile === 'test') emptyData(folder);
  };
  // When one fails, the others are called off and waited for, so that nothing begins after the stop.
  const calledOff = new AbortController();
  const together = { ...start, signal: AbortSignal.any([start.signal, calledOff.signal]) };
  const bring = async ([name, setting]: [EngineName, Setting]): Promise<[EngineName, string]> => {
    try {
      const engine = await prepare(name, setting, together);
      together.signal.throwIfAborted();
      await bringUp(name, engine, host, failures, together);
      return [name, engine.url];
    } catch (error) {
      calledOff.abort(error);
      throw error;
    }
  };
  const outcomes = await Promise.allSettled(settings.map(bring));
  if (calledOff.signal.aborted) {
    await stop();
    // The first failure is the cause, and the others follow from it.
    throw calledOff.signal.reason;
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
  { claim, places, profile }: LocalStart,
): Promise<[EngineName, Setting][]> {
  const memory = recall(folder);
  const ports: Partial<Record<EngineName, number>> = { ...memory.ports };
  const settings: [EngineName, Setting][] = [];
  for (const name of wanted) {
    const port = await freePort(memory.ports[name]);
    ports[name] = port;
    const log = logFile(places, claim.slot, name);
    // A log of this start only: an error shows its end, and it must not show an old one.
    rmSync(log, { force: true });
    const durable = profile === 'start';
    settings.push([name, { folder, logFile: log, port, password: memory.password, durable }]);
  }
  remember(folder, { ...memory, ports });
  return settings;
}

function prepare(name: EngineName, setting: Setting, start: LocalStart): Promise<LocalEngine> {
  const { environment, places, prerequisites, progress } = start;
  return progress.step(`preparing ${engineTitles[name]}`, async () => {
    if (name === 'postgres') return preparePostgres(places, setting);
    if (name === 'redis') return prepareRedis(places, setting, prerequisites.redisServer, start.signal);
    if (prerequisites.java === undefined) throw new Error('Elasticsearch needs Java.');
    const java = { home: prerequisites.java.home, heap: environment.elasticsearchHeap };
    return prepareElasticsearch(places, setting, java, start.signal);
  });
}

async function bringUp(
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
      ended: () => (signal.aborted ? 'it was called off' : failures.reasonFor(name)),
      probe: engine.probe,
    }),
  );
}
