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
const MINUS = /(?<=^|[\s^])[-−–](?=\d)/g;
/** 10² is not 102, but 10^2. */
const RAISED = /[⁰¹²³⁴-⁹⁻]+/g;
/** Not among them: C, C++ and C# are three languages. */
const SIGNS = /[^\p{Letter}\p{Number}+#@]+/gu;
/** A separator of thousands: "1,000", "1.000" and "1 000" are one number. */
const THOUSANDS = /(?<=\d)[ .,](?=\d{3}(?!\d))/g;

/** Folds what typing should not be judged by: letter case, diacritics and signs. */
export function foldAnswer(text: string): string {
  return text
    .replace(RAISED, ' $&')
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(WHOLE, (letter) => WHOLE_LETTERS[letter] ?? letter)
    .replace(THOUSANDS, '')
    .replace(APOSTROPHES, '')
    .replace(MINUS, ' minus ')
    .replace(/&/g, ' and ')
    .replace(SIGNS, ' ')
    .trim();
}
