import { PreparedQuestion } from '../contract/prepared-question.ts';
import type { Language } from '../contract/vocabulary.ts';
import type { StoredQuestion } from './question-memory.ts';

/** How a question is shown. */
export interface Presentation {
  /** Language of the labels. */
  readonly language: Language;
  /** Whether the response has the field `quality`. */
  readonly showQuality: boolean;
}

/** The JSON of a question that was read in the language. `quality` is its last member. */
export function prepareQuestion(
  { id, json, quality }: StoredQuestion,
  { language, showQuality }: Presentation,
): PreparedQuestion {
  const bytes = json[language];
  if (bytes === undefined) throw new Error(`question ${id} was not read in ${language}`);
  return new PreparedQuestion(showQuality ? `${bytes.slice(0, -1)},"quality":"${quality}"}` : bytes);
}
