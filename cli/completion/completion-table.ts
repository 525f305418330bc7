import type { Command } from 'commander';

/** What may follow words of a command line. */
interface Completion {
  /** The words, such as `trivia keys create`; with an option at the end, its values follow. */
  readonly words: string;
  /** The candidates; none where any text or a file follows. */
  readonly candidates: readonly string[];
}

/** All that shells need to complete `trivia`. */
export interface CompletionTable {
  /** Every command with subcommands and options as candidates. */
  readonly commands: readonly Completion[];
  /** Every option that takes a value. */
  readonly values: readonly Completion[];
}

/** Reads the table from the commands themselves, so that it is complete. */
export function completionTable(program: Command): CompletionTable {
  const commands: Completion[] = [];
  const values: Completion[] = [];
  function visit(command: Command, words: string): void {
    const options = command.options
      .filter(({ hidden }) => !hidden)
      .flatMap(({ long, required, optional, argChoices = [] }) =>
        long === undefined ? [] : [{ long, takesValue: required || optional, argChoices }],
      );
    const choices = command.registeredArguments.flatMap(({ argChoices }) => argChoices ?? []);
    commands.push({
      words,
      candidates: [
        ...command.commands.map((child) => child.name()),
        ...choices,
        ...options.map(({ long }) => long),
        '--help',
      ],
    });
    for (const { long, takesValue, argChoices } of options)
      if (takesValue) values.push({ words: `${words} ${long}`, candidates: argChoices });
    for (const child of command.commands) visit(child, `${words} ${child.name()}`);
  }
  visit(program, program.name());
  return { commands, values };
}
