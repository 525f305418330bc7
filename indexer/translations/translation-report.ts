import type { Finding, TranslationFault, TranslationWarning } from './translation-faults.ts';

/** A question that was not written, or is to be looked at. */
interface QuestionFinding<Kind> extends Finding<Kind> {
  readonly id: string;
}

/** What an import of translations did. `questions` is always the sum of the outcomes. */
export interface TranslationReport {
  questions: number;
  imported: number;
  updated: number;
  unchanged: number;
  /** New, and stored as duplicates of others. */
  merged: number;
  /** Nobody has begun with them. */
  untranslated: number;
  refused: number;
  /** One for each fault: a question may have several. */
  readonly faults: QuestionFinding<TranslationFault>[];
  readonly warnings: QuestionFinding<TranslationWarning>[];
  /** Units of the file that are of no question. */
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
