import { Command } from 'commander';

import { withContext } from './command-context.ts';
import type { CommandIo } from './command-io.ts';
import { EXIT_CODE_HELP, EXIT_CODES } from './exit-code.ts';

/** `trivia migrate`: the tables and the vocabulary of this version. */
export const migrateCommand = (io: CommandIo): Command =>
  new Command('migrate')
    .description('update the tables and the vocabulary in the database to this version; safe to repeat')
    .option('--json', 'write the result as JSON', false)
    .addHelpText('after', `\nExample:\n  trivia migrate\n${EXIT_CODE_HELP}`)
    .action(async ({ json }: { readonly json: boolean }) =>
      withContext(io, { json, needsIndex: false, logs: 'warn' }, async ({ config, pool, output }) => {
        // Loaded late: other commands start faster without the catalogue.
        const { bringUpToDate } = await import('./set-up.ts');
        const { migrations, vocabulary } = await bringUpToDate(pool, config);
        output.result({ migrations, vocabulary }, [
          migrations.length === 0 ? 'No migrations to apply.' : `Applied: ${migrations.join(', ')}.`,
          `Vocabulary entries changed: ${vocabulary}.`,
        ]);
        return EXIT_CODES.done;
      }),
    );
