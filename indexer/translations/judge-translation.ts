import type { Language, Translator } from '../../src/contract/vocabulary.ts';
import type { OriginalRow } from '../../src/store/questions/translations.ts';
import type { ImportRecord } from '../import/import-record.ts';
import { readRecord } from '../import/read-record.ts';
import { checkTranslation, type CheckedTranslation } from './check-translation.ts';
import type { ReturnedQuestion } from './group-units.ts';
import { translatedRecord } from './translated-record.ts';
import type { TranslationFault } from './translation-faults.ts';

/** What is the same for all questions of an import. */
export interface JudgingContext {
  readonly from: Language;
  readonly to: Language;
  readonly translator: Exclude<Translator, 'native'>;
  /** Codes of regions that questions may carry. */
  readonly regions: ReadonlySet<string>;
  readonly now: Date;
}

/** A fault of the question as a whole, whatever its units say. */
function questionFault(
  original: OriginalRow | undefined,
  { isRepeated }: ReturnedQuestion,
  from: Language,
  translator: Translator,
): TranslationFault | undefined {
  if (isRepeated) return 'repeated';
  if (original === undefined) return 'unknown_question';
  if (original.language !== from) return 'wrong_language';
  const { stored, has_other: hasOther } = original;
  if (hasOther || (stored !== null && !stored.is_made && !stored.is_deleted)) return 'translated_upstream';
  if (
    translator === 'machine' &&
    stored?.is_made === true &&
    !stored.is_deleted &&
    stored.translator !== 'machine'
  )
    return 'made_by_people';
  return undefined;
}

/** What is to be done with a question that came back. */
export interface Judgement extends Pick<CheckedTranslation, 'faults' | 'warnings'> {
  /** Absent when there are faults. */
  readonly record?: ImportRecord;
}

/** The record of a translation, or what is against it. */
export function judgeTranslation(
  original: OriginalRow | undefined,
  returned: ReturnedQuestion,
  place: number,
  { from, to, translator, regions, now }: JudgingContext,
): Judgement {
  const refused = (faults: CheckedTranslation['faults']): Judgement => ({ faults, warnings: [] });
  const standing = questionFault(original, returned, from, translator);
  if (standing !== undefined || original === undefined)
    return refused([{ kind: standing ?? 'unknown_question', detail: '' }]);
  const { faults, warnings, text } = checkTranslation(original, returned, from, to);
  if (faults.length > 0) return refused(faults);
  const value = translatedRecord(original, text, { to, translator, now });
  const item = readRecord(place, value, regions);
  if ('reason' in item) return refused([{ kind: 'invalid_text', detail: item.detail }]);
  return { faults, warnings, record: item };
}
