import type { Language } from '../../src/contract/vocabulary.ts';
import { isTypo, type Fingerprint } from './fingerprint.ts';
import { LEXICON } from './lexicon.ts';
import { WEIGHTS } from './words.ts';

/** The similarity of two questions, from 0 to 1. It is 0 if language, answers, options or a decisive word differ. */
export function similarity(one: Fingerprint, other: Fingerprint): number {
  if (one.language !== other.language || one.isClaim !== other.isClaim) return 0;
  if (!answersAgree(one, other) || !optionsAgree(one, other) || !namesAgree(one, other)) return 0;
  if ((one.isOrdered || other.isOrdered) && !inSameOrder(one, other)) return 0;
  return wordSimilarity(one, other);
}

/** The share of common options from which questions that refer to their options are the same. */
const SAME_OPTIONS = 0.5;

/** Whether the answer that one question shows is also right for the other. */
function answersAgree(one: Fingerprint, other: Fingerprint): boolean {
  const [shownByOne = ''] = one.answers;
  const [shownByOther = ''] = other.answers;
  return one.answers.includes(shownByOther) || other.answers.includes(shownByOne);
}

function optionsAgree({ options: one }: Fingerprint, { options: other }: Fingerprint): boolean {
  if (one === null && other === null) return true;
  if (one === null || other === null) return false;
  const shared = [...one].filter((answer) => other.has(answer)).length;
  return shared >= SAME_OPTIONS * (one.size + other.size - shared);
}

/** Whether both texts have the same names, including the stop words in them, which distinguish titles. */
function namesAgree(one: Fingerprint, other: Fingerprint): boolean {
  if (!one.showsNames || !other.showsNames) return true;
  return (
    haveSameEndings(one, other) &&
    !areReversed(one, other) &&
    one.stopWordsInNames.values().every((word) => other.stopWords.has(word)) &&
    other.stopWordsInNames.values().every((word) => one.stopWords.has(word))
  );
}

/** `The Dance` and `The Dancing`, or `Blue Hill` and `Blue Hills`, have the same stems but are different names. */
function haveSameEndings({ names: one }: Fingerprint, { names: other }: Fingerprint): boolean {
  return one.entries().every(([form, ending]) => (other.get(form) ?? ending) === ending);
}

/** `X Factor` is not `Factor X`. */
function areReversed({ nameParts: one }: Fingerprint, { nameParts: other }: Fingerprint): boolean {
  return one.values().some((part) => {
    const reversed = part.split(' ').toReversed().join(' ');
    return other.has(reversed) && !one.has(reversed);
  });
}

function inSameOrder({ words: one }: Fingerprint, { words: other }: Fingerprint): boolean {
  const shared = [...one.keys()].filter((word) => other.has(word));
  const theirs = other.keys().filter((word) => one.has(word));
  return theirs.every((word, index) => word === shared[index]);
}

/** The weighted Jaccard similarity of the words; 0 if the words that differ show that the questions are different. */
function wordSimilarity(one: Fingerprint, other: Fingerprint): number {
  const onlyOne = [...one.words.keys()].filter((word) => !other.words.has(word));
  const onlyOther = [...other.words.keys()].filter((word) => !one.words.has(word));
  const areNames = (word: string, match: string): boolean => one.names.has(word) && other.names.has(match);
  let shared = !one.isClaim && forgiveTypo(onlyOne, onlyOther, areNames) ? WEIGHTS.plain : 0;
  if (contrast(onlyOne, onlyOther, one, other)) return 0;
  for (const word of one.words.keys())
    if (other.words.has(word)) shared += Math.max(weightOf(word, one), weightOf(word, other));
  let apart = 0;
  for (const word of onlyOne) apart += weightOf(word, one);
  for (const word of onlyOther) apart += weightOf(word, other);
  return shared / (shared + apart);
}

const weightOf = (word: string, { words }: Fingerprint): number => WEIGHTS[words.get(word) ?? 'light'];

/**
 * Removes a word that is misspelled in one of the texts from both lists: at most one, and not if both write it as a
 * name.
 */
function forgiveTypo(
  one: string[],
  other: string[],
  areNames: (word: string, match: string) => boolean,
): boolean {
  for (const [index, word] of one.entries()) {
    const match = other.findIndex((candidate) => isTypo(word, candidate) && !areNames(word, candidate));
    if (match === -1) continue;
    one.splice(index, 1);
    other.splice(match, 1);
    return true;
  }
  return false;
}

/** Whether the words that only one text has show that these are different questions. */
function contrast(onlyOne: string[], onlyOther: string[], one: Fingerprint, other: Fingerprint): boolean {
  const classes = new Set(onlyOne.map((word) => one.words.get(word)));
  const others = new Set(onlyOther.map((word) => other.words.get(word)));
  if (classes.has('fixed') || others.has('fixed')) return true;
  // Each has a different word, as questions made from one pattern do.
  if (classes.has('plain') && others.has('plain')) return true;
  return areRivals(onlyOne, onlyOther, one.language);
}

function areRivals(one: readonly string[], other: readonly string[], language: Language): boolean {
  const { rivals } = LEXICON[language];
  const groups = new Set(one.flatMap((word) => rivals.get(word) ?? []));
  return other.some((word) => groups.has(rivals.get(word) ?? ''));
}
