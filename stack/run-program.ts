import { spawnSync, type SpawnSyncOptions } from 'node:child_process';

export interface ProgramResult {
  /** Null when the program could not be started or was killed by a signal. */
  readonly status: number | null;
  readonly output: string;
  readonly errors: string;
}

/** Runs a short program to its end. One that cannot be started has no output. */
export function runProgram(
  command: string,
  parameters: readonly string[],
  options: SpawnSyncOptions = {},
): ProgramResult {
  const result = spawnSync(command, parameters, options);
  // Both are null when the program does not exist, which the types do not show.
  const text = (stream: Buffer | string | null): string => stream?.toString('utf8') ?? '';
  return { status: result.status, output: text(result.stdout), errors: text(result.stderr) };
}
