import { REGIONS, TOPICS } from '../../catalogue/taxonomy/index.ts';
import { CATEGORIES } from '../../src/contract/categories.ts';
import type { QuestionRecord } from '../../src/contract/record.ts';
import { Difficulty, Language, QualityTier, QuestionType, Source } from '../../src/contract/vocabulary.ts';
import { aQuestion } from './a-question.ts';

/** Slugs beside those that topics gather. */
const OTHERS = 1_500;
const MOST_SLUGS = 6;

/** Numbers from 0 to below 1, the same ones for the same seed. */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const membersOf = (kind: 'tag' | 'subcategory'): string[] =>
  TOPICS.filter((topic) => topic.kind === kind).flatMap((topic) => topic.members);

const others = (name: string): string[] => Array.from({ length: OTHERS }, (_, index) => `${name}-${index}`);

/**
 * Records whose tags, subcategories and regions are as unevenly frequent as in a real catalogue: the second is half as frequent as the
 * first, the third a third. Everything else takes every value that it can.
 */
export function skewedCatalogue(count: number, seed: number): QuestionRecord[] {
  const number = numbersFrom(seed);
  const one = <Value>(values: readonly Value[]): Value => {
    const value = values[Math.floor(number() * values.length)];
    if (value === undefined) throw new Error('there is nothing to choose from');
    return value;
  };
  const shuffled = (values: readonly string[]): string[] =>
    [...new Set(values)]
      .map((value) => ({ value, at: number() }))
      .sort((a, b) => a.at - b.at)
      .map(({ value }) => value);
  const skewed = (values: readonly string[]): string =>
    values[Math.floor((values.length + 1) ** number()) - 1] ?? one(values);
  const some = (values: readonly string[], most: number): string[] => [
    ...new Set(Array.from({ length: Math.floor(number() * (most + 1)) }, () => skewed(values))),
  ];

  const tags = shuffled([...membersOf('tag'), ...others('tag')]);
  const subcategories = shuffled([...membersOf('subcategory'), ...others('field')]);
  const regions = shuffled(REGIONS.map(({ code }) => code));
  const categories = shuffled(CATEGORIES.map(({ slug }) => slug));
  return Array.from({ length: count }, () => {
    const difficulty = one([...Difficulty.options, null]);
    return aQuestion({
      language: one(Language.options),
      type: one(QuestionType.options),
      source: one(Source.options),
      quality: one(QualityTier.options),
      difficulty,
      difficultyRated: difficulty !== null && number() < 0.7,
      category: skewed(categories) as QuestionRecord['category'],
      tags: some(tags, MOST_SLUGS),
      subcategories: some(subcategories, MOST_SLUGS),
      regions: some(regions, 3),
    });
  });
}
