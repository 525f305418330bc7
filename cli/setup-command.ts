import { Command } from 'commander';

import { withContext } from './command-context.ts';
import type { CommandIo } from './command-io.ts';
import { comparisonProgress } from './comparison-progress.ts';
import { EXIT_CODE_HELP, EXIT_CODES } from './exit-code.ts';
import { createPhases } from './progress.ts';

/** `trivia setup`: prepares a database for the service. */
export const setupCommand = (io: CommandIo): Command =>
  new Command('setup')
    .description('migrate the database and load the starter catalogue; safe to repeat')
    .option('--json', 'write the result as JSON', false)
    .addHelpText('after', `\nExample:\n  trivia setup\n${EXIT_CODE_HELP}`)
    .action(async ({ json }: { readonly json: boolean }) =>
      withContext(io, { json, needsIndex: false, logs: 'warn' }, async ({ config, pool, output, signal }) => {
        // Loaded late: other commands start faster without the catalogue.
        const { setUp } = await import('./set-up.ts');
        const progress = createPhases(output);
        const report = await setUp(pool, config, {
          signal,
          onProgress: (comparing) => progress.show('comparing', comparisonProgress(comparing)),
        }).finally(() => progress.end());
        const { migrations, vocabulary, catalogue } = report;
        output.result(report, [
          migrations.length === 0 ? 'No migrations to apply.' : `Applied: ${migrations.join(', ')}.`,
          `Vocabulary entries changed: ${vocabulary}.`,
          catalogue === null
            ? 'The starter catalogue is already loaded.'
            : `Starter catalogue: ${catalogue.imported} imported, ${catalogue.updated} updated, ${catalogue.unchanged} unchanged, ${catalogue.removed} removed.`,
        ]);
        return EXIT_CODES.done;
      }),
    );
