import { z } from 'zod';

import { CategorySlug } from '../../src/contract/categories.ts';
import { byLanguage } from '../../src/contract/languages.ts';
import { RegionCode } from '../../src/contract/record.ts';
import { Language, QuestionType, Slug } from '../../src/contract/vocabulary.ts';

const Phrases = z
  .array(z.string().trim().min(2).max(100))
  .describe(
    'Words in a row. `film*` is any word that begins so; `^where can i` stands at the beginning only.',
  );
const PHRASES = byLanguage(() => Phrases.default([]));
const InLanguages = z.strictObject(PHRASES);

/** How much a rule says for its category: 3 decides alone, 2 needs another word, 1 only tips the scales. */
const Weight = z.int().min(1).max(4);

/** One thing that the words of a question tell about it, and what follows. */
export const Rule = z
  .strictObject({
    name: Slug.describe('Unique within its file.'),
    why: z.string().min(10).describe('Why the words allow the conclusion; what was left out as ambiguous.'),
    ...PHRASES,
    in: z
      .enum(['text', 'answer', 'either'])
      .default('text')
      .describe('Where a phrase is looked for. An answer must be the phrase as a whole.'),
    with: InLanguages.optional().describe(
      'One of these must be in the text as well; no condition in a language that has none.',
    ),
    without: InLanguages.optional().describe('None of these may be in the text.'),
    types: z
      .array(QuestionType)
      .min(1)
      .optional()
      .describe('Only questions of these types; all when absent.'),
    category: CategorySlug.optional().describe('For questions whose source tells none.'),
    weight: Weight.default(3),
    within: z
      .array(CategorySlug)
      .min(1)
      .optional()
      .describe('What follows beside the category holds for questions of these categories only.'),
    tags: z.array(Slug).default([]),
    subcategories: z.array(Slug).default([]),
    regions: z.array(RegionCode).default([]),
    flags: z
      .array(z.enum(['not_quiz_worthy', 'clumsy_wording', 'refers_to_options', 'incomplete_answers']))
      .default([]),
  })
  .refine((rule) => Language.options.some((language) => rule[language].length > 0), 'a rule needs a phrase');
export type Rule = z.infer<typeof Rule>;

/** A file of rules. */
export const RuleFile = z
  .array(Rule)
  .refine((rules) => new Set(rules.map(({ name }) => name)).size === rules.length, 'names must be unique');
