import type { Readable, Writable } from 'node:stream';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';

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

/** Exit codes of the commands, shown in their help. */
export const EXIT_CODES = {
  done: 0,
  failed: 1,
  usage: 2,
  /** Done, but rows were skipped or differences were found. */
  incomplete: 3,
  /** Interrupted by Ctrl-C. The same command resumes, or starts over. */
  stopped: 4,
} as const;
export type ExitCode = (typeof EXIT_CODES)[keyof typeof EXIT_CODES];

export const EXIT_CODE_HELP = `
Exit codes:
  0  done
  1  failed
  2  wrong usage
  3  done, but rows were skipped or differences were found
  4  interrupted; run the same command again`;

/** What every command gets from its command line. */
export interface JsonOption {
  readonly json: boolean;
}

/** The option that every command has. */
export const JSON_OPTION = ['--json', 'write the result as JSON', false] as const;

/**
 * A command whose help shows an example and the exit codes. The caller adds `JSON_OPTION` after its own options.
 *
 * @param notes - sentences of the help before the example
 */
export const documented = (name: string, description: string, example: string, notes = ''): Command =>
  new Command(name)
    .description(description)
    .addHelpText('after', `${notes === '' ? '' : `\n${notes}\n`}\nExample:\n  ${example}\n${EXIT_CODE_HELP}`);

/** A documented command that lists `--json` first. */
export const subcommand = (name: string, description: string, example: string): Command =>
  documented(name, description, example).option(...JSON_OPTION);

/** Relative to the sources, and to the compiled files. */
const PLACES = ['../package.json', '../../package.json'];

/** The version in `package.json`. */
export function serviceVersion(): string {
  const place = PLACES.map((path) => fileURLToPath(new URL(path, import.meta.url))).find((path) =>
    existsSync(path),
  );
  if (place === undefined) return 'unknown';
  // Our own file. A schema would cost `trivia --version` half of its time.
  return (JSON.parse(readFileSync(place, 'utf8')) as { readonly version: string }).version;
}
