import { Command, CommanderError, Help } from 'commander';

import {
  EXIT_CODE_HELP,
  EXIT_CODES,
  serviceVersion,
  type CommandIo,
  type CommandSurroundings,
  type ExitCode,
} from './command.ts';

/** Loads the module of a command. Together they take two seconds, so only the one that runs is loaded. */
type LoadCommand = () => Promise<(io: CommandIo) => Command>;

/** All commands, in the order of the help. */
const COMMANDS: ReadonlyMap<string, LoadCommand> = new Map<string, LoadCommand>([
  ['keys', async () => (await import('./keys-command.ts')).keysCommand],
  ['users', async () => (await import('./users-command.ts')).usersCommand],
  ['generate', async () => (await import('./generate/generate-command.ts')).generateCommand],
  ['import', async () => (await import('./import-command.ts')).importCommand],
  ['export', async () => (await import('./export-command.ts')).exportCommand],
  ['exports', async () => (await import('./export-command.ts')).exportsCommand],
  ['catalogue', async () => (await import('./catalogue-command.ts')).catalogueCommand],
  ['index', async () => (await import('./index-command.ts')).indexCommand],
  ['migrate', async () => (await import('./setup-command.ts')).migrateCommand],
  ['backup', async () => (await import('./backup-command.ts')).backupCommand],
  ['restore', async () => (await import('./backup-command.ts')).restoreCommand],
  ['questions', async () => (await import('./questions-command.ts')).questionsCommand],
  ['reports', async () => (await import('./reports-command.ts')).reportsCommand],
  ['setup', async () => (await import('./setup-command.ts')).setupCommand],
  ['sources', async () => (await import('./sources-command.ts')).sourcesCommand],
  ['taxonomy', async () => (await import('./taxonomy-command.ts')).taxonomyCommand],
  ['translations', async () => (await import('./translations-command.ts')).translationsCommand],
  ['completion', async () => (await import('./completion-command.ts')).completionCommand],
]);

/** Whether parameters need a command: help lists all of them, and a completion script knows all of them. */
const isNeeded = (name: string, [first = '']: readonly string[]): boolean =>
  first === name || first === 'completion' || (first !== '--version' && !COMMANDS.has(first));

/** The command line as commander reads it, with the commands that the parameters need. Without parameters, with all. */
export async function createProgram(io: CommandIo, parameters: readonly string[] = []): Promise<Command> {
  const program = new Command('trivia')
    .version(serviceVersion(), '--version', 'print the version')
    .description(
      'Operate a Trivia Question Service: keys, users, questions, reports, sources, imports, exports, translations, the search index, the database and its backups, the taxonomy.',
    )
    .addHelpText(
      'after',
      `\nConnects to DATABASE_URL and ELASTICSEARCH_URL or, if neither is set, to the engines of the \`npm start\` running in\n` +
        `this folder.\n\nExample:\n  trivia keys create --email ada@example.org\n${EXIT_CODE_HELP}`,
    );
  for (const [name, load] of COMMANDS) if (isNeeded(name, parameters)) program.addCommand((await load())(io));
  return program;
}

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

/** By its name: the class comes with all schemas of the configuration, which not every command reads. */
const isConfigError = (error: unknown): boolean => error instanceof Error && error.name === 'ConfigError';

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
  const program = await createProgram(io, parameters);
  detach(program, io);
  try {
    await program.parseAsync(parameters, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT_CODES.done : EXIT_CODES.usage;
    const message = errorMessage(error);
    if (parameters.includes('--json')) io.stdout.write(`${JSON.stringify({ error: message })}\n`);
    else io.stderr.write(`${isConfigError(error) ? message : `trivia: ${message}`}\n`);
    return EXIT_CODES.failed;
  }
}

/** One line for the user; connection errors have their message only in their parts, or not at all. */
export function errorMessage(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(errorMessage))].join('; ');
  if (!(error instanceof Error)) return String(error);
  return error.message === '' ? error.name : error.message;
}
