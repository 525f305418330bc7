import { Command } from 'commander';

import { withContext } from './command-context.ts';
import { documented, JSON_OPTION, EXIT_CODES, type CommandIo } from './command.ts';
import { countChanges, taxonomyLines } from './taxonomy-lines.ts';

/** `trivia taxonomy`: categories, regions, tags, subcategories and topics. */
export const taxonomyCommand = (io: CommandIo): Command =>
  new Command('taxonomy').description('update the taxonomy in the database').addCommand(apply(io));

const apply = (io: CommandIo): Command =>
  documented(
    'apply',
    'update categories, regions, labels and topics in the database to this version, all or nothing, and list the changes',
    'trivia taxonomy apply --dry-run',
    'Topics, aliases and members missing from the data files are deleted; tags and subcategories from imports stay.',
  )
    .option('--dry-run', 'list the changes without saving them', false)
    .option(...JSON_OPTION)
    .action(
      withContext(io, async ({ pool, output }, { dryRun }: { readonly dryRun: boolean }) => {
        // Loaded late: other commands start faster without the catalogue.
        const { applyBundledTaxonomy } = await import('./bundled-taxonomy.ts');
        const changes = await applyBundledTaxonomy(pool, { dryRun });
        output.result({ dryRun, changes, counts: countChanges(changes) }, taxonomyLines(changes, dryRun));
        return EXIT_CODES.done;
      }),
    );
