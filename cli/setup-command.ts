import { Command } from 'commander';

import { withContext } from './command-context.ts';
import { subcommand, type CommandIo } from './command.ts';
import { comparisonProgress, createPhases } from './progress.ts';

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
      output.result({ migrations, vocabulary }, updateLines(migrations, vocabulary));
    }),
  );

const updateLines = (migrations: readonly string[], vocabulary: number): string[] => [
  migrations.length === 0 ? 'No migrations to apply.' : `Applied: ${migrations.join(', ')}.`,
  `Vocabulary entries changed: ${vocabulary}.`,
];

/** `trivia setup`: prepares a database for the service. */
export const setupCommand = (io: CommandIo): Command =>
  subcommand(
    'setup',
    'migrate the database and load the starter catalogue; safe to repeat',
    'trivia setup',
  ).action(
    withContext(io, async ({ config, pool, output, signal }) => {
      // Loaded late: other commands start faster without the catalogue.
      const { setUp } = await import('./set-up.ts');
      const progress = createPhases(output);
      const report = await setUp(pool, config, {
        signal,
        onProgress: (comparing) => progress.show('comparing', comparisonProgress(comparing)),
      }).finally(() => progress.end());
      const { migrations, vocabulary, catalogue } = report;
      output.result(report, [
        ...updateLines(migrations, vocabulary),
        catalogue === null
          ? 'The starter catalogue is already loaded.'
          : `Starter catalogue: ${catalogue.imported} imported, ${catalogue.updated} updated, ${catalogue.unchanged} unchanged, ${catalogue.removed} removed.`,
      ]);
    }),
  );
