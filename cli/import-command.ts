import type { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { Command, InvalidArgumentError, Option } from 'commander';

import { FilesRefused } from '../indexer/import/check-files.ts';
import { importFiles, type ImportProgress, type ImportResult } from '../indexer/import/import-files.ts';
import type { SurveyProgress } from '../indexer/import/prepare-drafts.ts';
import { spool, STANDARD_INPUT } from '../indexer/import/spool.ts';
import { Source } from '../src/contract/vocabulary.ts';
import { withContext } from './command-context.ts';
import type { CommandIo } from './command-io.ts';
import { comparingStanding } from './comparing-standing.ts';
import { EXIT_CODE_HELP, EXIT_CODES, type ExitCode } from './exit-code.ts';
import { importLines } from './import-lines.ts';
import type { Output } from './output.ts';
import { createParts, type Standing } from './progress.ts';

interface ImportFlags {
  readonly json: boolean;
  readonly source?: Source;
  readonly dryRun: boolean;
  readonly limit?: number;
  readonly prune: boolean;
  readonly forcePrune: boolean;
}

function exitCode({ finished, report, pruned }: ImportResult): ExitCode {
  if (!finished) return EXIT_CODES.stopped;
  return report.skipped > 0 || (pruned?.refused ?? null) !== null ? EXIT_CODES.incomplete : EXIT_CODES.done;
}

/** Tells how fast it goes since it was made: what an interrupted import had done before is not counted. */
function createStanding(): (progress: ImportProgress) => Standing {
  let first: { readonly rows: number; readonly time: number } | undefined;
  return ({ rows, skipped, bytes, totalBytes }) => {
    first ??= { rows, time: performance.now() };
    const seconds = (performance.now() - first.time) / 1_000;
    const rate =
      seconds > 0 ? `, ${Math.round((rows - first.rows) / seconds).toLocaleString('en')} a second` : '';
    return {
      done: bytes,
      total: totalBytes,
      words: `${rows.toLocaleString('en')} rows read${rate}, ${skipped.toLocaleString('en')} skipped`,
    };
  };
}

/** By the number of the time that the files are read beforehand. */
const SURVEYING = { 1: 'surveying', 2: 'surveying what comes several times' } as const;

const surveyStanding = ({ rows, bytes, totalBytes }: SurveyProgress): Standing => ({
  done: bytes,
  total: totalBytes,
  words: `${rows.toLocaleString('en')} rows looked at for their answers`,
});

function readRowLimit(given: string): number {
  const limit = /^\d{1,12}$/u.test(given) ? Number(given) : 0;
  if (limit < 1) throw new InvalidArgumentError('Give a number from 1.');
  return limit;
}

/** Paths that can be read several times, standard input copied to a file among them. */
async function withReadable<Result>(
  paths: readonly string[],
  stdin: Readable,
  work: (paths: readonly string[]) => Promise<Result>,
): Promise<Result> {
  if (!paths.includes(STANDARD_INPUT)) return work(paths);
  const copy = await spool(stdin);
  try {
    return await work(paths.map((path) => (path === STANDARD_INPUT ? copy.path : path)));
  } finally {
    await copy.remove();
  }
}

function tell(output: Output, result: ImportResult, dryRun: boolean): ExitCode {
  const { report, files, ...rest } = result;
  output.result(
    { ...rest, dryRun, ...report, files: files.map(({ file, report: counts }) => ({ file, ...counts })) },
    importLines(result, dryRun),
  );
  return exitCode(result);
}

async function run(io: CommandIo, paths: readonly string[], flags: ImportFlags): Promise<void> {
  const { json, source = null, dryRun, limit, prune, forcePrune } = flags;
  // What an import makes is garbage at the end of its batch. Left to itself the engine lets the space for the young grow, which
  // costs 120 MB and saves no time.
  setFlagsFromString('--semi-space-growth-factor=1');
  await withContext(io, { json, needsIndex: false, logs: 'warn' }, async ({ pool, output, signal }) => {
    const progress = createParts(output);
    const standing = createStanding();
    try {
      const result = await withReadable(paths, io.stdin, (readable) =>
        importFiles(pool, readable, source, {
          signal,
          dryRun,
          ...(limit === undefined ? {} : { limit }),
          ...(prune || forcePrune ? { prune: forcePrune ? 'any' : 'some' } : {}),
          onSurvey: (reached) => progress.show(SURVEYING[reached.pass], surveyStanding(reached)),
          onProgress: (reached) => progress.show('importing', standing(reached)),
          onComparing: (comparing) => progress.show('comparing', comparingStanding(comparing)),
        }),
      );
      progress.end();
      return tell(output, result, dryRun);
    } catch (error) {
      progress.end();
      if (!(error instanceof FilesRefused)) throw error;
      if (json) output.result({ error: error.message, refused: error.files }, []);
      else output.note(`trivia: ${error.message}`);
      return EXIT_CODES.usage;
    }
  });
}

/** `trivia import PATH…`: files of an upstream, or canonical records, into the database. */
export const importCommand = (io: CommandIo): Command =>
  new Command('import')
    .description(
      'import questions of an upstream, or canonical records; a running indexer makes them searchable',
    )
    .argument('<path...>', 'files, folders, or - for standard input; .gz is unpacked on the way')
    .addOption(
      new Option(
        '--source <name>',
        'whose files these are; without it, canonical records, one JSON object a line',
      ).choices(Source.options),
    )
    .option('--dry-run', 'do everything and keep nothing', false)
    .option('--limit <rows>', 'read so many rows in all', readRowLimit)
    .option(
      '--prune',
      'take questions of the source out of service that are not in the input, up to a fifth of them',
      false,
    )
    .option('--force-prune', 'the same, whatever their share', false)
    .option('--json', 'write the result as JSON', false)
    .addHelpText(
      'after',
      `\nAn import that is ended, even by a power cut, goes on where it was when the command is given again.\n` +
        `A file that is not of the source is refused, and nothing is imported then.\n` +
        `\nExample:\n  trivia import questions.jsonl\n  trivia import --source mintaka data/\n${EXIT_CODE_HELP}`,
    )
    .action(async (paths: string[], flags: ImportFlags, command: Command) => {
      if (flags.prune || flags.forcePrune) {
        if (flags.source === undefined) command.error('error: --prune needs --source');
        if (flags.limit !== undefined) command.error('error: --prune needs the whole input, without --limit');
      }
      await run(io, paths, flags);
    });
