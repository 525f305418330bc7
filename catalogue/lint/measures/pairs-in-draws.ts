import { chooseForDefaultDraw, isBroad } from '../../default-draw.ts';
import { STARTER_LANGUAGES, type StarterLanguage } from '../../languages.ts';
import type { TemplateQuestion } from '../../template-question.ts';
import type { Rule } from '../rule.ts';
import { WHOLE_CATALOGUE } from '../whole-catalogue.ts';

/** The usual number of questions of a round. */
const DRAWN = 10;
const MOST_DRAWS_WITH_PAIR = 0.05;

/** The probability that `count` items, drawn without replacement, have two of one group. */
export function chanceOfPair(sizes: readonly number[], count: number): number {
  // The number of choices of `count` groups and one item of each, divided by the number of all choices.
  const ways: number[] = Array.from({ length: count + 1 }, (_, drawn) => (drawn === 0 ? 1 : 0));
  for (const size of sizes)
    for (let drawn = count; drawn > 0; drawn -= 1)
      ways[drawn] = (ways[drawn] ?? 0) + (ways[drawn - 1] ?? 0) * size;
  const total = sizes.reduce((sum, size) => sum + size, 0);
  let choices = 1;
  for (let drawn = 0; drawn < count; drawn += 1) choices = (choices * (total - drawn)) / (drawn + 1);
  return total < count ? 0 : 1 - (ways[count] ?? 0) / choices;
}

/** The questions that a request without filters draws from. */
export function defaultDraw(all: readonly TemplateQuestion[], language: StarterLanguage): TemplateQuestion[] {
  const chosen = chooseForDefaultDraw(all.filter(isBroad), language);
  return all.filter(({ template, id }) => template.type !== 'text_input' && chosen.has(id));
}

/** The share of default draws of ten that have two questions of one template. Those written by hand count one by one. */
export function drawsWithPair(all: readonly TemplateQuestion[], language: StarterLanguage): number {
  const groups = Map.groupBy(defaultDraw(all, language), ({ template, id }) =>
    template.byHand === true ? id : template.name,
  );
  return chanceOfPair(
    [...groups.values()].map(({ length }) => length),
    DRAWN,
  );
}

/** Ten random questions rarely have two of one template. */
export const checkPairsInDraws: Rule = (all) =>
  all.length < WHOLE_CATALOGUE
    ? []
    : STARTER_LANGUAGES.map((language) => ({ language, share: drawsWithPair(all, language) }))
        .filter(({ share }) => share > MOST_DRAWS_WITH_PAIR)
        .map(
          ({ language, share }) =>
            `${(100 * share).toFixed(1)} % of the default draws of ${DRAWN} (${language}) have two questions of one template: at most ${100 * MOST_DRAWS_WITH_PAIR} %.`,
        );
