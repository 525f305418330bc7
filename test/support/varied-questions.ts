import fc from 'fast-check';

import { CATEGORIES } from '../../src/contract/categories.ts';
import type { QuestionRecord } from '../../src/contract/record.ts';
import { Difficulty, Language, QualityTier, QuestionType, Source } from '../../src/contract/vocabulary.ts';
import { aQuestion } from './a-question.ts';

/** What varied questions differ in: few values, so that combinations of filters meet some. */
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

/** Questions of whatever kind. @param seed - the same one gives the same questions; without one they differ at each run */
export const variedQuestions = (count: number, seed?: number): QuestionRecord[] =>
  fc
    .sample(attributes, { numRuns: count, ...(seed === undefined ? {} : { seed }) })
    .map(({ license, ...chosen }) => {
      const plain = aQuestion({ ...chosen, difficultyRated: false });
      return { ...plain, attribution: { ...plain.attribution, license } };
    });
