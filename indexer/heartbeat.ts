import { writeFileSync } from 'node:fs';
import type { Logger } from 'pino';

/** Milliseconds between two writes. The health check of the container allows a minute. */
const INTERVAL = 5_000;

/**
 * Touches a file while rounds succeed, from the moment when no change waits: then all questions are searchable. The time
 * of the file shows whether the indexer works.
 *
 * @returns to be called after each round
 */
export function createHeartbeat(
  file: string,
  logger: Pick<Logger, 'warn'>,
): (round: { readonly full: boolean }) => void {
  let isComplete = false;
  let written = -Infinity;
  return ({ full }) => {
    isComplete ||= !full;
    if (!isComplete || performance.now() - written < INTERVAL) return;
    written = performance.now();
    try {
      writeFileSync(file, '');
    } catch (error) {
      logger.warn({ err: error, file }, 'the health file could not be written');
    }
  };
}
