import { REGIONS, TOPICS } from '../../catalogue/taxonomy/taxonomy.ts';
import { CATEGORIES } from '../../src/contract/categories.ts';
import type { QuestionRecord } from '../../src/contract/record.ts';
import { Difficulty, Language, QualityTier, QuestionType, Source } from '../../src/contract/vocabulary.ts';
import { createRandom, zipfRanks } from '../../cli/generate/random.ts';
import { aQuestion } from './a-question.ts';

/** Slugs in addition to the members of topics. */
const OTHERS = 1_500;
const MOST_SLUGS = 6;

const membersOf = (kind: 'tag' | 'subcategory'): string[] =>
  TOPICS.filter((topic) => topic.kind === kind).flatMap((topic) => topic.members);

const others = (name: string): string[] => Array.from({ length: OTHERS }, (_, index) => `${name}-${index}`);

/**
 * Records whose tags, subcategories and regions are as unevenly distributed as in a real catalogue: the second is half
 * as frequent as the first, the third a third. Everything else takes all possible values.
 */
export function skewedCatalogue(count: number, seed: number): QuestionRecord[] {
  const draw = createRandom(seed);
  const one = <Value>(values: readonly Value[]): Value => {
    const value = values[draw.below(values.length)];
    if (value === undefined) throw new Error('there is nothing to choose from');
    return value;
  };
  const shuffled = (values: readonly string[]): string[] =>
    [...new Set(values)]
      .map((value) => ({ value, at: draw.bits() }))
      .sort((a, b) => a.at - b.at)
      .map(({ value }) => value);
  const skewed = (values: readonly string[]): (() => string) => {
    const rank = zipfRanks(values.length);
    return () => values[rank(draw)] ?? one(values);
  };
  const some = (value: () => string, most: number): string[] => [
    ...new Set(Array.from({ length: draw.below(most + 1) }, value)),
  ];

  const tag = skewed(shuffled([...membersOf('tag'), ...others('tag')]));
  const subcategory = skewed(shuffled([...membersOf('subcategory'), ...others('field')]));
  const region = skewed(shuffled(REGIONS.map(({ code }) => code)));
  const category = skewed(shuffled(CATEGORIES.map(({ slug }) => slug)));
  return Array.from({ length: count }, () => {
    const difficulty = one([...Difficulty.options, null]);
    return aQuestion({
      language: one(Language.options),
      type: one(QuestionType.options),
      source: one(Source.options),
      quality: one(QualityTier.options),
      difficulty,
      difficultyRated: difficulty !== null && draw.below(10) < 7,
      category: category() as QuestionRecord['category'],
      tags: some(tag, MOST_SLUGS),
      subcategories: some(subcategory, MOST_SLUGS),
      regions: some(region, 3),
    });
  });
}
