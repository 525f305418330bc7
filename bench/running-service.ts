import { join } from 'node:path';

import { readDevFile, type DevFile } from '../stack/dev-file.ts';

/** What a measurement needs to know of the service that `npm start` runs. */
export interface RunningService {
  readonly baseUrl: string;
  /** The process id of the API. */
  readonly api: number;
  readonly engines: DevFile['engines'] & { readonly indexPrefix: string };
}

/** The service that is running; ends the process with a sentence when none is. */
export function runningService(): RunningService {
  const { baseUrl, engines, processes } = readDevFile(join(import.meta.dirname, '..', '.trivia')) ?? {};
  if (baseUrl === undefined || engines === undefined || processes?.api === undefined) {
    console.error(
      'Nothing is running: start the service with `npm start` in another terminal, then run this again.',
    );
    return process.exit(1);
  }
  return {
    baseUrl,
    api: processes.api,
    engines: { ...engines, indexPrefix: engines.indexPrefix ?? 'trivia' },
  };
}
