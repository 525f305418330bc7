import type { Language, Translator } from '../../src/contract/vocabulary.ts';
import type { OriginalRow } from '../store/questions/translations.ts';
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
  /** The region codes that questions may have. */
  readonly regions: ReadonlySet<string>;
  readonly now: Date;
}

/** An error of the question as a whole. */
function questionError(
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

/** The verdict on a returned question. */
interface Judgement extends Pick<CheckedTranslation, 'faults' | 'warnings'> {
  /** Absent unless `faults` is empty. */
  readonly record?: ImportRecord;
}

/** Returns the record of a translation, or the errors that prevent it. */
export function judgeTranslation(
  original: OriginalRow | undefined,
  returned: ReturnedQuestion,
  place: number,
  { from, to, translator, regions, now }: JudgingContext,
): Judgement {
  const refused = (faults: CheckedTranslation['faults']): Judgement => ({ faults, warnings: [] });
  const error = questionError(original, returned, from, translator);
  if (error !== undefined || original === undefined)
    return refused([{ kind: error ?? 'unknown_question', detail: '' }]);
  const { faults, warnings, text } = checkTranslation(original, returned, from, to);
  if (faults.length > 0) return refused(faults);
  const value = translatedRecord(original, text, { to, translator, now });
  const item = readRecord(place, value, regions);
  if ('reason' in item) return refused([{ kind: 'invalid_text', detail: item.detail }]);
  return { faults, warnings, record: item };
}
