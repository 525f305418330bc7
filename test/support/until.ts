import { setTimeout as sleep } from 'node:timers/promises';
import type { TestContext } from 'vitest';

import { DAY } from '../../src/limits/admission.ts';

/** Milliseconds between two checks. */
const INTERVAL = 20;

/**
 * Waits for a condition by polling, instead of sleeping for a guessed time.
 *
 * @param check - returns the awaited value, or undefined or false until it is there
 * @param timeout - milliseconds after which the wait fails
 */
export async function until<Value>(
  awaited: string,
  check: () => Promise<Value | undefined | false> | Value | undefined | false,
  timeout = 60_000,
): Promise<Value> {
  const deadline = performance.now() + timeout;
  for (;;) {
    const value = await check();
    if (value !== undefined && value !== false) return value;
    if (performance.now() > deadline)
      throw new Error(`timed out after ${timeout} ms waiting until ${awaited}`);
    await sleep(INTERVAL);
  }
}

/** Waits until a GET request gets a successful response. */
export const untilOk = (awaited: string, url: string): Promise<boolean> =>
  until(awaited, () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ),
  );

/** Skips a test that counts by the real clock if midnight UTC, which starts a new count, could come before its end. */
export function skipNearMidnight({ skip, task }: TestContext): void {
  const left = DAY - (Date.now() % DAY);
  skip(left <= task.timeout, 'Midnight UTC is near, and the daily count would start over.');
}

/** Milliseconds within which a change takes effect in every process. */
const EVERYWHERE = 2_000;

/**
 * Waits for a change that has just been made to take effect. A check that begins two seconds later must see it, however
 * long the check takes on a busy machine.
 */
export async function takesEffect(awaited: string, check: () => Promise<boolean>): Promise<void> {
  const changed = performance.now();
  await until(awaited, async () => {
    const begun = performance.now() - changed;
    const isDone = await check();
    if (!isDone && begun > EVERYWHERE) throw new Error(`not within ${EVERYWHERE} ms: ${awaited}`);
    return isDone;
  });
}
