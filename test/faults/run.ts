import { buildExplorer } from '../../explorer/build.ts';
import { readStackEnvironment } from '../../stack/environment.ts';
import { startEngines } from '../../stack/engines.ts';
import type { TestEngines } from '../support/engines.ts';
import { otherClock } from './clock.ts';
import { fullElasticsearch, ownEngineFaults } from './engine-faults.ts';
import { enginesForRun } from './engines.ts';
import { proxyFaults, type Fault } from './faults.ts';
import { measureFault } from './measure-fault.ts';
import { prepare, signIn, type Prepared } from './prepare.ts';
import { commandProbes } from './probes/command-probes.ts';
import { mcpProbes } from './probes/mcp-probes.ts';
import { oauthProbes, pageProbes, type SignedInBrowser } from './probes/page-probes.ts';
import type { Probe } from './probes/probe.ts';
import { restProbes } from './probes/rest-probes.ts';
import { samplesOf } from './probes/samples.ts';
import { brokenPromises, HEADER, rowOf } from './report.ts';
import { startService, type RunningService } from './start-service.ts';
import { beginWork } from './work.ts';

/*
 * Runs every request and command of the service during every fault, and prints the table of docs/reliability.md. A
 * word as argument restricts the run to faults whose target or name contains it. `--no-commands` leaves out the
 * commands, which take most of the time.
 */
const words = process.argv.slice(2);
const withCommands = !words.includes('--no-commands');
const [word = ''] = words.filter((other) => !other.startsWith('--'));
const broken: string[] = [];

async function probesOf(
  service: RunningService,
  prepared: Prepared,
  browser: SignedInBrowser,
): Promise<readonly Probe[]> {
  const samples = samplesOf(prepared.questionIds, prepared.exportName);
  return [
    ...(await restProbes(service.url, prepared.key, samples)),
    ...(await mcpProbes(service.url, prepared, samples)),
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
    for (let attempt = 0; outcome.kind === 'refused' && attempt < 20; attempt += 1)
      outcome = await probe.run();
    if (outcome.kind !== 'served')
      throw new Error(`${probe.name} does not work without a fault: ${outcome.said}`);
  }
}

async function measureAll(
  engines: TestEngines,
  prepared: Prepared,
  faultsOf: (service: RunningService) => readonly Fault[],
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  const service = await startService(engines.environment, environment);
  try {
    const faults = faultsOf(service).filter(({ target, name }) => `${target} ${name}`.includes(word));
    if (faults.length === 0) return;
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
  } finally {
    await service.stop();
  }
}

await buildExplorer();
const { databaseUrl, elasticsearchUrl, redisUrl } = readStackEnvironment();
const isOwn = [databaseUrl, elasticsearchUrl, redisUrl].every((url) => url === undefined);
const stack = await startEngines({ profile: 'test' });
const { engines, end } = await enginesForRun(stack.urls);
try {
  const prepared = await prepare(engines);
  const ownFaults = isOwn ? await ownEngineFaults(engines) : [];
  console.log(HEADER);
  await measureAll(engines, prepared, (service) => [
    ...proxyFaults(service),
    fullElasticsearch(engines),
    ...ownFaults,
  ]);
  const clock = otherClock();
  if (clock !== undefined) await measureAll(engines, prepared, () => clock.faults, clock.environment);
  else console.log('\nLeft out: jumps of the clock, because libfaketime is not installed.');
  if (!isOwn) console.log('\nLeft out: faults of engines that others use.');
} finally {
  await end();
  await stack.stop();
}
for (const line of broken) console.log(`BROKEN ${line}`);
console.log(`\n${broken.length === 0 ? 1 : 0} passed, ${broken.length} failed`);
process.exitCode = broken.length === 0 ? 0 : 1;
