const SUBSCRIPT: Readonly<Record<string, string>> = {
  0: '₀',
  1: '₁',
  2: '₂',
  3: '₃',
  4: '₄',
  5: '₅',
  6: '₆',
  7: '₇',
  8: '₈',
  9: '₉',
  '+': '₊',
  '-': '₋',
};
const SUPERSCRIPT: Readonly<Record<string, string>> = {
  0: '⁰',
  1: '¹',
  2: '²',
  3: '³',
  4: '⁴',
  5: '⁵',
  6: '⁶',
  7: '⁷',
  8: '⁸',
  9: '⁹',
  '+': '⁺',
  '-': '⁻',
};
const RAISED = /([_^])\{([-+\d]{1,6})\}/gu;
/** LaTeX commands for single characters. */
const SIGNS: Readonly<Record<string, string>> = {
  '\\Box': '□',
  '\\times': '×',
  '\\Delta': 'Δ',
  '\\div': '÷',
  '\\rightarrow': '→',
};
const SIGN = /\\(?:Box|times|Delta|div|rightarrow)(?!\p{L})/gu;

/** Converts formulas to Unicode: `CO_{2}` becomes `CO₂`. What has no Unicode character remains unchanged. */
export function plainNotation(text: string): string {
  return text
    .replaceAll(RAISED, (_, mark: string, signs: string) => {
      const table = mark === '_' ? SUBSCRIPT : SUPERSCRIPT;
      return signs.replaceAll(/[-+\d]/gu, (sign) => table[sign] ?? sign);
    })
    .replaceAll(SIGN, (sign) => SIGNS[sign] ?? sign);
}
