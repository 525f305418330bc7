const ONSETS = [
  'b',
  'd',
  'f',
  'g',
  'h',
  'j',
  'k',
  'l',
  'm',
  'n',
  'p',
  'r',
  's',
  't',
  'v',
  'w',
  'z',
  'br',
  'kr',
];
const VOWELS = ['a', 'e', 'i', 'o', 'u'];
const SYLLABLES = ONSETS.flatMap((onset) => VOWELS.map((vowel) => onset + vowel));
const CODAS = ['', 'n', 'l', 'r', 's', 'k', 'm', 't'];

/** Syllables of a name that say which one it is, beside one that is made from them. */
const TELLING = 4;
/** So many different names there are. */
export const NAMES = SYLLABLES.length ** TELLING;
/** Has no factor in common with their number, so that neighbours in number get names that are far apart, and each its own. */
const STRIDE = 30_011_003;
/** Not at the beginning, where all syllables are the same. */
const FIRST = 12_345_678;
/** The same for words. */
const WORDS = SYLLABLES.length * SYLLABLES.length * CODAS.length;
const WORD_STRIDE = 30_011;

const CAPITALS = SYLLABLES.map((text) => text.charAt(0).toUpperCase() + text.slice(1));

const syllable = (number: number): string => SYLLABLES[number % SYLLABLES.length] ?? '';
const capital = (number: number): string => CAPITALS[number % SYLLABLES.length] ?? '';

/** A name in two words that nobody has heard, but could pronounce. Two of them differ in two syllables at least. */
export function nameOf(number: number): string {
  let rest = (FIRST + number * STRIDE) % NAMES;
  let check = 0;
  const next = (): number => {
    const digit = rest % SYLLABLES.length;
    rest = (rest - digit) / SYLLABLES.length;
    check += digit;
    return digit;
  };
  const first = capital(next()) + syllable(next());
  const second = capital(next()) + syllable(next());
  return `${first}${CODAS[check % CODAS.length] ?? ''} ${second}${syllable(check)}`;
}

/** A short word with a capital: each number below 70,000 has its own. */
export function wordOf(number: number): string {
  const place = (number * WORD_STRIDE) % WORDS;
  const second = Math.floor(place / SYLLABLES.length);
  return capital(place) + syllable(second) + (CODAS[Math.floor(second / SYLLABLES.length)] ?? '');
}
