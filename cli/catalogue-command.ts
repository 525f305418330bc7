import { Command, InvalidArgumentError, Option } from 'commander';

import { Source } from '../src/contract/vocabulary.ts';
import { auditCatalogue } from '../src/store/catalogue/catalogue-audit.ts';
import { auditLines } from './audit-lines.ts';
import { withContext } from './command-context.ts';
import type { CommandIo } from './command-io.ts';
import { EXIT_CODES } from './exit-code.ts';
import { subcommand } from './subcommand.ts';

/** Questions that are shown with each finding, unless told otherwise. */
const SAMPLES = 3;
const MOST_SAMPLES = 1000;

function readSamples(given: string): number {
  const samples = /^\d{1,4}$/.test(given) ? Number(given) : NaN;
  if (!(samples <= MOST_SAMPLES)) throw new InvalidArgumentError(`Give a number from 0 to ${MOST_SAMPLES}.`);
  return samples;
}

interface AuditOptions {
  readonly json: boolean;
  readonly source?: Source;
  readonly samples: number;
}

const audit = (io: CommandIo): Command =>
  subcommand(
    'audit',
    'tell what the questions of each source have and lack, which rules spoke for them, and what should not be',
    'trivia catalogue audit --source opentdb',
  )
    .addOption(new Option('--source <source>', 'the questions of this source only').choices(Source.options))
    .option('--samples <count>', 'questions shown with each finding', readSamples, SAMPLES)
    .action(async ({ json, source, samples }: AuditOptions) =>
      withContext(io, { json, needsIndex: false, logs: 'warn' }, async ({ pool, output }) => {
        const found = await auditCatalogue(pool, { source, samples });
        output.result(found, auditLines(found));
        const broken = found.findings.some(({ kind }) => kind === 'violation');
        return broken ? EXIT_CODES.incomplete : EXIT_CODES.done;
      }),
    );

/** `trivia catalogue`: what the catalogue is like. */
export const catalogueCommand = (io: CommandIo): Command =>
  new Command('catalogue').description('look into the catalogue as a whole').addCommand(audit(io));
