import type { estypes } from '@elastic/elasticsearch';

import { MOST_SEARCHED_WORDS } from '../contract/limits.ts';
import type { QueryWord, TextQuery } from './words/text-query.ts';

type Clause = NonNullable<estypes.QueryDslQueryContainer>;

const ABOUT = 'words.about';
const SHOWN = [ABOUT, 'words.options'] as const;
const EVERYWHERE = [...SHOWN, 'words.explanation'] as const;

const inOneOf = (fields: readonly string[], clauseFor: (field: string) => Clause): Clause => {
  const [first = ABOUT, ...others] = fields;
  return others.length === 0
    ? clauseFor(first)
    : { bool: { should: fields.map(clauseFor), minimum_should_match: 1 } };
};
const phraseIn = (stems: readonly string[], field: string): Clause => ({
  match_phrase: { [field]: stems.join(' ') },
});

/** Each word and each phrase is in one of the fields. */
const allIn = ({ words, phrases }: TextQuery, fields: readonly string[]): Clause => ({
  bool: {
    filter: [
      ...words.map(({ stem }) => inOneOf(fields, (field) => ({ term: { [field]: stem } }))),
      ...phrases.map((stems) => inOneOf(fields, (field) => phraseIn(stems, field))),
    ],
  },
});
const exactly = (words: readonly QueryWord[]): Clause[] =>
  words.map(({ exact }) => ({ term: { 'words.exact': exact } }));

/**
 * How closely a question can match, from the widest level to the closest. Each level requires the ones before:
 * 1. The words are anywhere in the question.
 * 2. They are in its text or options.
 * 3. They are in its text or correct answer.
 * 4. They have the forms of the search there.
 * 5. They also follow each other; only if there are several.
 *
 * A text of signs has one level, which matches nothing. A text of very many words has one level too: the engine could
 * refuse a query with all levels.
 */
export function levelsOf(text: TextQuery): Clause[] {
  const anywhere = containsText(text);
  const parts = text.words.length + text.phrases.length;
  if (parts === 0 || parts > MOST_SEARCHED_WORDS) return [anywhere];
  const about = allIn(text, [ABOUT]);
  const exact = [about, ...exactly(text.words)];
  return [
    anywhere,
    allIn(text, SHOWN),
    about,
    ...(text.words.length === 0 ? [] : [{ bool: { filter: exact } }]),
    ...(text.sequence.length < 2 ? [] : [{ bool: { filter: [...exact, phraseIn(text.sequence, ABOUT)] } }]),
  ];
}

/** Matches questions that contain all words and phrases, and none if there are no words. */
export const containsText = (text: TextQuery): Clause =>
  text.words.length + text.phrases.length === 0 ? { match_none: {} } : allIn(text, EVERYWHERE);
