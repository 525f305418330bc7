import type { Readable, Writable } from 'node:stream';

import type { ExitCode } from './exit-code.ts';

/** What a stream knows of the terminal that it writes to. */
export interface Terminal {
  readonly isTTY?: boolean;
  /** Characters in a line. */
  readonly columns?: number;
}

/** What surrounds a command: the process that runs it, or a test. */
export interface CommandSurroundings {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Where to look for a running `npm start`. */
  readonly folder: string;
  readonly stdin: Readable;
  readonly stdout: Writable & Terminal;
  readonly stderr: Writable & Terminal;
  /** Aborted by the first Ctrl-C. */
  readonly signal: AbortSignal;
}

/** The surroundings of a command, and where it leaves its exit code. */
export interface CommandIo extends CommandSurroundings {
  readonly exit: (code: ExitCode) => void;
}
