import {
  SKIP_REASONS,
  type ImportReport,
  type Skip,
  type SkipReason,
} from '../indexer/import/import-report.ts';
import type { ImportResult } from '../indexer/import/import-files.ts';
import type { PruneReport } from '../indexer/import/prune.ts';
import { table } from './output.ts';

/** Details of skips that are shown to people; all of them are in the JSON. */
const SHOWN_SAMPLES = 5;

function sampleLine({ file, line, reason, detail }: Skip): string {
  const place = file === undefined ? `line ${line}` : `${file}, row ${line}`;
  return `  ${place}: ${SKIP_REASONS[reason]}${detail === '' ? '' : ` (${detail})`}`;
}

function countLines(report: ImportReport): string[] {
  const reasons = Object.entries(report.reasons) as [SkipReason, number][];
  return table([
    ['rows', report.rows],
    ['read', report.read],
    ['imported', report.imported],
    ['updated', report.updated],
    ['unchanged', report.unchanged],
    ['merged', report.merged],
    ['skipped', report.skipped],
    ...reasons.map(([reason, count]): [string, number] => [`  ${reason}`, count]),
  ]);
}

/** A line for each file, below a line that names the columns. */
function fileLines({ files }: ImportResult): string[] {
  const columns = ['rows', 'read', 'imported', 'updated', 'unchanged', 'merged', 'skipped'] as const;
  return table([
    ['file', ...columns.map((column) => column.padStart(9))],
    ...files.map(({ file, report }) => [file, ...columns.map((column) => report[column])]),
  ]);
}

function pruneLine({ missing, of, removed, refused }: PruneReport): string {
  const share = `${missing.toLocaleString('en')} of ${of.toLocaleString('en')} stored questions`;
  if (refused === 'input_not_whole')
    return 'Nothing was pruned: rows that could not be taken may be among those that are missing.';
  if (refused === 'too_many')
    return `Nothing was pruned: ${share} are not in the input, more than a fifth. Is it all of the source? Then use --force-prune.`;
  return `Pruned ${removed.toLocaleString('en')}: ${share} were not in the input.`;
}

/** What an import did, for people. */
export function importLines(result: ImportResult, dryRun: boolean): string[] {
  const { report, files, leftOut, finished, resumedFrom, pruned } = result;
  const [only, ...others] = files;
  const empty = files.filter((file) => file.report.rows === 0);
  return [
    ...(resumedFrom > 0
      ? [
          `Taken up where an earlier import ${others.length === 0 ? `of ${only?.file ?? ''} ` : ''}had stopped; the counts cover both.`,
        ]
      : []),
    ...(others.length > 0 ? [...fileLines(result), ''] : []),
    ...countLines(report),
    ...(report.samples.length > 0
      ? ['The first that were skipped:', ...report.samples.slice(0, SHOWN_SAMPLES).map(sampleLine)]
      : []),
    ...leftOut.map(
      ({ file, looksLike }) => `${file} was left out: it looks like ${looksLike ?? 'nothing known'}.`,
    ),
    ...(finished ? empty.map(({ file }) => `${file} has no rows.`) : []),
    ...(pruned === null ? [] : [pruneLine(pruned)]),
    ...(dryRun ? ['This was a trial: nothing of it was kept.'] : []),
    ...(finished ? [] : ['Stopped before the end of the file. The same command goes on from there.']),
  ];
}
