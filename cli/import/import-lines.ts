import {
  SKIP_REASONS,
  type ImportReport,
  type Skip,
  type SkipReason,
} from '../../indexer/import/import-report.ts';
import type { ImportResult } from '../../indexer/import/import-files.ts';
import type { PruneReport } from '../../indexer/import/prune.ts';
import { QualityTier } from '../../src/contract/vocabulary.ts';
import { table } from '../output.ts';

/** Skipped rows shown in the text; the JSON has all of them. */
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

/** Reasons that are shown for each tier. */
const SHOWN_REASONS = 3;

/** How many questions have which quality, and why not a better one. */
export function tierLines({ tiers, tierReasons }: ImportReport): string[] {
  const all = Object.values(tiers).reduce((sum, count) => sum + count, 0);
  if (all === 0) return [];
  const why = (tier: string): string => {
    const counts = Object.entries(tierReasons)
      .filter(([name]) => name.startsWith(`${tier} `))
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, SHOWN_REASONS)
      .map(([name, count]) => `${name.slice(tier.length + 1)} ${count.toLocaleString('en')}`);
    return counts.length === 0 ? '' : ` (${counts.join(', ')})`;
  };
  const shown = QualityTier.options.map((tier) => `${tiers[tier].toLocaleString('en')} ${tier}${why(tier)}`);
  return [
    `Quality: ${shown.join(', ')}. Default draws return only high.`,
    ...(tiers.high === all
      ? []
      : [
          'Imported questions become high when someone has read them, or when their source is reviewed and nothing speaks against them: docs/sources/README.md#quality. Canonical records have the quality that they name.',
        ]),
  ];
}

/** A line for each file, under a header. */
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
    return 'Nothing was pruned: rows were skipped, and their questions may be among the missing ones.';
  if (refused === 'too_many')
    return `Nothing was pruned: ${share} are missing from the input, more than a fifth. If the input is complete, use --force-prune.`;
  return `Pruned ${removed.toLocaleString('en')}: ${share} were missing from the input.`;
}

/** The result of an import as text. */
export function importLines(result: ImportResult, dryRun: boolean): string[] {
  const { report, files, leftOut, finished, resumedFrom, pruned } = result;
  const [only, ...others] = files;
  const empty = files.filter((file) => file.report.rows === 0);
  return [
    ...(resumedFrom > 0
      ? [
          `Resumed an earlier import${others.length === 0 ? ` of ${only?.file ?? ''}` : ''}; the counts cover both.`,
        ]
      : []),
    ...(others.length > 0 ? [...fileLines(result), ''] : []),
    ...countLines(report),
    ...tierLines(report),
    ...(report.samples.length > 0
      ? ['First skipped rows:', ...report.samples.slice(0, SHOWN_SAMPLES).map(sampleLine)]
      : []),
    ...leftOut.map(
      ({ file, looksLike }) => `${file} was ignored: it looks like ${looksLike ?? 'nothing known'}.`,
    ),
    ...(finished ? empty.map(({ file }) => `${file} has no rows.`) : []),
    ...(pruned === null ? [] : [pruneLine(pruned)]),
    ...(dryRun ? ['Dry run: nothing was saved.'] : []),
    ...(finished ? [] : ['Stopped before the end of the file. Run the same command to resume.']),
  ];
}
