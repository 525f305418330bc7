import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';

import { buildExplorer } from '../../explorer/build.ts';
import { readStackEnvironment } from '../../stack/environment.mjs';
import { startEngines, type EngineUrls } from '../../stack/engines.ts';
import type { TestEngines } from '../support/engines.ts';
import { samplesOf } from '../support/every-request/inputs.ts';
import { otherClock, fullElasticsearch, ownEngineFaults, proxyFaults, type Fault } from './faults.ts';
import { enginesForRun, prepare, signIn, type Prepared, beginWork } from './prepare.ts';
import { measureFault } from './measure-fault.ts';
import { measureCluster, type FaultRun } from './cluster/run.ts';
import { commandProbes } from './command-probes.ts';
import type { Probe } from './probe.ts';
import { mcpProbes, oauthProbes, pageProbes, restProbes, type SignedInBrowser } from './request-probes.ts';
import { brokenPromises, HEADER, rowOf } from './report.ts';
import { smallDisk } from './small-disk.ts';
import { startService, type RunningService } from './start-service.ts';

/*
 * Runs every request and command of the service during every fault, and prints a table. An
 * argument restricts the run to faults whose target and name match this regular expression, such as
 * `PostgreSQL (hung|drips)`. `--no-commands` leaves out the commands, which take most of the time.
 *
 * With `cluster` as the first argument, members of a cluster are killed, suspended and cut off under requests and writes.
 * `--seconds=20` repairs them sooner, before an alert fires; `--rate=50` sends fewer requests per second than 200.
 */
const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    'no-commands': { type: 'boolean', default: false },
    seconds: { type: 'string' },
    rate: { type: 'string' },
  },
});
const isCluster = words[0] === 'cluster';
const withCommands = !options['no-commands'];
const pattern = new RegExp(words.slice(isCluster ? 1 : 0).join(' '));
const numberOf = (option: 'seconds' | 'rate'): number | undefined => {
  const given = options[option];
  if (given !== undefined && !(Number(given) > 0)) throw new Error(`--${option} takes a number above 0.`);
  return given === undefined ? undefined : Number(given);
};
/** Milliseconds within which a new service has counted its catalogue, and between two attempts. */
const FIRST_COUNTS = 30_000;
const PAUSE = 250;
const broken: string[] = [];

async function probesOf(
  service: RunningService,
  prepared: Prepared,
  browser: SignedInBrowser,
): Promise<readonly Probe[]> {
  const samples = samplesOf(prepared.questionIds, prepared.exportName);
  return [
    ...restProbes(service.url, prepared.key, samples),
    ...(await mcpProbes(service.url, prepared.newKey, samples)),
    ...pageProbes(service.url, browser, prepared.questionIds[0] ?? ''),
    ...oauthProbes(service.url),
    ...(withCommands ? await commandProbes(prepared.commands, service.environment) : []),
  ];
}

/** Refuses to measure anything while something is wrong already. */
async function expectServed(probes: readonly Probe[]): Promise<void> {
  for (const probe of probes) {
    let outcome = await probe.run();
    // The first counts of the catalogue may still be missing.
    const end = performance.now() + FIRST_COUNTS;
    while (outcome.kind === 'refused' && performance.now() < end) {
      await sleep(PAUSE);
      outcome = await probe.run();
    }
    if (outcome.kind !== 'served')
      throw new Error(`${probe.name} does not work without a fault: ${outcome.said}`);
  }
}

async function measureAll(
  engines: TestEngines,
  service: RunningService,
  faults: readonly Fault[],
): Promise<void> {
  const prepared = await prepare(engines);
  const browser = await signIn(engines, service.url);
  const probes = await probesOf(service, prepared, browser);
  await expectServed(probes);
  const questionId = prepared.questionIds.at(-1) ?? '';
  for (const fault of faults) {
    const result = await measureFault(fault, {
      probes:
        fault.target === 'SMTP' || fault.target === 'clock'
          ? probes.filter(({ group }) => group !== 'commands')
          : probes,
      readMetrics: service.readMetrics,
      beginWork: () => beginWork(fault.target, { engines, service, browser, questionId }),
    });
    console.log(rowOf(result));
    broken.push(...brokenPromises(result));
    if (service.indexer.exitCode !== null) broken.push(`${fault.name}: the indexer ended`);
  }
}

/** Measures the faults of a service with a separate database. */
async function measureOn(
  urls: EngineUrls,
  faultsOf: (engines: TestEngines, service: RunningService) => Promise<readonly Fault[]> | readonly Fault[],
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { engines, end } = await enginesForRun(urls);
  try {
    const service = await startService(engines.environment, environment);
    try {
      const faults = (await faultsOf(engines, service)).filter(({ target, name }) =>
        pattern.test(`${target} ${name}`),
      );
      if (faults.length > 0) await measureAll(engines, service, faults);
    } finally {
      await service.stop();
    }
  } finally {
    await end();
  }
}

async function measureEngines(): Promise<FaultRun> {
  await buildExplorer();
  const { databaseUrl, elasticsearchUrl, redisUrl } = readStackEnvironment();
  const isOwn = [databaseUrl, elasticsearchUrl, redisUrl].every((url) => url === undefined);
  const leftOut: string[] = [];
  const stack = await startEngines({ profile: 'test' });
  try {
    console.log(HEADER);
    await measureOn(stack.urls, async (engines, service) => [
      ...proxyFaults(service),
      fullElasticsearch(engines),
      ...(isOwn ? await ownEngineFaults(engines) : []),
    ]);
    if (!isOwn) leftOut.push('faults of engines that others use');
    const disk = await smallDisk();
    if (disk === undefined)
      leftOut.push('a full disk of PostgreSQL, because only root may mount a small one');
    else
      try {
        await measureOn({ ...stack.urls, databaseUrl: disk.databaseUrl }, () => disk.faults);
      } finally {
        await disk.remove();
      }
    const clock = otherClock();
    if (clock === undefined) leftOut.push('jumps of the clock, because libfaketime is not installed');
    else await measureOn(stack.urls, () => clock.faults, clock.environment);
  } finally {
    await stack.stop();
  }
  return { broken, leftOut };
}

// With a handler, what is registered for the exit runs.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
const run = isCluster
  ? await measureCluster(pattern, numberOf('seconds'), numberOf('rate'))
  : await measureEngines();
for (const line of run.leftOut) console.log(`\nLeft out: ${line}.`);
for (const line of run.broken) console.log(`BROKEN ${line}`);
console.log(`\n${run.broken.length === 0 ? 1 : 0} passed, ${run.broken.length} failed`);
process.exitCode = run.broken.length === 0 ? 0 : 1;
