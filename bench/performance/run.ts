import { mkdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Client } from '@elastic/elasticsearch';
import { type EngineUrls, startEngines, type Engines } from '../../stack/engines.ts';
import { type Place, openBench } from './bench.ts';
import {
  catalogueOf,
  databaseUrlOf,
  indexPrefixOf,
  KEPT,
  prepareCatalogue,
  type Catalogue,
} from './catalogues.ts';
import { describeMachine } from './machine.ts';
import { measureRows } from './measure-rows.ts';
import { OUTPUT, tableOf, writeReport } from './report.ts';
import { ROWS } from './rows/index.ts';
import { readStackEnvironment } from '../../stack/environment.mjs';

/** A moderate rate for an API that draws without asking the engine each time. */
const SETTINGS = { broad: { filters: 200, matches: 3_000 }, rate: 200, pagesBefore: 20 };

/** The exit code of a program that Ctrl-C has ended. */
const INTERRUPTED = 130;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    profile: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    questions: { type: 'string', default: String(KEPT.large.questions) },
  },
});

if (!/^[1-9]\d*000$/.test(values.questions)) {
  console.error('--questions must be a multiple of 1,000.');
  process.exit(2);
}
/** With another large one, all rows are measured on that. */
const catalogues = { ...KEPT, large: catalogueOf(Number(values.questions)) };

const unknown = positionals.filter((name) => name !== 'engines' && ROWS.every((row) => row.name !== name));
if (unknown.length > 0) {
  console.error(`There is no row ${unknown.join(', ')}. Rows: ${ROWS.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());

const LONGEST_TIMER = 2 ** 31 - 1;

/** Starts the engines of the benchmark, whose data is kept, or uses those that the environment names. */
async function startBenchEngines(signal: AbortSignal): Promise<Pick<Engines, 'stop' | 'urls'>> {
  // This heap is for 1.4 million questions.
  const environment = readStackEnvironment({ TRIVIA_ES_HEAP: '2g', ...process.env });
  const { databaseUrl, elasticsearchUrl, redisUrl } = environment;
  if (databaseUrl !== undefined && elasticsearchUrl !== undefined && redisUrl !== undefined)
    return { urls: { databaseUrl, elasticsearchUrl, redisUrl }, stop: () => Promise.resolve() };
  return startEngines({ profile: 'bench', environment, signal });
}

/** Brings the kept catalogues up to date. */
async function prepare(urls: EngineUrls, elasticsearch: Client): Promise<void> {
  for (const catalogue of Object.values(catalogues)) {
    const steps = await prepareCatalogue(catalogue, urls, elasticsearch, values.fresh);
    const times = Object.entries(steps).map(([step, seconds]) => `${step} ${seconds.toFixed(1)} s`);
    console.log(`${catalogue.name} questions are ready: ${times.join(', ')}`);
  }
}

/** Keeps the engines running, and prints what other commands need to use them. */
async function keepRunning({ databaseUrl, elasticsearchUrl, redisUrl }: EngineUrls): Promise<void> {
  console.log(
    `export DATABASE_URL='${databaseUrl}' ELASTICSEARCH_URL='${elasticsearchUrl}' REDIS_URL='${redisUrl}'`,
  );
  console.log('The engines run until Ctrl-C. With these variables, other runs use them.');
  await sleep(LONGEST_TIMER, undefined, { signal: stop.signal }).catch(() => undefined);
}

async function measure(urls: EngineUrls, elasticsearch: Client): Promise<void> {
  const placeOf = (catalogue: Catalogue): Place => ({
    databaseUrl: databaseUrlOf(catalogue, urls.databaseUrl),
    indexPrefix: indexPrefixOf(catalogue),
    questions: catalogue.questions,
  });
  const { small, medium, large } = catalogues;
  const places = { small: placeOf(small), medium: placeOf(medium), large: placeOf(large) };
  const effort = { rounds: Number(values.rounds), milliseconds: Number(values.seconds) * 1_000 };
  const settings = { ...SETTINGS, effort, profile: values.profile };
  await mkdir(OUTPUT, { recursive: true });
  const bench = openBench({ ...settings, ...urls, places });
  // A row cannot be cut short: its processes end below it.
  const end = async (): Promise<void> => {
    await bench.stop();
    await engines.stop();
    process.exit(INTERRUPTED);
  };
  stop.signal.addEventListener('abort', () => void end());
  try {
    const machine = await describeMachine(bench.pool('large'), elasticsearch, urls.redisUrl);
    const rows = positionals.length === 0 ? ROWS : ROWS.filter(({ name }) => positionals.includes(name));
    const reports = await measureRows(bench, rows, console.log);
    console.log(`\n${JSON.stringify(machine)}\n\n${tableOf(reports)}`);
    if (reports.some(({ error }) => error !== undefined)) process.exitCode = 1;
    console.log(`\nAll figures: ${await writeReport(OUTPUT, machine, settings, reports)}`);
  } finally {
    await bench.stop();
  }
}

const engines = await startBenchEngines(stop.signal);
// Merging the segments of ten million questions takes minutes.
const elasticsearch = new Client({ node: engines.urls.elasticsearchUrl, requestTimeout: 600_000 });
try {
  await prepare(engines.urls, elasticsearch);
  await (positionals.includes('engines') ? keepRunning(engines.urls) : measure(engines.urls, elasticsearch));
} finally {
  await elasticsearch.close();
  await engines.stop();
}
