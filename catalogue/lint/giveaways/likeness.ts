import { STARTER_LANGUAGES } from '../../languages.ts';
import { sharesInitial, sharesStem } from '../../like-the-question.ts';
import type { TemplateQuestion } from '../../template-question.ts';
import type { Finding, Rule } from '../rule.ts';

/** The share of wordings. Some likenesses are the fact that is asked for, as in names from foreign languages. */
const MOST_ALIKE = 0.01;

/** What the right option alone has in common with the question, by wording. */
export function likenesses(all: readonly TemplateQuestion[]): Finding[] {
  return all
    .filter(({ template, question }) => template.type === 'multiple' && question.en.incorrect.length > 0)
    .flatMap(({ question, id }) =>
      STARTER_LANGUAGES.flatMap((language) => {
        const wording = question[language];
        const reasons = [
          ...(sharesStem(wording) ? ['has a word like one in'] : []),
          ...(sharesInitial(wording) ? ['starts with the letter of the symbol in'] : []),
        ];
        return reasons.map(
          (reason) => `${id} (${language}): only “${wording.correct}” ${reason} “${wording.text}”.`,
        );
      }),
    );
}

/** In few questions, only the right option is like the question. */
export const checkLikeness: Rule = (all) => {
  const found = likenesses(all);
  return found.length > MOST_ALIKE * all.length * STARTER_LANGUAGES.length ? found : [];
};
