import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const pauseMilliseconds = 100;
const tailLines = 12;

/** The last relevant lines of a log file, indented; empty when there are none. */
function tailOf(logFile: string): string {
  try {
    const all = readFileSync(logFile, 'utf8').split('\n');
    // The frames of a Java stack trace would push out the line with the cause.
    const lines = all.filter((line) => line.trim() !== '' && !/^\s+at /.test(line)).slice(-tailLines);
    return lines.map((line) => `    ${line.slice(0, 400)}`).join('\n');
  } catch {
    // An engine that never started has no log; the error message is enough.
    return '';
  }
}

/** An error about an engine, with the end of its log. */
export function engineError(sentence: string, logFile: string): Error {
  const tail = tailOf(logFile);
  return new Error(tail === '' ? sentence : `${sentence} End of ${logFile}:\n${tail}`);
}

export interface Readiness {
  readonly title: string;
  readonly logFile: string;
  readonly timeoutSeconds: number;
  /** Throws while the engine does not respond. */
  readonly probe: () => Promise<void>;
  /** The reason why the engine has stopped; undefined while it is running. */
  readonly ended: () => string | undefined;
}

/** Waits until the engine responds. Throws when it stops or takes too long, with the end of its log. */
export async function waitUntilReady(engine: Readiness): Promise<void> {
  const deadline = performance.now() + engine.timeoutSeconds * 1000;
  let last = '';
  while (performance.now() < deadline) {
    const reason = engine.ended();
    if (reason !== undefined) throw engineError(`${engine.title} did not start: ${reason}.`, engine.logFile);
    try {
      await engine.probe();
      return;
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
    await delay(pauseMilliseconds);
  }
  const sentence = `${engine.title} did not respond within ${engine.timeoutSeconds} s (${last}).`;
  throw engineError(sentence, engine.logFile);
}
