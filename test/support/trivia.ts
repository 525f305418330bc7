import { tmpdir } from 'node:os';
import { Readable, Writable } from 'node:stream';
import { expect } from 'vitest';

import type { CommandSurroundings } from '../../cli/command.ts';
import { runCommand } from '../../cli/run-command.ts';

interface Collected extends Writable {
  readonly text: () => string;
}

function collect(): Collected {
  let text = '';
  const stream = new Writable({
    decodeStrings: false,
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  return Object.assign(stream, { text: () => text });
}

/** The environment of a command in this process, without engines or a terminal. */
export const aCommandsSurroundings = (): CommandSurroundings & {
  readonly stdout: Collected;
  readonly stderr: Collected;
} => ({
  environment: {},
  // `npm start` is not running there.
  folder: tmpdir(),
  stdin: Readable.from([]),
  stdout: collect(),
  stderr: collect(),
  signal: new AbortController().signal,
});

/** Runs `trivia` to its end in this process. A separate process takes 0.5 s to start. */
export async function trivia(
  parameters: readonly string[],
  environment: Readonly<Record<string, string>>,
  folder = tmpdir(),
): Promise<{ code: number; stdout: string; stderr: string }> {
  const surroundings = { ...aCommandsSurroundings(), environment, folder };
  const code = await runCommand(parameters, surroundings);
  return { code, stdout: surroundings.stdout.text(), stderr: surroundings.stderr.text() };
}

export function commandsIn(environment: Readonly<Record<string, string>>) {
  const run = (...parameters: string[]): ReturnType<typeof trivia> => trivia(parameters, environment);
  /** What a command prints for programs; it is expected to end well. */
  const answer = async (...parameters: string[]): Promise<Record<string, unknown>> => {
    const { code, stdout, stderr } = await run(...parameters, '--json');
    expect({ code, stdout: stdout.trim() }, stderr).toMatchObject({ code: 0 });
    return JSON.parse(stdout) as Record<string, unknown>;
  };
  return { run, answer };
}
