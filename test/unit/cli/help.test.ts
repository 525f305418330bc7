import type { Command } from 'commander';
import { expect, test } from 'vitest';

import { catalogueCommand } from '../../../cli/catalogue-command.ts';
import { exportCommand } from '../../../cli/export-command.ts';
import { generateCommand } from '../../../cli/generate-command.ts';
import { importCommand } from '../../../cli/import-command.ts';
import { indexCommand } from '../../../cli/index-command.ts';
import { keysCommand } from '../../../cli/keys-command.ts';
import { migrateCommand } from '../../../cli/migrate-command.ts';
import { questionsCommand } from '../../../cli/questions-command.ts';
import { reportsCommand } from '../../../cli/reports-command.ts';
import { setupCommand } from '../../../cli/setup-command.ts';
import { taxonomyCommand } from '../../../cli/taxonomy-command.ts';
import { translationsCommand } from '../../../cli/translations-command.ts';
import { usersCommand } from '../../../cli/users-command.ts';

/** Every command that does something, with the words that call it. */
function leaves(command: Command, before: string): [string, Command][] {
  const words = `${before} ${command.name()}`;
  if (command.commands.length === 0) return [[words, command]];
  return command.commands.flatMap((child) => leaves(child, words));
}

const commands = [
  catalogueCommand,
  exportCommand,
  generateCommand,
  importCommand,
  indexCommand,
  keysCommand,
  migrateCommand,
  questionsCommand,
  reportsCommand,
  setupCommand,
  taxonomyCommand,
  translationsCommand,
  usersCommand,
];

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
