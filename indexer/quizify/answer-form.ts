import { placeSize } from './place-size.ts';
import { isRuler, personSex } from './given-names.ts';
import { bodyWord, kindWord } from './name-words.ts';

const scriptOf = (text: string): string =>
  /\p{Script=Latin}/u.test(text) ? 'latin' : /\p{L}/u.test(text) ? 'other' : 'none';

function startOf(text: string): string {
  if (/^["“'‘«]?\p{Lu}/u.test(text)) return 'capital';
  return /^["“'‘«]?\p{N}/u.test(text) ? 'digit' : 'small';
}

function lengthOf(text: string): string {
  const count = text.split(/\s+/u).length;
  if (count === 1) return 'one word';
  return count <= 3 ? 'name' : 'phrase';
}

/**
 * What an answer looks like. Distractors have the form of the answer: among three capitalized names, a phrase or a
 * number would give itself away.
 */
export function formOf(text: string): string {
  const size = placeSize(text);
  // There are too few countries to separate those with several words from the others.
  if (size === 'country') return size;
  return [
    scriptOf(text),
    startOf(text),
    lengthOf(text),
    /\p{N}/u.test(text) ? 'digits' : '',
    /["“(,:/]/u.test(text) ? 'marks' : '',
    text.startsWith('The ') ? 'the' : '',
    kindWord(text),
    bodyWord(text),
    personSex(text),
    isRuler(text) ? 'ruler' : '',
    size,
  ].join('|');
}
