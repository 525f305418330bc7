import type { estypes } from '@elastic/elasticsearch';

import type { Phrase, QueryWord, TextQuery } from './words/text-query.ts';

type Clause = NonNullable<estypes.QueryDslQueryContainer>;

const ABOUT = 'words.about';
const SHOWN = [ABOUT, 'words.options'] as const;
const EVERYWHERE = [...SHOWN, 'words.explanation'] as const;

/** Words and phrases of a search that is ranked by all levels: the engine could refuse longer queries. */
const MOST_RANKED = 16;
/** Numbers of other words in the text of a question, `Which city is …`, that still make it a close match. */
const FEW_OTHERS = [2, 1, 0];

const oneOf = (clauses: readonly Clause[]): Clause => {
  const [first] = clauses;
  return clauses.length === 1 && first !== undefined
    ? first
    : { bool: { should: [...clauses], minimum_should_match: 1 } };
};
const allOf = (clauses: readonly Clause[]): Clause => ({ bool: { filter: [...clauses] } });

const stemIn = (stem: string, field: string): Clause => ({ term: { [field]: stem } });
const wordIn = ({ stems }: QueryWord, field: string): Clause[] => stems.map((stem) => stemIn(stem, field));
const sequenceIn = (stems: readonly string[], field: string): Clause => ({
  match_phrase: { [field]: stems.join(' ') },
});
const phraseIn = ({ stems, joined }: Phrase, field: string): Clause[] => [
  sequenceIn(stems, field),
  stemIn(joined, field),
];

/** Each word and each phrase is in one of the fields. */
const allIn = ({ words, phrases }: TextQuery, fields: readonly string[]): Clause =>
  allOf([
    ...words.map((word) => oneOf(fields.flatMap((field) => wordIn(word, field)))),
    ...phrases.map((phrase) => oneOf(fields.flatMap((field) => phraseIn(phrase, field)))),
  ]);

/** The words have the forms of the search, and follow each other, if the text or the correct answer has them all. */
const literally = ({ words, sequence }: TextQuery): Clause[] => [
  ...words.map(({ exact }) => ({ term: { 'words.exact': exact } })),
  ...(sequence.length < 2 ? [] : [sequenceIn(sequence, ABOUT)]),
];
const partsOf = ({ words, phrases }: TextQuery): number => words.length + phrases.length;

/**
 * How closely a question can match, from the widest level to the closest. Each level requires the ones before:
 * 1. The words are anywhere in the question.
 * 2. They are in its text or options.
 * 3. They are in its text or correct answer.
 * 4. They have the forms of the search there, and follow each other.
 *
 * A text of signs has one level, which matches nothing. A text of very many words has one level too.
 */
export function levelsOf(text: TextQuery): Clause[] {
  const parts = partsOf(text);
  if (parts === 0 || parts > MOST_RANKED) return [containsText(text)];
  const about = allIn(text, [ABOUT]);
  return [containsText(text), allIn(text, SHOWN), about, allOf([about, ...literally(text)])];
}

const scored = (clause: Clause, boost: number): Clause => ({ constant_score: { filter: clause, boost } });

/**
 * Adds up to a whole number: how closely a question matches. What it is about counts most: how few other words its text
 * has. Of equal ones, those with the words of the search as they are come first.
 */
export function scoresOf(text: TextQuery): Clause[] {
  if (partsOf(text) === 0) return [];
  const others = FEW_OTHERS.map((most) => scored({ range: { 'words.size': { lte: text.size + most } } }, 2));
  const isLong = partsOf(text) > MOST_RANKED;
  const about: Clause = {
    bool: {
      must: [scored(allIn(text, [ABOUT]), 1)],
      should: isLong ? others : [...others, scored(allOf(literally(text)), 1)],
    },
  };
  return isLong ? [about] : [scored(allIn(text, SHOWN), 1), about];
}

/** Matches questions that contain all words and phrases, and none if there are no words. */
export const containsText = (text: TextQuery): Clause =>
  text.words.length + text.phrases.length === 0 ? { match_none: {} } : allIn(text, EVERYWHERE);
