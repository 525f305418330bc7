import type { QuestionRecord } from '../../src/contract/record.ts';
import type { Source } from '../../src/contract/vocabulary.ts';
import type { Draft } from '../sources/draft.ts';
import { UPSTREAMS } from '../sources/licences.ts';

/**
 * Takes the place of the parent's id until the parent is found: a draft does not know it, and a record without it is
 * not valid.
 */
export const UNKNOWN_PARENT = '00000000-0000-7000-8000-000000000000';

/** Adds what is the same for all questions of a source. The result is a canonical record without an id. */
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
      // Adapters return JSON here. Validation of the record refuses anything else.
      ...(draft.extensions as QuestionRecord['extensions']),
      ...(draft.acceptedAnswers.length > 0 ? { acceptedAnswers: [...draft.acceptedAnswers] } : {}),
      ...(draft.flags.length > 0 ? { flags: [...draft.flags] } : {}),
    },
  };
}
