import { Command } from 'commander';

import { withContext } from './command-context.ts';
import type { CommandIo } from './command-io.ts';
import { EXIT_CODE_HELP, EXIT_CODES } from './exit-code.ts';
import { countChanges, taxonomyLines } from './taxonomy-lines.ts';

interface ApplyOptions {
  readonly dryRun: boolean;
  readonly json: boolean;
}

const apply = (io: CommandIo): Command =>
  new Command('apply')
    .description(
      'update categories, regions, labels and topics in the database to this version, all or nothing, and list the changes',
    )
    .option('--dry-run', 'list the changes without saving them', false)
    .option('--json', 'write the result as JSON', false)
    .addHelpText(
      'after',
      `\nTopics, aliases and members missing from the data files are deleted; tags and subcategories from imports stay.\n` +
        `\nExample:\n  trivia taxonomy apply --dry-run\n${EXIT_CODE_HELP}`,
    )
    .action(async ({ dryRun, json }: ApplyOptions) =>
      withContext(io, { json, needsIndex: false, logs: 'warn' }, async ({ pool, output }) => {
        // Loaded late: other commands start faster without the catalogue.
        const { applyBundledTaxonomy } = await import('./bundled-taxonomy.ts');
        const changes = await applyBundledTaxonomy(pool, { dryRun });
        output.result({ dryRun, changes, counts: countChanges(changes) }, taxonomyLines(changes, dryRun));
        return EXIT_CODES.done;
      }),
    );

/** `trivia taxonomy`: categories, regions, tags, subcategories and topics. */
export const taxonomyCommand = (io: CommandIo): Command =>
  new Command('taxonomy').description('update the taxonomy in the database').addCommand(apply(io));
