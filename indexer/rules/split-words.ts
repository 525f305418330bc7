/** Letters that Unicode does not take apart into a base letter and a mark. */
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
// eslint-disable-next-line no-control-regex -- the question is whether anything is beyond ASCII
const ASCII = /^[\u0000-\u007f]*$/;
const MARK = /\p{M}+/gu;
const WORD = /[a-z0-9]+(?:['’][a-z]+)?|[^\P{L}a-z]+/gu;
const POSSESSIVE = /['’]s?$/;
const APOSTROPHE = /['’]/;

/** Lower case without diacritics, for upstreams write names either way: `Łódź` and `lodz` are one word. */
function fold(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replaceAll(MARK, '')
    .replaceAll(WHOLE_LETTER, (letter) => WHOLE_LETTERS[letter] ?? letter);
}

/** A word without the genitive of English: `Shakespeare's` is `shakespeare`, and `don't` is `dont`. */
const bare = (word: string): string =>
  APOSTROPHE.test(word) ? word.replace(POSSESSIVE, '').replace(APOSTROPHE, '') : word;

/** The words of a text as rules compare them: folded, without punctuation. `AC/DC` is two words, `U2` is one. */
export function splitWords(text: string): string[] {
  return (fold(text).match(WORD) ?? []).map(bare);
}
