/** What Unicode does not take apart into a letter and a mark, in lower case, and signs that keyboards lack. */
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
  // Letter case alone makes it of the other, by where it stands in a word.
  ς: 'σ',
  // Catalan writes it within a doubled letter.
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

/** What a text is compared by: without letter case, diacritics and typographic signs, so that `lodz` finds `Łódź`. */
export function foldText(text: string): string {
  if (!BEYOND_ASCII.test(text)) return text.toLowerCase();
  // Taken apart first: what comes out of a compatibility character may be a capital.
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(WHOLE, (letter) => WHOLE_LETTERS[letter] ?? letter);
}
