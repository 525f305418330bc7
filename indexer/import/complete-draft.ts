import type { QuestionRecord } from '../../src/contract/record.ts';
import type { Source } from '../../src/contract/vocabulary.ts';
import type { Draft } from '../sources/adapter.ts';
import { UPSTREAMS } from '../sources/licences.ts';

/**
 * Stands in a record for the id of the question that it translates, until that one is found: a record says only as a whole whether
 * it is sound, and a draft knows no ids.
 */
export const UNKNOWN_PARENT = '00000000-0000-7000-8000-000000000000';

/** A draft with what its source says about all of its questions: the canonical record, without an id. */
export function completeDraft(draft: Draft, source: Source, revised: string): QuestionRecord {
  const { author, license, licenseVersion, licenseUrl } = UPSTREAMS[source];
  const parent = draft.translationOf === null ? null : UNKNOWN_PARENT;
  return {
    source,
    sourceId: draft.sourceId,
    language: draft.language,
    text: draft.text,
    correctAnswer: draft.correctAnswer,
    incorrectAnswers: [...draft.incorrectAnswers],
    type: draft.type,
    difficulty: draft.difficulty,
    difficultyRated: draft.difficultyRated,
    quality: draft.flags.length > 0 ? 'needs_review' : draft.quality,
    category: draft.category ?? 'general-knowledge',
    subcategories: [...draft.subcategories],
    tags: [...draft.tags],
    regions: [...(draft.regions ?? [])],
    explanation: draft.explanation,
    translationOf: parent,
    rootQuestionId: parent,
    translator: draft.translator,
    attribution: {
      author,
      license,
      licenseVersion,
      licenseUrl,
      url: draft.url,
      modifications: [...draft.modifications],
      lastModified: `${revised}T00:00:00.000Z`,
    },
    extensions: {
      // JSON by the adapter's word; a value that is none is refused with the record.
      ...(draft.extensions as QuestionRecord['extensions']),
      ...(draft.acceptedAnswers.length > 0 ? { acceptedAnswers: [...draft.acceptedAnswers] } : {}),
      ...(draft.flags.length > 0 ? { flags: [...draft.flags] } : {}),
    },
  };
}
