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

/** Syllables that identify a name; one more is a checksum. */
const TELLING = 4;
/** The number of different names. */
export const NAMES = SYLLABLES.length ** TELLING;
/** Coprime to the number of names, so that each number has a different name and neighbours have dissimilar ones. */
const STRIDE = 30_011_003;
/** An offset: the first names would repeat one syllable. */
const FIRST = 12_345_678;
/** The same for words. */
const WORDS = SYLLABLES.length * SYLLABLES.length * CODAS.length;
const WORD_STRIDE = 30_011;

const CAPITALS = SYLLABLES.map((text) => text.charAt(0).toUpperCase() + text.slice(1));

const syllable = (number: number): string => SYLLABLES[number % SYLLABLES.length] ?? '';
const capital = (number: number): string => CAPITALS[number % SYLLABLES.length] ?? '';

/** A pronounceable, invented name of two words. Any two differ in at least two syllables. */
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

/** A short capitalized word, different for each number below 70,000. */
export function wordOf(number: number): string {
  const place = (number * WORD_STRIDE) % WORDS;
  const second = Math.floor(place / SYLLABLES.length);
  return capital(place) + syllable(second) + (CODAS[Math.floor(second / SYLLABLES.length)] ?? '');
}
