import { PreparedPart, PreparedQuestion, type Translation } from '../contract/question.ts';
import type { Language } from '../contract/vocabulary.ts';
import type { StoredQuestion } from './render-questions.ts';

/** How a question is shown. */
export interface Presentation {
  /** Language of the labels. */
  readonly language: Language;
  /** Whether the response has the field `quality`. */
  readonly showQuality: boolean;
  /** Only these fields; undefined for all. */
  readonly fields?: ReadonlySet<string> | undefined;
  /** By id of the question; undefined if the response does not have them. */
  readonly translations?: ReadonlyMap<string, readonly Translation[]> | undefined;
}

const withMember = (bytes: string, name: string, json: string): string =>
  `${bytes.slice(0, -1)},"${name}":${json}}`;

/** The JSON of an object with these members only. The text may have a character per byte: `JSON` keeps these characters. */
function pickMembers(json: string, names: ReadonlySet<string>): string {
  const members = Object.entries(JSON.parse(json) as object);
  return JSON.stringify(Object.fromEntries(members.filter(([name]) => names.has(name))));
}

/** The JSON of a question that was read in the language. `quality` is its last member, before `translations`. */
export function prepareQuestion(
  { id, json, quality }: StoredQuestion,
  { language, showQuality, fields, translations }: Presentation,
): PreparedQuestion {
  const bytes = json[language];
  if (bytes === undefined) throw new Error(`question ${id} was not read in ${language}`);
  const whole = showQuality ? withMember(bytes, 'quality', `"${quality}"`) : bytes;
  const shown = fields === undefined ? whole : pickMembers(whole, fields);
  const complete =
    translations === undefined
      ? shown
      : withMember(shown, 'translations', JSON.stringify(translations.get(id) ?? []));
  return fields === undefined ? new PreparedQuestion(complete) : new PreparedPart(complete);
}
