import type { Command } from 'commander';
import { expect, test } from 'vitest';

import { createProgram } from '../../../cli/run-command.ts';
import { aCommandsSurroundings } from '../../support/trivia.ts';

/** Every command that does something, with the words that call it. */
function leaves(command: Command, before: string): [string, Command][] {
  const words = `${before} ${command.name()}`;
  if (command.commands.length === 0) return [[words, command]];
  return command.commands.flatMap((child) => leaves(child, words));
}

const { commands } = createProgram({ ...aCommandsSurroundings(), exit: () => undefined });

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
