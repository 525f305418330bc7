import { Argument, type Command } from 'commander';

import { type CommandIo, subcommand } from '../command.ts';
import { createOutput } from '../output.ts';
import { COMPLETION_SCRIPTS, type Shell } from './completion-scripts.ts';
import { completionTable } from './completion-table.ts';

const rootOf = (command: Command): Command => (command.parent === null ? command : rootOf(command.parent));

/** `trivia completion`: a script with which a shell completes commands, options and their values. */
export const completionCommand = (io: CommandIo): Command =>
  subcommand(
    'completion',
    'print a completion script for your shell',
    'trivia completion fish > ~/.config/fish/completions/trivia.fish',
  )
    .addArgument(new Argument('<shell>', 'your shell').choices(Object.keys(COMPLETION_SCRIPTS)))
    .action((shell: Shell, { json }: { readonly json: boolean }, command: Command) => {
      const script = COMPLETION_SCRIPTS[shell](completionTable(rootOf(command)));
      createOutput(json, io).result({ shell, script }, [script]);
    });
