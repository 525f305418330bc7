import {
  type ImportOptions,
  type ImportProgress,
  type ImportResult,
} from '../indexer/import/import-files.ts';
import {
  SKIP_REASONS,
  type ImportReport,
  type Skip,
  type SkipReason,
} from '../indexer/import/import-report.ts';
import type { SurveyProgress } from '../indexer/import/import-format.ts';
import type { PruneReport } from '../indexer/import/prune.ts';
import { QualityTier } from '../src/contract/vocabulary.ts';
import { type Output, table } from './output.ts';
import { comparisonProgress, createPhases, type ProgressState } from './progress.ts';

interface ImportDisplay extends Pick<ImportOptions, 'onSurvey' | 'onProgress' | 'onComparing'> {
  readonly end: () => void;
}

/**
 * Shows the progress of one import.
 *
 * @param name - of the source, if several are imported
 */
export function createImportDisplay(output: Output, name?: string): ImportDisplay {
  const phases = createPhases(output);
  const rowProgress = createRowProgress();
  const named = (state: ProgressState): ProgressState =>
    name === undefined ? state : { ...state, text: `${name}: ${state.text}` };
  return {
    onSurvey: (reached) => phases.show(SURVEY_PHASES[reached.pass], named(surveyProgress(reached))),
    onProgress: (reached) => phases.show('importing', named(rowProgress(reached))),
    onComparing: (reached) => phases.show('comparing', named(comparisonProgress(reached))),
    end: phases.end,
  };
}

/** Reports progress with the speed since this process began: rows of an interrupted import do not count. */
function createRowProgress(): (progress: ImportProgress) => ProgressState {
  let first: { readonly rows: number; readonly time: number } | undefined;
  return ({ rows, skipped, bytes, totalBytes }) => {
    first ??= { rows, time: performance.now() };
    const seconds = (performance.now() - first.time) / 1_000;
    const rate =
      seconds > 0 ? `, ${Math.round((rows - first.rows) / seconds).toLocaleString('en')} per second` : '';
    return {
      done: bytes,
      total: totalBytes,
      text: `${rows.toLocaleString('en')} rows read${rate}, ${skipped.toLocaleString('en')} skipped`,
    };
  };
}

/** Names of the two surveys before the import. */
const SURVEY_PHASES = { 1: 'surveying', 2: 'surveying repeated questions' } as const;

const surveyProgress = ({ rows, bytes, totalBytes }: SurveyProgress): ProgressState => ({
  done: bytes,
  total: totalBytes,
  text: `${rows.toLocaleString('en')} rows surveyed for their answers`,
});

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

/** The counts of a report, in the order in which they are printed. */
export const COUNTS = ['rows', 'read', 'imported', 'updated', 'unchanged', 'merged', 'skipped'] as const;

/** A line for each file, under a header. */
const fileLines = ({ files }: ImportResult): string[] =>
  table([
    ['file', ...COUNTS.map((name) => name.padStart(9))],
    ...files.map(({ file, report }) => [file, ...COUNTS.map((name) => report[name])]),
  ]);

function countLines(report: ImportReport): string[] {
  const reasons = Object.entries(report.reasons) as [SkipReason, number][];
  return table([
    ...COUNTS.map((name): [string, number] => [name, report[name]]),
    ...reasons.map(([reason, count]): [string, number] => [`  ${reason}`, count]),
  ]);
}

/** Skipped rows shown in the text; the JSON has all of them. */
const SHOWN_SAMPLES = 5;

function sampleLine({ file, line, reason, detail }: Skip): string {
  const place = file === undefined ? `line ${line}` : `${file}, row ${line}`;
  return `  ${place}: ${SKIP_REASONS[reason]}${detail === '' ? '' : ` (${detail})`}`;
}

function pruneLine({ missing, of, removed, refused }: PruneReport): string {
  const share = `${missing.toLocaleString('en')} of ${of.toLocaleString('en')} stored questions`;
  if (refused === 'input_not_whole')
    return 'Nothing was pruned: rows were skipped, and their questions may be among the missing ones.';
  if (refused === 'too_many')
    return `Nothing was pruned: ${share} are missing from the input, more than a fifth. If the input is complete, use --force-prune.`;
  return `Pruned ${removed.toLocaleString('en')}: ${share} were missing from the input.`;
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
          'Imported questions become high when someone has read them, or when their source is reviewed and nothing speaks against them: docs/sources.md#quality. Canonical records have the quality that they name.',
        ]),
  ];
}
