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
      'bring categories, regions, labels and topics of the database to the data files of this version, all or nothing, and tell what differed',
    )
    .option('--dry-run', 'tell what would change, and write nothing', false)
    .option('--json', 'write the result as JSON', false)
    .addHelpText(
      'after',
      `\nTopics, aliases and members that the files do not list go; tags and subcategories that imports brought stay.\n` +
        `\nExample:\n  trivia taxonomy apply --dry-run\n${EXIT_CODE_HELP}`,
    )
    .action(async ({ dryRun, json }: ApplyOptions) =>
      withContext(io, { json, needsIndex: false, logs: 'warn' }, async ({ pool, output }) => {
        // Loaded here: the other commands have no need of the catalogue.
        const { applyBundledTaxonomy } = await import('./bundled-taxonomy.ts');
        const changes = await applyBundledTaxonomy(pool, { dryRun });
        output.result({ dryRun, changes, counts: countChanges(changes) }, taxonomyLines(changes, dryRun));
        return EXIT_CODES.done;
      }),
    );

/** `trivia taxonomy`: the vocabulary that questions are found by. */
export const taxonomyCommand = (io: CommandIo): Command =>
  new Command('taxonomy')
    .description('bring the taxonomy of the database to this version')
    .addCommand(apply(io));
