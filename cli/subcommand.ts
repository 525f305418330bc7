import { Command } from 'commander';

import { EXIT_CODE_HELP } from './exit-code.ts';

/** A command with `--json`, whose help shows an example and the exit codes. */
export const subcommand = (name: string, description: string, example: string): Command =>
  new Command(name)
    .description(description)
    .option('--json', 'write the result as JSON', false)
    .addHelpText('after', `\nExample:\n  ${example}\n${EXIT_CODE_HELP}`);
