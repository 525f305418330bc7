import { access, constants } from 'node:fs/promises';
import { Command } from 'commander';

import { importFile, type ImportFileResult, type ImportProgress } from '../indexer/import-file.ts';
import { SKIP_REASONS, type SkipReason } from '../indexer/import-report.ts';
import { withContext } from './command-context.ts';
import { EXIT_CODE_HELP, EXIT_CODES, type ExitCode } from './exit-code.ts';
import { Failure } from './failure.ts';
import { table } from './output.ts';
import { createProgress, type Standing } from './progress.ts';

/** Details of skips that are shown to people; all of them are in the JSON. */
const SHOWN_SAMPLES = 5;

function lines({ report, finished, resumedFrom }: ImportFileResult, file: string): string[] {
  const reasons = Object.entries(report.reasons) as [SkipReason, number][];
  const samples = report.samples
    .slice(0, SHOWN_SAMPLES)
    .map(
      ({ line, reason, detail }) =>
        `  line ${line}: ${SKIP_REASONS[reason]}${detail === '' ? '' : ` (${detail})`}`,
    );
  return [
    ...(resumedFrom > 0
      ? [`Taken up where an earlier import of ${file} had stopped; the counts cover both.`]
      : []),
    ...table([
      ['read', report.read],
      ['imported', report.imported],
      ['updated', report.updated],
      ['unchanged', report.unchanged],
      ['skipped', report.skipped],
      ...reasons.map(([reason, count]) => [`  ${reason}`, count]),
    ]),
    ...(samples.length > 0 ? ['The first that were skipped:', ...samples] : []),
    ...(finished ? [] : ['Stopped before the end of the file. The same command goes on from there.']),
  ];
}

function exitCode({ finished, report }: ImportFileResult): ExitCode {
  if (!finished) return EXIT_CODES.stopped;
  return report.skipped > 0 ? EXIT_CODES.incomplete : EXIT_CODES.done;
}

const standing = ({ report, bytes, totalBytes }: ImportProgress): Standing => ({
  done: bytes,
  total: totalBytes,
  words: `${report.read.toLocaleString('en')} records read, ${report.skipped.toLocaleString('en')} skipped`,
});

/** `trivia import FILE`: canonical records from a file into the database. */
export const importCommand = new Command('import')
  .description('import canonical records, one JSON object a line; a running indexer makes them searchable')
  .argument('<file>', 'a .jsonl file')
  .option('--json', 'write the result as JSON', false)
  .addHelpText(
    'after',
    `\nAn import that is ended, even by a power cut, goes on where it was when the command is given again.\n` +
      `\nExample:\n  trivia import questions.jsonl\n${EXIT_CODE_HELP}`,
  )
  .action(async (file: string, { json }: { readonly json: boolean }) =>
    withContext({ json, needsIndex: false, logs: 'warn' }, async ({ pool, output, signal }) => {
      await access(file, constants.R_OK).catch(() => {
        throw new Failure(`The file ${file} cannot be read.`);
      });
      const progress = createProgress(output, 'importing');
      try {
        const result = await importFile(pool, file, {
          signal,
          onProgress: (reached) => progress.show(standing(reached)),
        });
        progress.end();
        const { report, ...rest } = result;
        output.result({ file, ...rest, ...report }, lines(result, file));
        return exitCode(result);
      } finally {
        progress.end();
      }
    }),
  );
