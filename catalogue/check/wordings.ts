import { optionKey } from '../../src/contract/text.ts';
import { holdsWords, worded, wordsOf, type Finding, type Rule, type Worded } from './words.ts';

const QUOTED = /„[^”]*”|“[^”]*”/gu;

/** All options differ, and so do other accepted answers. */
function checkOptions({ correct, incorrect, accepted = [], place }: Worded): Finding[] {
  const options = [correct, ...incorrect].map(optionKey);
  const known = new Set(options);
  const findings: Finding[] = [];
  if (known.size < options.length) findings.push(`${place}: two options are the same.`);
  for (const answer of accepted) {
    const key = optionKey(answer);
    if (known.has(key))
      findings.push(`${place}: delete the accepted answer “${answer}”, which is listed already.`);
    known.add(key);
  }
  return findings;
}

/** Names that start in lower case, formulas such as “πr²” and “f/8”, and commands such as “cat”. */
const OWN_CASE = /^(?:\p{Ll}\p{Lu}|id Software$|πr²?$|f\/[\d.,]+$|[a-z]{1,5}$)/u;

/** An option starts with a capital letter, also if a Polish preposition comes first: „W Paryżu”. */
function checkCase({ question, correct, incorrect, place }: Worded): Finding[] {
  if (question.type !== 'multiple') return [];
  return [correct, ...incorrect]
    .filter((option) => /^\p{Ll}/u.test(option) && !OWN_CASE.test(option))
    .map((option) => `${place}: begin the option “${option}” with a capital letter.`);
}

/** Shorter answers, such as a symbol or a digit, appear in a text by chance. */
const SHORTEST_ANSWER = 4;
/** Questions whose text may contain the answer, by category and key, with the reason. */
const MAY_HOLD_ANSWER: Readonly<Record<string, string>> = {
  'animals/pl-slon-w-sloncu': 'that the answer is hidden in the text is the point',
  'books/moria-friend': 'that the password is part of the inscription is the point',
  'celebrities/arnold-ill-be-back': 'the words of the quotation are the options',
  'celebrities/nimoy-second-memoir': 'the second title answers the first',
  'general-knowledge/spelt-incorrectly': 'that the answer is in the text is the point',
  'history/laconic-if': 'the reply is a conjunction that the text needs',
  'mathematics/newton-judge-own-case': 'that he judged his own case is the point',
  'music/sixteenth-note-quarter': 'it is one of two notes that the text names',
};

/** Whether the text contains the answer, or a word that starts with it, such as an inflected form. */
function holds(text: string, answer: string): boolean {
  const [word, ...others] = wordsOf(answer);
  if (word === undefined || others.length > 0) return holdsWords(text, answer);
  return wordsOf(text).some((candidate) => candidate.startsWith(word));
}

/** The text does not contain the answer, unless it names all options. */
function checkGivenAway({ question, text, correct, incorrect, place }: Worded): Finding[] {
  if (question.type === 'boolean' || `${question.category}/${question.key}` in MAY_HOLD_ANSWER) return [];
  const namesAll = incorrect.length > 0 && incorrect.every((wrong) => holds(text, wrong));
  return correct.length >= SHORTEST_ANSWER && holds(text, correct) && !namesAll
    ? [`${place}: the text contains the answer “${correct}”.`]
    : [];
}

/** Words without content. */
const EMPTY = new Set(
  'a an the of in on is was it its by and to for with as that this from are were say should true false w z na i to jest był była o do od się ten ta powinno być prawda fałsz jego jej'.split(
    ' ',
  ),
);

/** An explanation adds something to the question and its answer. That of a true statement may confirm it in other words. */
function checkExplanation({ question, text, correct, explanation, place }: Worded): Finding[] {
  if (question.type === 'boolean' && ['True', 'Prawda'].includes(correct)) return [];
  const known = new Set([...wordsOf(text), ...wordsOf(correct)]);
  return wordsOf(explanation).some((word) => !known.has(word) && !EMPTY.has(word))
    ? []
    : [`${place}: the explanation only repeats the question: add the reason or a second fact.`];
}

/** English words that never occur in Polish and rarely in names. */
const ENGLISH = new Set(
  'which what whose was were these this those does did has have where there their with from been became'.split(
    ' ',
  ),
);

/** A Polish text has no English words, except in quotations and options that are the same in both languages. */
function checkPolish({
  question: { en },
  language,
  text,
  correct,
  incorrect,
  explanation,
  place,
}: Worded): Finding[] {
  if (language !== 'pl') return [];
  const same = new Set(en === undefined ? [] : [en.correct, ...en.incorrect]);
  const texts = [text, explanation, ...[correct, ...incorrect].filter((option) => !same.has(option))];
  return texts.flatMap((own) =>
    own
      .replaceAll(QUOTED, ' ')
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => ENGLISH.has(word))
      .map((word) => `${place}: “${word}” is English.`),
  );
}

const CHECKS = [checkOptions, checkCase, checkGivenAway, checkExplanation, checkPolish];

/** What each wording must fulfil by itself. */
export const checkWordings: Rule = (all) =>
  worded(all).flatMap((wording) => CHECKS.flatMap((check) => check(wording)));
