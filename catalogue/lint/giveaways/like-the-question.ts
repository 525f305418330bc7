import { STARTER_LANGUAGES } from '../../languages.ts';
import type { Wording } from '../../template.ts';
import type { TemplateQuestion } from '../../template-question.ts';
import type { Finding, Rule } from '../rule.ts';
import { wordsOf } from '../word-match.ts';

/** Letters. Words with the same beginning have the same stem. */
const STEM = 5;

const stemsOf = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => word.length >= STEM)
    .map((word) => word.slice(0, STEM));

/** Whether the right option alone has a stem of the question. */
function sharesStem({ text, correct, incorrect }: Wording): boolean {
  const known = new Set(stemsOf(text));
  const shares = (option: string): boolean => stemsOf(option).some((stem) => known.has(stem));
  return shares(correct) && !incorrect.some(shares);
}

/** A symbol, sign or code after the word that announces it, such as “symbol Hf”, “code DKK” or “.kz”. */
const SYMBOL =
  /(?:\b(?:symbol|symbolu|code|kod|sign|wyróżnik) (?:ISO 4217 )?|\.)(\p{Lu}\p{L}{0,2}|\p{Ll}{2})\b/u;

const initialOf = (text: string): string => text.normalize('NFD').charAt(0).toLowerCase();

/** Whether the right option alone starts with the first letter of the symbol in the question. */
function sharesInitial({ text, correct, incorrect }: Wording): boolean {
  const symbol = SYMBOL.exec(text)?.[1];
  if (symbol === undefined) return false;
  const shares = (option: string): boolean => initialOf(option) === initialOf(symbol);
  return shares(correct) && !incorrect.some(shares);
}

function find(
  all: readonly TemplateQuestion[],
  gives: (wording: Wording) => boolean,
  reason: string,
): Finding[] {
  return all
    .filter(({ template }) => template.type === 'multiple')
    .flatMap(({ question, id }) =>
      STARTER_LANGUAGES.filter((language) => gives(question[language])).map((language) => {
        const { text, correct } = question[language];
        return `${id} (${language}): only “${correct}” ${reason} “${text}”.`;
      }),
    );
}

/** No option is the only one with a word of the question. */
export const checkStems: Rule = (all) => find(all, sharesStem, 'has a word like one in');

/** No option is the only one with the first letter of the symbol that the question asks about. */
export const checkInitials: Rule = (all) =>
  find(all, sharesInitial, 'starts with the letter of the symbol in');
