import { spawnSync, type SpawnSyncOptions } from 'node:child_process';

export interface ProgramAnswer {
  /** Null when it could not be started or was ended by a signal. */
  readonly status: number | null;
  readonly output: string;
  readonly errors: string;
}

/** Runs a short program to its end. One that cannot be started has said nothing. */
export function askProgram(
  command: string,
  parameters: readonly string[],
  options: SpawnSyncOptions = {},
): ProgramAnswer {
  const answer = spawnSync(command, parameters, options);
  // The types do not say that both are null when the program is not there.
  const text = (stream: Buffer | string | null): string => stream?.toString('utf8') ?? '';
  return { status: answer.status, output: text(answer.stdout), errors: text(answer.stderr) };
}
