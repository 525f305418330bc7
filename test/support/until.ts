import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds between two looks. */
const INTERVAL = 20;

/**
 * Waits for a condition, looking at it often, instead of sleeping for a guessed time.
 *
 * @param look - gives the awaited value, or undefined or false while it is not there
 * @param within - milliseconds after which the wait has failed
 */
export async function until<Value>(
  awaited: string,
  look: () => Promise<Value | undefined | false> | Value | undefined | false,
  within = 60_000,
): Promise<Value> {
  const deadline = performance.now() + within;
  for (;;) {
    const value = await look();
    if (value !== undefined && value !== false) return value;
    if (performance.now() > deadline) throw new Error(`waited ${within} ms in vain until ${awaited}`);
    await sleep(INTERVAL);
  }
}
