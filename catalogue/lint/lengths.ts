import { STARTER_LANGUAGES, type StarterLanguage } from '../languages.ts';
import { LONGEST_TEXT } from '../template.ts';
import { byTemplate, type TemplateQuestion } from '../template-question.ts';
import type { Rule } from './rule.ts';

/** Characters. */
const LONGEST_ANSWER = 80;

/** Texts and answers fit a small screen. */
export const checkLengths: Rule = (all) =>
  all.flatMap(({ question, id }) =>
    STARTER_LANGUAGES.flatMap((language) => {
      const { text, correct, incorrect } = question[language];
      return [
        ...(text.length > LONGEST_TEXT
          ? [`${id} (${language}): its text has ${text.length} characters: at most ${LONGEST_TEXT}.`]
          : []),
        ...[correct, ...incorrect]
          .filter((answer) => answer.length > LONGEST_ANSWER)
          .map((answer) => `${id} (${language}): “${answer}” is longer than ${LONGEST_ANSWER} characters.`),
      ];
    }),
  );

/** With fewer questions a share is meaningless. */
const ENOUGH = 20;
/**
 * By chance, the right one of four options is the longest in a quarter of the questions. In more than half, players
 * could use that as a hint.
 */
const MOST_LONGEST = 0.5;
/** Authors who choose each option can do better than a table. */
const MOST_LONGEST_BY_HAND = 0.4;

function isLongest({ question }: TemplateQuestion, language: StarterLanguage): boolean {
  const { correct, incorrect } = question[language];
  return incorrect.every((wrong) => wrong.length < correct.length);
}

/** The right option is not so often the longest that it gives the answer away. */
export const checkGivenAwayByLength: Rule = (all) =>
  [...byTemplate(all)].flatMap(([name, questions]) =>
    STARTER_LANGUAGES.flatMap((language) => {
      const choices = questions.filter(({ template }) => template.type === 'multiple');
      const longest = choices.filter((question) => isLongest(question, language)).length;
      const share = longest / choices.length;
      const most = choices[0]?.template.byHand === true ? MOST_LONGEST_BY_HAND : MOST_LONGEST;
      return choices.length >= ENOUGH && share > most
        ? [
            `${name} (${language}): the right option is the longest in ${Math.round(share * 100)} % of the questions: at most ${most * 100} %.`,
          ]
        : [];
    }),
  );
