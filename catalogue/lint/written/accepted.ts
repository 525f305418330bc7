import { optionKey } from '../../../src/contract/text.ts';
import { STARTER_LANGUAGES } from '../../languages.ts';
import type { Rule } from '../rule.ts';

/** Other accepted answers differ from the correct answer, from each other, and from the wrong options. */
export const checkAccepted: Rule = (all) =>
  all.flatMap(({ question, id }) =>
    STARTER_LANGUAGES.flatMap((language) => {
      const { correct, incorrect, accepted = [] } = question[language];
      const taken = new Set([correct, ...incorrect].map(optionKey));
      return accepted
        .filter((answer) => taken.size === taken.add(optionKey(answer)).size)
        .map(
          (answer) => `${id} (${language}): delete the accepted answer “${answer}”, which is listed already.`,
        );
    }),
  );
