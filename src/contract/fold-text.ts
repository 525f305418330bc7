/** Lower-case letters that Unicode does not decompose into letter and mark, and signs missing from keyboards. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ĸ: 'q',
  ŋ: 'n',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  // Lower-casing yields it at the end of a word and σ elsewhere.
  ς: 'σ',
  // Catalan puts it inside a doubled letter.
  '·': '',
  '‘': "'",
  '’': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '‐': '-',
  '–': '-',
  '—': '-',
  '−': '-',
};
const WHOLE = new RegExp(`[${Object.keys(WHOLE_LETTERS).join('')}]`, 'gu');
const BEYOND_ASCII = /\P{ASCII}/u;
const MARKS = /\p{Mark}/gu;

/** Folds letter case, diacritics and typographic signs for comparisons, so that `lodz` finds `Łódź`. */
export function foldText(text: string): string {
  if (!BEYOND_ASCII.test(text)) return text.toLowerCase();
  // Normalize first: a compatibility character may decompose into a capital.
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(WHOLE, (letter) => WHOLE_LETTERS[letter] ?? letter);
}
