import { CATEGORIES } from '../../src/contract/categories.ts';
import { Difficulty } from '../../src/contract/vocabulary.ts';
import { STARTER_LANGUAGES } from '../languages.ts';
import type { Finding, Rule } from './words.ts';

/** Questions of each category and language. With fewer, regular players would soon see the same ones again. */
const FEWEST = 150;
/** With fewer questions a share is meaningless. */
const ENOUGH = 20;
/** Players notice a pattern when more questions of a category are of one kind. */
const MOST_OF_KIND = 0.4;

/** There are enough questions in each category, in all levels and of various kinds. */
export const checkAmounts: Rule = (all) =>
  CATEGORIES.flatMap(({ slug }) => {
    const own = all.filter(({ category }) => category === slug);
    const kinds = [...Map.groupBy(own, ({ kind }) => kind)].map(([kind, { length }]) => ({
      kind,
      share: length / own.length,
    }));
    return [
      ...STARTER_LANGUAGES.flatMap((language): Finding[] => {
        const written = own.filter((question) => question[language] !== undefined);
        const levels = new Set(written.map(({ difficulty }) => difficulty[language]));
        return [
          ...(written.length < FEWEST
            ? [
                `${slug} (${language}) has ${written.length} questions: write ${FEWEST - written.length} more.`,
              ]
            : []),
          ...Difficulty.options
            .filter((level) => !levels.has(level))
            .map((level) => `${slug} (${language}) has no question of the level ${level}.`),
        ];
      }),
      ...kinds
        .filter(({ kind, share }) => own.length >= ENOUGH && kind !== 'fact' && share > MOST_OF_KIND)
        .map(
          ({ kind, share }) =>
            `${slug}: ${Math.round(100 * share)} % of the questions are of the kind ${kind}: at most ${100 * MOST_OF_KIND} %.`,
        ),
    ];
  });

/** A question that only people of Poland are likely to answer is not in the English default draw. */
export const checkStandard: Rule = (all) =>
  all
    .filter(
      ({ regions, standard, en }) =>
        en !== undefined &&
        regions.length > 0 &&
        regions.every((code) => code === 'pl') &&
        !standard.includes('en'),
    )
    .map(({ place }) => `${place}: hardly anyone outside Poland can know it: add "standard": ["en"].`);

/** The day one year after a day, both as `YYYY-MM-DD`. */
function aYearAfter(day: string): string {
  const date = new Date(day);
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return date.toISOString().slice(0, 10);
}

/** A question remains right for at least a year after it was written. */
export const checkValidUntil: Rule = (all) =>
  all.flatMap(({ written, validUntil, place }) =>
    validUntil !== undefined && validUntil < aYearAfter(written)
      ? [
          `${place}: is valid until ${validUntil}, less than a year: ask something that stays true for longer.`,
        ]
      : [],
  );
