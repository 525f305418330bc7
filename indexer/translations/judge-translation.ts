import type { QuestionRecord } from '../../src/contract/record.ts';
import type { Language, Translator } from '../../src/contract/vocabulary.ts';
import { type ImportRecord, readRecord } from '../import/import-record.ts';
import { contentHash, recordOfRow } from '../import/question-row.ts';
import type { OriginalRow, TranslatableText } from '../store/questions/translations.ts';
import { type CheckedTranslation, checkTranslation, type TranslationFault } from './check-translation.ts';
import type { ReturnedQuestion } from './translation-file.ts';

/** What is the same for all questions of an import. */
export interface JudgingContext {
  readonly from: Language;
  readonly to: Language;
  readonly translator: Exclude<Translator, 'native'>;
  /** The region codes that questions may have. */
  readonly regions: ReadonlySet<string>;
  readonly now: Date;
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
  context: JudgingContext,
): Judgement {
  const { from, to, translator, regions } = context;
  const refused = (faults: CheckedTranslation['faults']): Judgement => ({ faults, warnings: [] });
  const error = questionError(original, returned, from, translator);
  if (error !== undefined || original === undefined)
    return refused([{ kind: error ?? 'unknown_question', detail: '' }]);
  const { faults, warnings, text } = checkTranslation(original, returned, from, to);
  if (faults.length > 0) return refused(faults);
  const value = translatedRecord(original, text, context);
  const item = readRecord(place, value, regions);
  if ('reason' in item) return refused([{ kind: 'invalid_text', detail: item.detail }]);
  return { faults, warnings, record: item };
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

/** The record of a translation. Everything except the texts is copied from the original, including the licence. */
function translatedRecord(
  original: OriginalRow,
  texts: TranslatableText,
  { to, translator, now }: JudgingContext,
): QuestionRecord {
  const { id: _id, createdAt: _createdAt, attribution, ...record } = recordOfRow(original);
  const { stored } = original;
  const translated = (lastModified: string): QuestionRecord => ({
    ...record,
    language: to,
    text: texts.text,
    correctAnswer: texts.correct_answer,
    incorrectAnswers: [...texts.incorrect_answers],
    explanation: texts.explanation,
    translationOf: original.id,
    rootQuestionId: original.root_question_id ?? original.id,
    translator,
    translatedFrom: original.content,
    attribution: {
      ...attribution,
      modifications: [...new Set([...attribution.modifications, `translated_${to}`])],
      lastModified,
    },
  });
  // Importing the same file again changes nothing, not even the time of modification.
  const same = stored === null ? undefined : translated(`${stored.modified_at.replace(/000$/u, '')}Z`);
  return same !== undefined && contentHash(same) === stored?.content_hash
    ? same
    : translated(now.toISOString());
}
