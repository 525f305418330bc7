import { Command } from 'commander';

import { withContext } from './command-context.ts';
import { subcommand, EXIT_CODES, type CommandIo } from './command.ts';

/** `trivia migrate`: the tables and the vocabulary of this version. */
export const migrateCommand = (io: CommandIo): Command =>
  subcommand(
    'migrate',
    'update the tables and the vocabulary in the database to this version; safe to repeat',
    'trivia migrate',
  ).action(
    withContext(io, async ({ config, pool, output }) => {
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
