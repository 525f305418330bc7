/** Why an upstream row gives no question. */
export const SOURCE_SKIPS = {
  wrong_shape: 'not a row of this upstream',
  no_answer_given: 'the row has no answer, as in test sets',
  unanswerable: 'the upstream says that there is no short answer',
  no_short_answer: 'every answer is too long for an option',
  answer_not_among_options: 'the answer is not among the options',
  ambiguous_answer: 'the answer is among the options twice, or means several things',
  too_few_options: 'fewer than two different options',
  refers_to_picture: 'the question needs a picture, sound, table or passage that is missing',
  empty_text: 'the question or the answer is empty after cleaning',
  answer_is_address: 'the answer is a web address',
  text_too_long: 'the question is too long',
  options_after_gap: 'the options are not lettered in order',
} as const;
export type SourceSkip = keyof typeof SOURCE_SKIPS;
