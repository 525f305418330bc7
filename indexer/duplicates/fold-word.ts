import type { Language } from '../../src/contract/vocabulary.ts';
import { normalize } from '../sources/source-id.ts';

/** Letters that Unicode does not decompose into a base letter and a mark. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};
const OTHER_LETTERS = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'gu');
// eslint-disable-next-line no-control-regex -- tests whether there is anything to fold
const PLAIN = /^[\u0000-\u007f]*$/u;
/** Text that `normalize` does not change; most answers match. */
const PLAIN_WORDS = /^[a-z\d]+(?: [a-z\d]+)*$/u;

/** Removes diacritics: `łódź` becomes `lodz`. */
export function plainLetters(lowerCase: string): string {
  if (PLAIN.test(lowerCase)) return lowerCase;
  return lowerCase
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(OTHER_LETTERS, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

/** Normalized text without diacritics. */
export function foldText(text: string): string {
  const lowerCase = text.toLowerCase();
  return PLAIN_WORDS.test(lowerCase) ? lowerCase : plainLetters(normalize(text));
}

function foldEnglish(word: string): string {
  let stem = word;
  if (stem.length > 4 && stem.endsWith('ies')) stem = `${stem.slice(0, -3)}y`;
  else if (/(?:[^s]|ss)es$|[^sui]s$/u.test(stem))
    stem = stem.endsWith('sses') ? stem.slice(0, -2) : stem.slice(0, -1);
  if (stem.length > 5 && stem.endsWith('ing')) stem = stem.slice(0, -3);
  else if (stem.length > 4 && stem.endsWith('ed')) stem = stem.slice(0, -2);
  return stem.length > 3 && stem.endsWith('e') ? stem.slice(0, -1) : stem;
}

const POLISH_ENDING =
  /(?:iego|iemu|owie|iach|iami|ach|ami|owi|ego|emu|ymi|imi|iej|iem|ych|ich|om|ow|em|ej|ym|im|ie|ia|iu|io|a|e|i|o|u|y)$/u;
const SHORTEST_STEM = 3;

function foldPolish(word: string): string {
  let stem = word;
  // Two rounds, so that `Kraków` and `w Krakowie` get the same stem.
  for (let round = 0; round < 2; round += 1) {
    const shorter = stem.replace(POLISH_ENDING, '');
    if (shorter.length < SHORTEST_STEM) break;
    stem = shorter;
  }
  // `Polska`, `w Polsce`; `rzeka`, `w rzece`.
  return stem.length > SHORTEST_STEM ? stem.replace(/c$/u, 'k') : stem;
}

const DOUBLED = /([a-z])\1/u;
const EACH_DOUBLED = /([a-z])\1+/gu;

const FOLD: Readonly<Record<Language, (word: string) => string>> = { en: foldEnglish, pl: foldPolish };

/** Light stemming of a folded word: removes inflectional endings, keeps derivational ones. */
export function foldWord(word: string, language: Language): string {
  // Numbers, short words and symbols have no endings.
  if (word.length <= SHORTEST_STEM || !/^[a-z]+$/u.test(word)) return word;
  const stem = FOLD[language](word);
  // Doubled letters are the most frequent misspelling.
  return DOUBLED.test(stem) ? stem.replaceAll(EACH_DOUBLED, '$1') : stem;
}
