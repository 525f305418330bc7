import type { Worker } from 'node:cluster';
import type { Logger } from 'pino';

import type { Config } from '../config.ts';
import { runAlone } from './run-alone.ts';
import { runWorker } from './run-worker.ts';

/** Answers requests in this process, which is a worker or alone. */
export function serve(worker: Worker | undefined, config: Config, logger: Logger): Promise<void> {
  return worker === undefined ? runAlone(config, logger) : runWorker(worker, config, logger);
}
