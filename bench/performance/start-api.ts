import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

import { startApi as startProcess, type ApiProcess } from '../api-process.ts';

/** A running API with the keys of its accounts. */
export interface Api extends ApiProcess {
  readonly keys: readonly string[];
}

const PRELOAD = pathToFileURL(join(import.meta.dirname, 'profile-preload.ts')).href;
/** Milliseconds until the first counts must be available, and between two checks. */
const COUNT_TIMEOUT = 60_000;
const POLL_INTERVAL = 200;

/**
 * Waits for the counts of the whole catalogue: an API starts with them, and they would disturb the first measurements.
 */
async function untilCounted({ url, keys }: Api): Promise<void> {
  for (const deadline = performance.now() + COUNT_TIMEOUT; ;) {
    const response = await fetch(`${url}/api/v1/stats`, { headers: { 'x-api-key': keys[0] ?? '' } });
    await response.text();
    if (response.ok) return;
    if (performance.now() > deadline) throw new Error(`the counts are missing: status ${response.status}`);
    await sleep(POLL_INTERVAL);
  }
}

/** Starts an API and waits until it is ready to be measured. */
export async function startApi(
  environment: Readonly<Record<string, string>>,
  keys: readonly string[],
  profile: boolean,
): Promise<Api> {
  const api = { ...(await startProcess(environment, profile ? PRELOAD : undefined)), keys };
  try {
    await untilCounted(api);
    return api;
  } catch (error) {
    await api.stop();
    throw error;
  }
}
