import type { Finding, TranslationFault, TranslationWarning } from './translation-faults.ts';

/** A finding about a question. */
interface QuestionFinding<Kind> extends Finding<Kind> {
  readonly id: string;
}

/** The result of an import. `questions` is always the sum of the outcomes. */
export interface TranslationReport {
  questions: number;
  imported: number;
  updated: number;
  unchanged: number;
  /** New translations that were stored as duplicates of others. */
  merged: number;
  /** Questions without any translated unit. */
  untranslated: number;
  refused: number;
  /** One entry per error: a question may have several. */
  readonly faults: QuestionFinding<TranslationFault>[];
  readonly warnings: QuestionFinding<TranslationWarning>[];
  /** Units that do not belong to a question. */
  foreignUnits: number;
}

export const emptyTranslationReport = (): TranslationReport => ({
  questions: 0,
  imported: 0,
  updated: 0,
  unchanged: 0,
  merged: 0,
  untranslated: 0,
  refused: 0,
  faults: [],
  warnings: [],
  foreignUnits: 0,
});
