import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';

/** Milliseconds between two attempts to reach an engine that is starting. */
const POLL_INTERVAL = 100;
/** Lines of a log in the message of an error. */
const TAIL_LINES = 12;

export const EngineName = z.enum(['postgres', 'elasticsearch', 'redis']);
export type EngineName = z.infer<typeof EngineName>;

/** The user that an engine runs as when we are root, as which PostgreSQL and Elasticsearch refuse to run. */
export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** The database with the users of setup and of the API. */
export interface DatabaseUrls {
  /** `postgres://…`, a new or kept database in UTF-8 that sorts by code point. */
  readonly databaseUrl: string;
  /** The same database with the user that setup creates for the API; absent if the API gets that of the owner. */
  readonly apiDatabaseUrl?: string;
}

/** Running engines, local or in containers. */
export interface RunningEngines {
  readonly urls: Readonly<Partial<Record<EngineName, string>>>;
  /** The URL of the database for the API, whose user setup creates; absent if the API gets that of the owner. */
  readonly apiDatabaseUrl?: string;
  /** Stops them cleanly; resolves when none of their processes is running. */
  stop(): Promise<void>;
  /** Calls back when one of them has stopped for good. */
  onFailure(listener: (error: Error) => void): void;
}

/** One engine that is ready to run on this computer. */
export interface LocalEngine {
  readonly command: string;
  readonly arguments: readonly string[];
  /** The complete environment of the engine: it inherits no variables. */
  readonly environment: Readonly<Record<string, string>>;
  readonly folder: string;
  readonly owner: Owner | undefined;
  /** The signal for a clean shutdown. */
  readonly stopSignal: 'SIGINT' | 'SIGTERM';
  readonly url: string;
  readonly timeoutSeconds: number;
  /** Throws while this engine does not respond on its port. */
  readonly probe: () => Promise<void>;
}

/** The settings of one engine. */
export interface Setting {
  readonly folder: string;
  readonly logFile: string;
  readonly port: number;
  /** Keeps out other users of this computer. */
  readonly password: string;
  /** False for temporary data, which need not survive a crash. */
  readonly durable: boolean;
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
    await delay(POLL_INTERVAL);
  }
  const sentence = `${engine.title} did not respond within ${engine.timeoutSeconds} s (${last}).`;
  throw engineError(sentence, engine.logFile);
}

/** An error about an engine, with the end of its log. */
export function engineError(sentence: string, logFile: string): Error {
  const tail = tailOf(logFile);
  return new Error(tail === '' ? sentence : `${sentence} End of ${logFile}:\n${tail}`);
}

/** The last relevant lines of a log file, indented; empty when there are none. */
function tailOf(logFile: string): string {
  try {
    const all = readFileSync(logFile, 'utf8').split('\n');
    // The frames of a Java stack trace would push out the line with the cause.
    const lines = all.filter((line) => line.trim() !== '' && !/^\s+at /.test(line)).slice(-TAIL_LINES);
    return lines.map((line) => `    ${line.slice(0, 400)}`).join('\n');
  } catch {
    // An engine that never started has no log; the error message is enough.
    return '';
  }
}
