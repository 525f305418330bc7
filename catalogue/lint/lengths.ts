import { STARTER_LANGUAGES, type StarterLanguage } from '../languages.ts';
import { byTemplate, type Asked, type Rule } from './asked.ts';

/** Characters: what fits the screen of a telephone beside four options. */
const LONGEST_TEXT = 200;
const LONGEST_ANSWER = 80;

/** Texts and answers fit a small screen. */
export const checkLengths: Rule = (asked) =>
  asked.flatMap(({ question, id }) =>
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

/** With fewer questions a share says nothing. */
const ENOUGH = 20;
/** By chance the right one of four is the longest in a quarter of the questions; beyond a half it is a hint to players. */
const MOST_LONGEST = 0.5;

function isLongest({ question }: Asked, language: StarterLanguage): boolean {
  const { correct, incorrect } = question[language];
  return incorrect.every((wrong) => wrong.length < correct.length);
}

/** The right option is not the longest so often that a player could go by it. */
export const checkGivenAwayByLength: Rule = (asked) =>
  [...byTemplate(asked)].flatMap(([name, questions]) =>
    STARTER_LANGUAGES.flatMap((language) => {
      const choices = questions.filter(({ template }) => template.type === 'multiple');
      const longest = choices.filter((question) => isLongest(question, language)).length;
      const share = longest / choices.length;
      return choices.length >= ENOUGH && share > MOST_LONGEST
        ? [
            `${name} (${language}): the right option is the longest in ${Math.round(share * 100)} % of the questions.`,
          ]
        : [];
    }),
  );
