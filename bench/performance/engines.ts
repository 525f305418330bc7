import { readStackEnvironment } from '../../stack/environment.mjs';
import { startEngines, type Engines, type EngineUrls } from '../../stack/engines.ts';

/** Elasticsearch heap for 1.4 million questions. */
const HEAP = '2g';

/** The engines of a run, as long as it needs them. */
interface BenchEngines extends Pick<Engines, 'stop'> {
  readonly urls: EngineUrls;
}

/** Starts the engines of the benchmark, whose data is kept, or uses those that the environment names. */
export async function startBenchEngines(signal: AbortSignal): Promise<BenchEngines> {
  const environment = readStackEnvironment({ TRIVIA_ES_HEAP: HEAP, ...process.env });
  const { databaseUrl, elasticsearchUrl, redisUrl } = environment;
  if (databaseUrl !== undefined && elasticsearchUrl !== undefined && redisUrl !== undefined)
    return { urls: { databaseUrl, elasticsearchUrl, redisUrl }, stop: () => Promise.resolve() };
  return startEngines({ profile: 'bench', environment, signal });
}
