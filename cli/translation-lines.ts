import type { TranslationExport } from '../indexer/translations/export-translations.ts';
import { TRANSLATION_FAULTS, TRANSLATION_WARNINGS } from '../indexer/translations/check-translation.ts';
import type { TranslationReport } from '../indexer/translations/import-translations.ts';
import { table } from './output.ts';

/** Findings shown in the text; the JSON has all of them. */
const SHOWN = 50;

export function exportedLines(file: string, written: TranslationExport): string[] {
  const { questions, units, stale, missing, bytes } = written;
  return [
    ...table([
      ['questions', questions],
      ['  untranslated', missing],
      ['  outdated', stale],
      ['units', units],
    ]),
    `${file}, ${bytes.toLocaleString('en')} bytes`,
    ...(questions === 0 ? ['No questions matched the filters; the file is empty.'] : []),
  ];
}

function findingLines<Kind extends string>(
  title: string,
  findings: readonly { readonly id: string; readonly kind: Kind; readonly detail: string }[],
  words: Readonly<Record<Kind, string>>,
): string[] {
  if (findings.length === 0) return [];
  const left = findings.length - SHOWN;
  return [
    title,
    ...findings
      .slice(0, SHOWN)
      .map(({ id, kind, detail }) => `  ${id}: ${words[kind]}${detail === '' ? '' : ` (${detail})`}`),
    ...(left > 0 ? [`  and ${left.toLocaleString('en')} more; use --json to list all`] : []),
  ];
}

/** The result of a translation import as text. */
export function importedLines(report: TranslationReport, dryRun: boolean, finished: boolean): string[] {
  const { questions, imported, updated, unchanged, merged, untranslated, refused, faults, warnings } = report;
  return [
    ...table([
      ['questions', questions],
      ['imported', imported],
      ['updated', updated],
      ['unchanged', unchanged],
      ['merged', merged],
      ['untranslated', untranslated],
      ['refused', refused],
    ]),
    ...findingLines('Refused and left unchanged:', faults, TRANSLATION_FAULTS),
    ...findingLines('Worth a look:', warnings, TRANSLATION_WARNINGS),
    ...(report.foreignUnits > 0
      ? [`${report.foreignUnits.toLocaleString('en')} units have ids that match no question.`]
      : []),
    ...(dryRun ? ['Dry run: nothing was saved.'] : []),
    ...(finished ? [] : ['Stopped before the end of the file. Run the same command again.']),
  ];
}
