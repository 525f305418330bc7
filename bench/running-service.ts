import { join } from 'node:path';

import { readDevFile, type DevFile } from '../stack/dev-file.ts';

/** The service that `npm start` runs, as far as a benchmark needs it. */
export interface RunningService {
  readonly baseUrl: string;
  /** The process id of the API: with several workers, that of their parent. */
  readonly api: number;
  readonly engines: DevFile['engines'] & { readonly indexPrefix: string };
}

/** The running service; exits with a message when there is none. */
export function runningService(): RunningService {
  const { baseUrl, engines, processes } = readDevFile(join(import.meta.dirname, '..', '.trivia')) ?? {};
  if (baseUrl === undefined || engines === undefined || processes?.api === undefined) {
    console.error(
      'The service is not running. Start it with `npm start` in another terminal, then run this again.',
    );
    return process.exit(1);
  }
  return {
    baseUrl,
    api: processes.api,
    engines: { ...engines, indexPrefix: engines.indexPrefix ?? 'trivia' },
  };
}
