import { wordsOf } from './lint/word-match.ts';
import type { Wording } from './template.ts';

/** Letters. Words with the same beginning have the same stem. */
const STEM = 5;
/** Stems of words for a class of options, such as “ocean”, which questions name without giving anything away. */
const CLASSES: ReadonlySet<string> = new Set(['ocean', 'zatok', 'scrip']);

const stemsOf = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => word.length >= STEM)
    .map((word) => word.slice(0, STEM))
    .filter((stem) => !CLASSES.has(stem));

/** Whether only the right option has a word like one in the question. */
export function sharesStem({ text, correct, incorrect }: Wording): boolean {
  const known = new Set(stemsOf(text));
  const shares = (option: string): boolean => stemsOf(option).some((stem) => known.has(stem));
  return shares(correct) && !incorrect.some(shares);
}

/** A symbol, sign or code after the word that announces it, such as “symbol Hf”, “code DKK” or “.kz”. */
const SYMBOL =
  /(?:\b(?:symbol|symbolu|code|kod|sign|wyróżnik) (?:ISO 4217 )?|\.)(\p{Lu}\p{L}{0,2}|\p{Ll}{2})\b/u;

const initialOf = (text: string): string => text.normalize('NFD').charAt(0).toLowerCase();

/** Whether only the right option starts with the first letter of the symbol that the question asks about. */
export function sharesInitial({ text, correct, incorrect }: Wording): boolean {
  const symbol = SYMBOL.exec(text)?.[1];
  if (symbol === undefined) return false;
  const shares = (option: string): boolean => initialOf(option) === initialOf(symbol);
  return shares(correct) && !incorrect.some(shares);
}
