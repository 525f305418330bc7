import { Command } from 'commander';

import { withContext } from './command-context.ts';
import type { CommandIo } from './command-io.ts';
import { comparingStanding } from './comparing-standing.ts';
import { EXIT_CODE_HELP, EXIT_CODES } from './exit-code.ts';
import { createParts } from './progress.ts';

/** `trivia setup`: all that a database needs before the service starts on it. */
export const setupCommand = (io: CommandIo): Command =>
  new Command('setup')
    .description('migrate, and load the starter catalogue; repeating it does nothing')
    .option('--json', 'write the result as JSON', false)
    .addHelpText('after', `\nExample:\n  trivia setup\n${EXIT_CODE_HELP}`)
    .action(async ({ json }: { readonly json: boolean }) =>
      withContext(io, { json, needsIndex: false, logs: 'warn' }, async ({ config, pool, output, signal }) => {
        // Loaded here: the other commands have no need of the catalogue.
        const { setUp } = await import('./set-up.ts');
        const progress = createParts(output);
        const report = await setUp(pool, config.databaseUrl, {
          signal,
          onProgress: (comparing) => progress.show('comparing', comparingStanding(comparing)),
        }).finally(() => progress.end());
        const { migrations, vocabulary, catalogue } = report;
        output.result(report, [
          migrations.length === 0 ? 'No migration was due.' : `Applied: ${migrations.join(', ')}.`,
          `Entries of the vocabulary changed: ${vocabulary}.`,
          catalogue === null
            ? 'The starter catalogue was loaded before.'
            : `Starter catalogue: ${catalogue.imported} imported, ${catalogue.updated} updated, ${catalogue.unchanged} unchanged.`,
        ]);
        return EXIT_CODES.done;
      }),
    );
