import { optionKey } from '../../src/contract/text.ts';
import { STARTER_LANGUAGES } from '../languages.ts';
import type { Rule } from './rule.ts';

/** The number of wrong options of each type. */
const WRONG = { multiple: 3, boolean: 1, text_input: 0 } as const;

/**
 * A `multiple` question has four options, a `boolean` one two, a `text_input` one a single answer, and all options
 * differ.
 */
export const checkOptions: Rule = (all) =>
  all.flatMap(({ template, question, id }) =>
    STARTER_LANGUAGES.flatMap((language) => {
      const { correct, incorrect } = question[language];
      const options = [correct, ...incorrect].map(optionKey);
      return [
        ...(incorrect.length === WRONG[template.type]
          ? []
          : [`${id} (${language}) has ${incorrect.length} wrong options: give ${WRONG[template.type]}.`]),
        ...(new Set(options).size === options.length
          ? []
          : [`${id} (${language}) offers the same option twice: ${[correct, ...incorrect].join(' / ')}.`]),
      ];
    }),
  );
