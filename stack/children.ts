import { fork } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';

import { writeDevFile, type DevFile } from './dev-file.ts';
import type { Progress } from './progress.ts';
import { keepRunning, supervise, type Supervised, type Wording } from './supervise.ts';

/** Milliseconds to finish open requests after the stop signal. */
const GRACE = 15_000;

/*
 * By default Node takes 440 MB before it collects garbage, although 190 MB are enough. With these limits it is not slower, and
 * serves 300 clients that request 250 questions each at the same time. The container image has the same limits. They
 * apply to each worker, which inherits the flags.
 */
export const API_MEMORY = ['--max-semi-space-size=8', '--max-old-space-size=208'];

export interface Children {
  /** Stops them in reverse order; resolves when none is running. */
  stop(): Promise<void>;
}

interface ChildrenRequest {
  /** The clone. */
  readonly root: string;
  readonly progress: Progress;
  readonly environment: NodeJS.ProcessEnv;
  /** The database with the user of the API. */
  readonly apiDatabaseUrl: string;
  /** What scripts need to know, the process ids apart. */
  readonly known: Omit<DevFile, 'processes'>;
}

/** Starts indexer and API, keeps them running, and writes `.trivia/dev.json` for scripts. */
export function startChildren(request: ChildrenRequest): Children {
  const { environment, apiDatabaseUrl } = request;
  const processes: DevFile['processes'] = {};
  const own = join(request.root, '.trivia');
  const print = (line: string): void => request.progress.print(line);
  const start = (
    name: 'api' | 'indexer',
    entry: string,
    runtimeFlags: readonly string[],
    variables: NodeJS.ProcessEnv,
  ): (() => Promise<void>) => {
    const onLine = logToFile(name, join(own, 'logs', 'start', `${name}.log`), print);
    return startChild(name, print, () => {
      // It shuts down cleanly on SIGTERM and, when this process dies, on `disconnect`.
      const child = fork(join(request.root, entry), {
        detached: true,
        env: variables,
        execArgv: [...runtimeFlags],
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      });
      if (child.stdout !== null) createInterface(child.stdout).on('line', onLine);
      const supervised = supervise(child, 'SIGTERM', GRACE);
      processes[name] = child.pid;
      unlessFull(() => writeDevFile(own, { ...request.known, processes }));
      return supervised;
    });
  };
  const stopIndexer = start('indexer', 'indexer/main.ts', [], environment);
  // The URL has the password already.
  const withoutPassword = { DATABASE_PASSWORD: undefined, DATABASE_PASSWORD_FILE: undefined };
  const stopApi = start('api', 'src/main.ts', API_MEMORY, {
    ...environment,
    DATABASE_URL: apiDatabaseUrl,
    ...withoutPassword,
  });
  return {
    stop: async () => {
      await stopApi();
      await stopIndexer();
    },
  };
}

/** @returns a function that stops the child for good */
function startChild(
  name: string,
  print: (line: string) => void,
  launch: () => Supervised,
): () => Promise<void> {
  let current = launch();
  const stopping = new AbortController();
  const { signal } = stopping;
  void keepRunning(wordingOf(name), {
    mostRestarts: Infinity,
    end: () => current.ended,
    restart: async () => {
      await current.stop();
      if (!signal.aborted) current = launch();
    },
    print,
    // An abort ends the wait; the rejection does not matter, because the supervision looks at the signal.
    pause: (milliseconds) => delay(milliseconds, undefined, { signal }).catch(() => undefined),
    signal,
  });
  return async () => {
    stopping.abort();
    await current.stop();
  };
}

const wordingOf = (name: string): Wording => ({
  stopped: (reason) => `The ${name} ${reason.startsWith('killed') ? `was ${reason}` : reason}`,
  notStarted: `The ${name} could not be started`,
  restarting: (seconds) => `; restarting in ${seconds} s.`,
});

/** A line of our logger. */
const LogLine = z.object({
  level: z.number(),
  msg: z.string().default(''),
  err: z.object({ message: z.string() }).optional(),
  /** Written to the log while no mail server is configured. */
  mail: z.object({ to: z.string(), subject: z.string(), text: z.string() }).optional(),
});

/** Levels of pino: from here on it is a warning, or an error. */
const WARNING = 40;
const ERROR = 50;

/** Characters: about two rows of a terminal. */
const LONGEST = 200;

/**
 * Writes the log of a process to a file as it is, of this start only, and prints a short line for each of its lines.
 *
 * @param print - prints one line
 */
export function logToFile(name: string, file: string, print: (line: string) => void): (line: string) => void {
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return (line) => {
    // Readable only by this user: it contains mails with links to sign in.
    unlessFull(() => appendFileSync(file, `${line}\n`, { mode: 0o600 }));
    print(shortLine(name, line));
  };
}

/** Writes to a file, or not at all: a full disk must not end the engines and the service with this process. */
function unlessFull(write: () => void): void {
  try {
    write();
  } catch {
    // The lines of logs appear in the terminal, too, and the service reports what it cannot write.
  }
}

/** What a person in a terminal reads of one line of a log: a short line, or a mail as it is. */
export function shortLine(name: string, line: string): string {
  const entry = parse(line);
  if (entry === undefined) return line;
  const { level, msg, err, mail } = entry;
  if (mail !== undefined) {
    const text = mail.text.trimEnd().replaceAll(/^/gm, '    ');
    return `  mail to ${mail.to}, not sent because TRIVIA_SMTP_URL is not set: ${mail.subject}\n${text}`;
  }
  const kind = level >= ERROR ? ' error:' : level >= WARNING ? ' warning:' : '';
  const reason = err === undefined ? '' : ` (${err.message.split('\n')[0] ?? ''})`;
  const short = `  ${name}:${kind} ${msg}${reason}`;
  return short.length > LONGEST ? `${short.slice(0, LONGEST - 1)}…` : short;
}

function parse(line: string): z.infer<typeof LogLine> | undefined {
  try {
    return LogLine.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}
