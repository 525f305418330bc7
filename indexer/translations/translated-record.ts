import type { QuestionRecord } from '../../src/contract/record.ts';
import type { Language, Translator } from '../../src/contract/vocabulary.ts';
import type { OriginalRow, TranslatableText } from '../store/questions/translations.ts';
import { recordOfRow } from '../export/record-of-row.ts';
import { contentHash } from '../import/question-row.ts';

interface TranslationOptions {
  readonly to: Language;
  readonly translator: Exclude<Translator, 'native'>;
  readonly now: Date;
}

/** The record of a translation. Everything except the texts is copied from the original, including the licence. */
export function translatedRecord(
  original: OriginalRow,
  texts: TranslatableText,
  { to, translator, now }: TranslationOptions,
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
