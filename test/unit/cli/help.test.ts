import type { Command } from 'commander';
import { expect, test } from 'vitest';

import { createProgram } from '../../../cli/run-command.ts';
import { aCommandsSurroundings, trivia } from '../../support/trivia.ts';

/** Every command that does something, with the words that call it. */
function leaves(command: Command, before: string): [string, Command][] {
  const words = `${before} ${command.name()}`;
  if (command.commands.length === 0) return [[words, command]];
  return command.commands.flatMap((child) => leaves(child, words));
}

/** The line of an option in a help, which may be wrapped. */
const lineOf = (help: string, flags: string): string =>
  help
    .split(/\n(?= {2}\S)/u)
    .find((line) => line.startsWith(`  ${flags} `))
    ?.replaceAll(/\s+/gu, ' ') ?? '';

const { commands } = await createProgram({ ...aCommandsSurroundings(), exit: () => undefined });

test.each(commands.flatMap((command) => leaves(command, 'trivia')))(
  '%s has help with an example, a JSON form and the exit codes',
  (words, command) => {
    let help = '';
    command.configureOutput({ writeOut: (text) => (help += text) }).outputHelp();
    expect(help).toContain(`Example:\n  ${words}`);
    expect(help).toContain('--json');
    expect(help).toContain('Exit codes:');
  },
);

test.each(commands.flatMap((command) => leaves(command, 'trivia')))(
  '%s marks the required options in its help, and no others',
  async (words, command) => {
    const { stdout } = await trivia([...words.split(' ').slice(1), '--help'], {});
    for (const { flags, mandatory } of command.options)
      expect([flags, lineOf(stdout, flags).includes('(required)')]).toEqual([flags, mandatory]);
  },
);
