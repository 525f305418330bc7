import type { TemplateQuestion } from '../../template-question.ts';
import type { Rule } from '../rule.ts';
import { holdsWords, wordsOf } from '../word-match.ts';
import { WHOLE_CATALOGUE } from '../whole-catalogue.ts';

const MOST_TWINS = 0.03;
/** Words. Longer answers are sentences, which no text contains. */
const LONGEST_ANSWER = 8;
/** Characters. Shorter answers, such as a digit, are contained by chance. */
const SHORTEST_ANSWER = 3;

/** Every sequence of words in a text that may be an answer. */
function phrasesOf(text: string): string[] {
  const words = wordsOf(text);
  return words.flatMap((_, start) =>
    words
      .slice(start, start + LONGEST_ANSWER)
      .map((_, length) => words.slice(start, start + length + 1).join(' ')),
  );
}

/**
 * Questions of which another one asks the reverse: its text contains the answer of this one, and the text of this one its
 * answer. Both are in the list.
 */
export function reversedTwins(all: readonly TemplateQuestion[]): TemplateQuestion[] {
  const choices = all.filter(
    ({ template, question }) => template.type !== 'boolean' && question.en.correct.length >= SHORTEST_ANSWER,
  );
  const byAnswer = Map.groupBy(choices, ({ question }) => wordsOf(question.en.correct).join(' '));
  return choices.filter(({ template, question: { en } }) =>
    phrasesOf(en.text).some((phrase) =>
      (byAnswer.get(phrase) ?? []).some(
        (other) => other.template.name !== template.name && holdsWords(other.question.en.text, en.correct),
      ),
    ),
  );
}

/** Few facts are asked in both directions. */
export const checkReversedTwins: Rule = (all) => {
  const share = reversedTwins(all).length / all.length;
  return all.length < WHOLE_CATALOGUE || share <= MOST_TWINS
    ? []
    : [`${(100 * share).toFixed(1)} % of all questions have a reversed twin: at most ${100 * MOST_TWINS} %.`];
};
