import { readStackEnvironment } from '../../stack/environment.ts';
import { startEngines, type Engines } from '../../stack/engines.ts';

/** Elasticsearch heap for 1.4 million questions. */
const HEAP = '2g';

/** Starts the engines of the benchmark, whose data is kept, or uses those that the environment names. */
export function startBenchEngines(signal: AbortSignal): Promise<Engines> {
  const environment = readStackEnvironment({ TRIVIA_ES_HEAP: HEAP, ...process.env });
  return startEngines({ profile: 'bench', environment, signal });
}
