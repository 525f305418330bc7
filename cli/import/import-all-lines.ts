import { filesOf } from '../../indexer/downloads/download.ts';
import { MANIFEST, type UpstreamSource } from '../../indexer/downloads/manifest.ts';
import { addReports, EMPTY_REPORT, type ImportReport } from '../../indexer/import/import-report.ts';
import type { Line } from '../output.ts';
import type { SourceImport } from './import-all.ts';
import { tierLines } from './import-lines.ts';

/** Missing files of a source that are listed by name; the JSON has all of them. */
const SHOWN_FILES = 3;

const COLUMNS = ['rows', 'read', 'imported', 'updated', 'unchanged', 'merged', 'skipped'] as const;

function missingLine(source: UpstreamSource, missing: readonly string[]): string {
  const files = MANIFEST[source].downloads.flatMap(filesOf).length;
  const others = missing.length > SHOWN_FILES ? ` and ${missing.length - SHOWN_FILES} more` : '';
  return `  ${source}: ${missing.length} of ${files} files (${missing.slice(0, SHOWN_FILES).join(', ')}${others})`;
}

/** Why rows were skipped, the most frequent reason first. */
function skipLine({ reasons }: ImportReport): string[] {
  const counts = Object.entries(reasons).toSorted(([, one], [, other]) => other - one);
  if (counts.length === 0) return [];
  return [
    `Skipped: ${counts.map(([reason, count]) => `${count.toLocaleString('en')} ${reason}`).join(', ')}.`,
  ];
}

/** What was not in the folder, and how to get it. */
function missingLines(imports: readonly SourceImport[], folder: string): string[] {
  const absent = imports.filter((one) => one.result === null && one.error === null);
  const partial = imports.flatMap((one) => (one.result !== null && one.missing.length > 0 ? [one] : []));
  if (absent.length + partial.length === 0) return [];
  const names = [...absent, ...partial].map(({ source }) => source);
  return [
    'Missing:',
    ...absent.map(({ source }) => `  ${source}: all files`),
    ...partial.map(({ source, missing }) => missingLine(source, missing)),
    `Download them with \`trivia sources fetch ${names.join(' ')} --dir ${folder}\`.`,
  ];
}

/** The result of importing all sources as text. */
export function importAllLines(
  imports: readonly SourceImport[],
  {
    folder,
    dryRun,
    finished,
  }: { readonly folder: string; readonly dryRun: boolean; readonly finished: boolean },
): Line[] {
  const done = imports.flatMap(({ source, result }) =>
    result === null ? [] : [{ source, report: result.report }],
  );
  const total = done.reduce((sum, { report }) => addReports(sum, report), EMPTY_REPORT);
  return [
    {
      head: ['source', ...COLUMNS],
      rows: [
        ...done.map(({ source, report }) => [source, ...COLUMNS.map((column) => report[column])]),
        ['all', ...COLUMNS.map((column) => total[column])],
      ],
    },
    ...imports.flatMap((one) =>
      one.result === null && one.error !== null ? [`${one.source} failed: ${one.error}`] : [],
    ),
    ...tierLines(total),
    ...skipLine(total),
    ...missingLines(imports, folder),
    ...(dryRun ? ['Dry run: nothing was saved.'] : []),
    ...(finished ? [] : ['Stopped before the end. Run the same command to resume.']),
  ];
}
