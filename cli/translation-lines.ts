import type { TranslationExport } from '../indexer/translations/export-translations.ts';
import { TRANSLATION_FAULTS, TRANSLATION_WARNINGS } from '../indexer/translations/translation-faults.ts';
import type { TranslationReport } from '../indexer/translations/translation-report.ts';
import { table } from './output.ts';

/** Findings that are shown to people; all of them are in the JSON. */
const SHOWN = 50;

export function exportedLines(file: string, written: TranslationExport): string[] {
  const { questions, units, stale, missing, bytes } = written;
  return [
    ...table([
      ['questions', questions],
      ['  without a translation', missing],
      ['  with one that is out of date', stale],
      ['units', units],
    ]),
    `${file}, ${bytes.toLocaleString('en')} bytes`,
    ...(questions === 0 ? ['No question fits: the file has none.'] : []),
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
    ...(left > 0 ? [`  and ${left.toLocaleString('en')} more; --json tells all`] : []),
  ];
}

/** What an import of translations did, for people. */
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
    ...findingLines('Refused, and left as they were:', faults, TRANSLATION_FAULTS),
    ...findingLines('To be looked at:', warnings, TRANSLATION_WARNINGS),
    ...(report.foreignUnits > 0
      ? [`${report.foreignUnits.toLocaleString('en')} units are of no question, by their ids.`]
      : []),
    ...(dryRun ? ['This was a trial: nothing of it was kept.'] : []),
    ...(finished ? [] : ['Stopped before the end of the file. Give the same command again.']),
  ];
}
