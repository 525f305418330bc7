import { join } from 'node:path';

import { readDevFile } from '../stack/dev-file.ts';

/** The engines of the service that `npm start` runs; exits with a message when it is not running. */
export function runningEngines() {
  const { engines, processes } = readDevFile(join(import.meta.dirname, '..', '.trivia')) ?? {};
  if (engines === undefined || processes?.api === undefined) {
    console.error(
      'The service is not running. Start it with `npm start` in another terminal, then run this again.',
    );
    return process.exit(1);
  }
  return { ...engines, indexPrefix: engines.indexPrefix ?? 'trivia' };
}
