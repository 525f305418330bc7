import { Command, CommanderError, Help } from 'commander';

import { ConfigError } from '../src/config.ts';
import { backupCommand, restoreCommand } from './backup-command.ts';
import { catalogueCommand } from './catalogue-command.ts';
import type { CommandIo, CommandSurroundings } from './command-io.ts';
import { EXIT_CODE_HELP, EXIT_CODES, type ExitCode } from './exit-code.ts';
import { exportCommand } from './export-command.ts';
import { completionCommand } from './completion/completion-command.ts';
import { exportsCommand } from './exports-command.ts';
import { errorMessage } from './error-message.ts';
import { generateCommand } from './generate-command.ts';
import { importCommand } from './import/import-command.ts';
import { indexCommand } from './index-command.ts';
import { keysCommand } from './keys-command.ts';
import { migrateCommand } from './migrate-command.ts';
import { questionsCommand } from './questions-command.ts';
import { reportsCommand } from './reports-command.ts';
import { serviceVersion } from './service-version.ts';
import { setupCommand } from './setup-command.ts';
import { sourcesCommand } from './sources/sources-command.ts';
import { taxonomyCommand } from './taxonomy-command.ts';
import { translationsCommand } from './translations-command.ts';
import { usersCommand } from './users-command.ts';

/** The command line as commander reads it. */
export const createProgram = (io: CommandIo): Command =>
  new Command('trivia')
    .version(serviceVersion(), '--version', 'print the version')
    .description(
      'Operate a Trivia Question Service: keys, users, questions, reports, sources, imports, exports, translations, the search index, the database and its backups, the taxonomy.',
    )
    .addHelpText(
      'after',
      `\nConnects to DATABASE_URL and ELASTICSEARCH_URL or, if neither is set, to the engines of the \`npm start\` running in\n` +
        `this folder.\n\nExample:\n  trivia keys create --email ada@example.org\n${EXIT_CODE_HELP}`,
    )
    .addCommand(keysCommand(io))
    .addCommand(usersCommand(io))
    .addCommand(generateCommand(io))
    .addCommand(importCommand(io))
    .addCommand(exportCommand(io))
    .addCommand(exportsCommand(io))
    .addCommand(catalogueCommand(io))
    .addCommand(indexCommand(io))
    .addCommand(migrateCommand(io))
    .addCommand(backupCommand(io))
    .addCommand(restoreCommand(io))
    .addCommand(questionsCommand(io))
    .addCommand(reportsCommand(io))
    .addCommand(setupCommand(io))
    .addCommand(sourcesCommand(io))
    .addCommand(taxonomyCommand(io))
    .addCommand(translationsCommand(io))
    .addCommand(completionCommand(io));

const HELP = new Help();

/**
 * Keeps commander from writing to the process and ending it, and marks required options in the help, which must be set on
 * each command.
 */
function detach(command: Command, io: CommandIo): void {
  command
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
    })
    .configureHelp({
      optionDescription: (option) =>
        `${HELP.optionDescription(option)}${option.mandatory && option.defaultValue === undefined ? ' (required)' : ''}`,
    });
  for (const subcommand of command.commands) detach(subcommand, io);
}

/**
 * Runs `trivia` with these parameters to its end. Errors are reported on standard error, or as JSON on standard output with `--json`.
 *
 * @returns the exit code
 */
export async function runCommand(
  parameters: readonly string[],
  surroundings: CommandSurroundings,
): Promise<ExitCode> {
  let exitCode: ExitCode = EXIT_CODES.done;
  const io: CommandIo = { ...surroundings, exit: (code) => (exitCode = code) };
  const program = createProgram(io);
  detach(program, io);
  try {
    await program.parseAsync(parameters, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT_CODES.done : EXIT_CODES.usage;
    const message = errorMessage(error);
    if (parameters.includes('--json')) io.stdout.write(`${JSON.stringify({ error: message })}\n`);
    else io.stderr.write(`${error instanceof ConfigError ? message : `trivia: ${message}`}\n`);
    return EXIT_CODES.failed;
  }
}
