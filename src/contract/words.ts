/** The English possessive. Other apostrophes separate words, so that `d'Arc` is found by `arc`. */
const POSSESSIVE = /'s(?![\p{L}\p{N}])/gu;
const INITIALS = /\p{L}\. \p{L}\./u;
/** `J. K.` is read as `J.K.`. */
const INITIAL = /(?<![\p{L}\p{N}])(\p{L}\.) (?=\p{L}\.)/gu;
/** `10,000`, `10 000` and `10.000`. Folding makes plain spaces of all others. */
const GROUPED = /(?<![\p{L}\p{N}.,])[1-9]\d{0,2}([ ,.'])\d{3}(?:\1\d{3})*(?!\p{N})/gu;
const SEPARATORS = /\D/gu;
/** `3.5` and `3,5`, but not parts of dates and lists. */
const DECIMAL = /(?<![\p{N}.,])(\d+)[.,](\d+)(?!\p{N}|[.,]\d)/gu;
/** Stands for the decimal separator. Folded texts do not have this sign. */
const POINT = '·';
const SEPARATED = /\d[ ,.']\d/;
const WORD = /[\p{L}\p{N}]+(?:·[\p{L}\p{N}]+)?/gu;
/** `e-mail`, `AC/DC`, `d'Arc`, `R&B` and `U.S.A.` */
const CONNECTED = /[\p{L}\p{N}]+(?:['&./-][\p{L}\p{N}]+)+/gu;
const CONNECTOR = /['&./-]/;
const SIGN_WITHIN = /[^ ]['&./-][^ ]/;
const LETTER = /\p{L}/u;

/** A text in lower case without diacritics, with numbers without separators. */
function normalize(text: string): string {
  // Most texts need none of this, and the tests are quicker than the replacements.
  let normal = foldText(text);
  if (normal.includes("'s")) normal = normal.replaceAll(POSSESSIVE, '');
  if (INITIALS.test(normal)) normal = normal.replaceAll(INITIAL, '$1');
  if (!SEPARATED.test(normal)) return normal;
  return normal
    .replaceAll(GROUPED, (number) => number.replaceAll(SEPARATORS, ''))
    .replaceAll(DECIMAL, `$1${POINT}$2`);
}

/** A text as words, in lower case without diacritics. */
export interface Words {
  /** In the order of the text. A number is one word, whichever separators it has. */
  readonly words: readonly string[];
  /** The words of each compound, such as `e` and `mail`. Numbers alone make none: they are dates, ranges or scores. */
  readonly compounds: readonly (readonly string[])[];
}

export function readWords(text: string): Words {
  const normal = normalize(text);
  const words = normal.match(WORD) ?? [];
  if (!SIGN_WITHIN.test(normal)) return { words, compounds: [] };
  const compounds = (normal.match(CONNECTED) ?? []).filter((compound) => LETTER.test(compound));
  return { words, compounds: compounds.map((compound) => compound.split(CONNECTOR)) };
}

/** The words alone. */
export const splitWords = (text: string): readonly string[] => normalize(text).match(WORD) ?? [];

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
