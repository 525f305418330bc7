/** Letters that Unicode does not decompose into a base letter and a mark. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};
const WHOLE_LETTER = /[łøđßæœı]/gu;
// eslint-disable-next-line no-control-regex -- tests for anything beyond ASCII
const ASCII = /^[\u0000-\u007f]*$/;
const MARK = /\p{M}+/gu;
const WORD = /[a-z0-9]+(?:['’][a-z]+)?|[^\P{L}a-z]+/gu;
const POSSESSIVE = /['’]s?$/;
const APOSTROPHE = /['’]/;

/** Lower case without diacritics, since upstreams write names both ways: `Łódź` equals `lodz`. */
function fold(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replaceAll(MARK, '')
    .replaceAll(WHOLE_LETTER, (letter) => WHOLE_LETTERS[letter] ?? letter);
}

/**
 * A word without the English possessive and apostrophes: `Shakespeare's` becomes `shakespeare`, and `don't` becomes
 * `dont`.
 */
const bare = (word: string): string =>
  APOSTROPHE.test(word) ? word.replace(POSSESSIVE, '').replace(APOSTROPHE, '') : word;

/**
 * The words of a text in the form that rules compare: folded, without punctuation. `AC/DC` is two words, `U2` is one.
 */
export function splitWords(text: string): string[] {
  return (fold(text).match(WORD) ?? []).map(bare);
}
