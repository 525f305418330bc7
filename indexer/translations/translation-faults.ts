/** Why a translation is not taken. */
export const TRANSLATION_FAULTS = {
  unknown_question: 'no question that is served has this id',
  wrong_language: 'the question is not in the source language of the file',
  repeated: 'the question, or a unit of it, stands in the file twice',
  stale: 'the original has changed since the file was made: export it anew',
  missing_unit: 'a unit of the question is not in the file',
  empty_target: 'a unit has no translation while others have',
  unfinished: 'the tool marks a unit as one that needs work',
  inline_codes: 'a unit has inline codes, for which questions have no place',
  copied: 'the translation is the original word for word',
  placeholder: 'a placeholder or gap was lost or added',
  number: 'a number of the original is not in the translation',
  options_not_distinct: 'two answers are the same in translation',
  accepted_as_well: 'a wrong answer is accepted as a right one in the original',
  translated_upstream: 'the question has a translation that did not come from such a file',
  made_by_people: 'a translation by people is not replaced by one of a machine',
  invalid_text: 'a text cannot be a question or an answer',
  refused: 'the importer refuses it',
} as const;
export type TranslationFault = keyof typeof TRANSLATION_FAULTS;

/** What is to be looked at, though it may be right. */
export const TRANSLATION_WARNINGS = {
  copied_answer: 'an answer is the same in both languages, as names are',
} as const;
export type TranslationWarning = keyof typeof TRANSLATION_WARNINGS;

export interface Finding<Kind> {
  readonly kind: Kind;
  /** The unit, and the number or word in question. */
  readonly detail: string;
}
