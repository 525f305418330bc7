import { afterAll, beforeAll, expect, test } from 'vitest';
import { proxyFaults } from '../../faults/faults.ts';
import { measureFault } from '../../faults/measure-fault.ts';
import { prepare, signIn, beginWork } from '../../faults/prepare.ts';
import type { Probe } from '../../faults/probe.ts';
import { mcpProbes, pageProbes, restProbes } from '../../faults/request-probes.ts';
import { brokenPromises } from '../../faults/report.ts';
import { startService } from '../../faults/start-service.ts';
import { ownEngines } from '../../support/engines.ts';
import { samplesOf } from '../../support/every-request/inputs.ts';
import { until } from '../../support/until.ts';

/*
 * The short form of `npm run faults`: three faults and some of the requests. What is promised is in report.ts;
 * how fast it is, the long form measures.
 */
const PROBES =
  /^(GET \/api\/v1\/(questions(\/random|\?q=\w+|\/removed.*)?|languages|topics\/film-makers|usage)|POST \/api\/v1\/report|initialize|tools\/call svc_(random|languages)|GET \/(account\/keys|robots.txt|play))$/;
const NOT_TIMED = Infinity;

const engines = await ownEngines();
const prepared = await prepare(engines);
const service = await startService(engines.environment);
afterAll(() => service.stop());
const browser = await signIn(engines, service.url);
const samples = samplesOf(prepared.questionIds, prepared.exportName);
const questionId = prepared.questionIds[0] ?? '';
const probes: readonly Probe[] = [
  ...restProbes(service.url, prepared.key, samples),
  ...(await mcpProbes(service.url, prepared.newKey, samples)),
  ...pageProbes(service.url, browser, questionId),
].filter(({ name }) => PROBES.test(name));

beforeAll(async () => {
  expect(probes.length).toBeGreaterThan(10);
  for (const probe of probes)
    await until(`${probe.name} is served`, async () => (await probe.run()).kind === 'served');
});

test.each([
  ['PostgreSQL', 'answers garbage'],
  ['Elasticsearch', 'cut in the middle of an answer'],
  ['Redis', 'hung'],
] as const)('promises are kept while %s fails (%s), and all works afterwards', async (target, name) => {
  const fault = proxyFaults(service).find((known) => known.target === target && known.name === name);
  if (fault === undefined) throw new Error('no such fault');
  const result = await measureFault(fault, {
    probes,
    readMetrics: service.readMetrics,
    beginWork: () => beginWork(target, { engines, service, browser, questionId }),
  });
  expect(brokenPromises(result, NOT_TIMED)).toEqual([]);
});
