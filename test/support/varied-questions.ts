import fc from 'fast-check';

import { CATEGORIES } from '../../src/contract/categories.ts';
import type { QuestionRecord } from '../../src/contract/record.ts';
import { Difficulty, Language, QualityTier, QuestionType, Source } from '../../src/contract/vocabulary.ts';
import { aQuestion } from './a-question.ts';

/** The values of varied questions: few, so that combinations of filters match some. */
export const VARIED = {
  tags: ['red', 'green', 'blue', 'black'],
  subcategories: ['stars', 'rivers', 'kings'],
  licenses: ['CC-BY-4.0', 'CC-BY-SA-4.0', 'CC-BY-SA-3.0', 'MIT'],
  sources: Source.options.slice(0, 4),
  categories: CATEGORIES.slice(0, 4),
};

const attributes = fc.record({
  language: fc.constantFrom(...Language.options),
  type: fc.constantFrom(...QuestionType.options),
  difficulty: fc.constantFrom(...Difficulty.options, null),
  quality: fc.constantFrom(...QualityTier.options),
  category: fc.constantFrom(...VARIED.categories.map(({ slug }) => slug)),
  tags: fc.subarray(VARIED.tags),
  subcategories: fc.subarray(VARIED.subcategories),
  regions: fc.subarray(['pl', 'de', 'jewish']),
  source: fc.constantFrom(...VARIED.sources),
  license: fc.constantFrom(...VARIED.licenses),
});

/** Random questions. @param seed - the same seed gives the same questions; without a seed they differ in each run */
export const variedQuestions = (count: number, seed?: number): QuestionRecord[] =>
  fc
    .sample(attributes, { numRuns: count, ...(seed === undefined ? {} : { seed }) })
    .map(({ license, ...chosen }) => {
      const plain = aQuestion({ ...chosen, difficultyRated: false });
      return { ...plain, attribution: { ...plain.attribution, license } };
    });
