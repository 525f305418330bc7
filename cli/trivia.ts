#!/usr/bin/env node
import { Command, CommanderError } from 'commander';
import { setFlagsFromString } from 'node:v8';

import { ConfigError } from '../src/config.ts';
import { catalogueCommand } from './catalogue-command.ts';
import { EXIT_CODE_HELP, EXIT_CODES } from './exit-code.ts';
import { exportCommand } from './export-command.ts';
import { explain } from './failure.ts';
import { generateCommand } from './generate-command.ts';
import { importCommand } from './import-command.ts';
import { indexCommand } from './index-command.ts';
import { keysCommand } from './keys-command.ts';
import { migrateCommand } from './migrate-command.ts';
import { isClosed } from './output.ts';
import { questionsCommand } from './questions-command.ts';
import { reportsCommand } from './reports-command.ts';
import { setupCommand } from './setup-command.ts';
import { taxonomyCommand } from './taxonomy-command.ts';
import { translationsCommand } from './translations-command.ts';
import { usersCommand } from './users-command.ts';

// What is read, checked and written goes through the memory once: left to itself the heap doubles before it is looked through, and an
// import takes 400 MB. So it takes 280, and 240 with the smaller young generation that the script of the package gives it, at nearly the
// same speed; a command that needs more gets it.
setFlagsFromString('--heap-growing-percent=50');

const program = new Command('trivia')
  .description(
    'Operate a Trivia Question Service: keys, users, questions, reports, imports, exports, translations, the search index, the database, the taxonomy.',
  )
  .addHelpText(
    'after',
    `\nThe engines are those of DATABASE_URL and ELASTICSEARCH_URL or, when neither is set, those of the \`npm start\` that runs\n` +
      `in this folder.\n\nExample:\n  trivia keys create --email ada@example.org\n${EXIT_CODE_HELP}`,
  )
  .addCommand(keysCommand)
  .addCommand(usersCommand)
  .addCommand(generateCommand)
  .addCommand(importCommand)
  .addCommand(exportCommand)
  .addCommand(catalogueCommand)
  .addCommand(indexCommand)
  .addCommand(migrateCommand)
  .addCommand(questionsCommand)
  .addCommand(reportsCommand)
  .addCommand(setupCommand)
  .addCommand(taxonomyCommand)
  .addCommand(translationsCommand);

/** Commander ends the process by itself unless told not to; each command has to be told. */
function throwInsteadOfExit(command: Command): void {
  command.exitOverride();
  command.commands.forEach(throwInsteadOfExit);
}
throwInsteadOfExit(program);

for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error) => {
    if (!isClosed(error)) throw error;
  });
try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? EXIT_CODES.done : EXIT_CODES.usage;
  } else {
    const message = explain(error);
    if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify({ error: message })}\n`);
    else process.stderr.write(`${error instanceof ConfigError ? message : `trivia: ${message}`}\n`);
    process.exitCode = EXIT_CODES.failed;
  }
}
