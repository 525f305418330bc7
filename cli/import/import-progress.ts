import type { ImportOptions, ImportProgress } from '../../indexer/import/import-files.ts';
import type { SurveyProgress } from '../../indexer/import/import-format.ts';
import type { Output } from '../output.ts';
import { comparisonProgress, createPhases, type ProgressState } from '../progress.ts';

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
