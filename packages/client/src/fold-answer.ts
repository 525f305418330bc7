/** Lower-case letters that Unicode does not decompose into letter and mark. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};
const WHOLE = new RegExp(`[${Object.keys(WHOLE_LETTERS).join('')}]`, 'g');
const MARKS = /\p{Mark}/gu;
/** Inside words they are nothing: "O'Neill" is "ONeill". */
const APOSTROPHES = /['’‘ʼ`´]/g;
const MINUS = /(?<=^|\s)[-−–](?=\d)/g;
const SIGNS = /[^\p{Letter}\p{Number}]+/gu;
/** A separator of thousands: "1,000", "1.000" and "1 000" are one number. */
const THOUSANDS = /(?<=\d)[ .,](?=\d{3}(?!\d))/g;
const ARTICLE = /^(the|an?) (?=.)/;

/** Folds what typing should not be judged by: letter case, diacritics, signs, spaces and the English article. */
export function foldAnswer(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(WHOLE, (letter) => WHOLE_LETTERS[letter] ?? letter)
    .replace(THOUSANDS, '')
    .replace(APOSTROPHES, '')
    .replace(MINUS, ' minus ')
    .replace(/&/g, ' and ')
    .replace(SIGNS, ' ')
    .trim()
    .replace(ARTICLE, '');
}
