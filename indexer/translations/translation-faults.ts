/** Why a translation is refused. */
export const TRANSLATION_FAULTS = {
  unknown_question: 'no served question has this id',
  wrong_language: 'the question is not in the source language of the file',
  repeated: 'the question, or one of its units, is in the file twice',
  stale: 'the original has changed since the export: export it again',
  missing_unit: 'a unit of the question is not in the file',
  empty_target: 'a unit has no translation, but others have',
  unfinished: 'the translation tool marks a unit as unfinished',
  inline_codes: 'a unit has inline codes, which questions cannot contain',
  copied: 'the translation equals the original',
  placeholder: 'a placeholder or blank was lost or added',
  number: 'a number of the original is not in the translation',
  options_not_distinct: 'two answers have the same translation',
  accepted_as_well: 'a wrong answer equals an accepted answer of the original',
  translated_upstream: 'the question has a translation from its upstream',
  made_by_people: 'a machine translation does not replace a human one',
  invalid_text: 'a text is not a valid question or answer',
  refused: 'the import refused it',
} as const;
export type TranslationFault = keyof typeof TRANSLATION_FAULTS;

/** What may be wrong, and is only reported. */
export const TRANSLATION_WARNINGS = {
  copied_answer: 'an answer is the same in both languages, as names often are',
} as const;
export type TranslationWarning = keyof typeof TRANSLATION_WARNINGS;

export interface Finding<Kind> {
  readonly kind: Kind;
  /** The unit, and the number or word. */
  readonly detail: string;
}
