import cluster from 'node:cluster';

import { readConfigOrExit } from './config.ts';
import { createLogger } from './logger.ts';
import { runPrimary } from './processes/run-primary.ts';
import { WorkerEndedEarly } from './processes/workers.ts';

const config = readConfigOrExit();
const logger = createLogger('trivia-api', config.logLevel);
try {
  if (cluster.isPrimary && config.workers > 1) await runPrimary(config, logger);
  else {
    // Imported late, so that the parent of the workers saves the memory of the application.
    const { serve } = await import('./processes/serve.ts');
    await serve(cluster.worker, config, logger);
  }
} catch (error) {
  // A worker that ended with an exit code has already logged why.
  if (error instanceof WorkerEndedEarly && error.code !== null) process.exit(error.code || 1);
  logger.fatal({ err: error }, 'could not start');
  process.exit(1);
}
