import { capitalised } from '../capitalised.ts';
import { STARTER_LANGUAGES } from '../languages.ts';
import type { Wording } from '../template.ts';
import type { Rule } from './rule.ts';

/** Formulas and apertures: “πr²” or “f/8”. */
const FORMULA = /^(?:πr²?|f\/[\d.,]+)$/u;
/** Commands such as “cat”, which are the same in all languages. */
const COMMAND = /^[a-z]{2,5}$/u;

function optionsOf({ correct, incorrect }: Wording): readonly string[] {
  return [correct, ...incorrect];
}

/** An option starts with a capital letter, also if a Polish preposition comes first: „W Paryżu”. */
export const checkOptionCase: Rule = (all) =>
  all.flatMap(({ template, question, id }) =>
    STARTER_LANGUAGES.flatMap((language) => {
      if (template.type !== 'multiple') return [];
      const isCommand = (option: string): boolean =>
        COMMAND.test(option) && STARTER_LANGUAGES.every((one) => optionsOf(question[one]).includes(option));
      const lowerCase = optionsOf(question[language]).filter(
        (option) => capitalised(option) !== option && !FORMULA.test(option) && !isCommand(option),
      );
      return lowerCase.map(
        (option) => `${id} (${language}): write “${capitalised(option)}”, not “${option}”.`,
      );
    }),
  );
