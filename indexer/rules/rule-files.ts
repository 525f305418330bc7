import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

import { CategorySlug } from '../../src/contract/categories.ts';
import { RegionCode } from '../../src/contract/record.ts';
import { byLanguage, Language, QuestionType, Slug } from '../../src/contract/vocabulary.ts';

const Phrases = z
  .array(z.string().trim().min(2).max(100))
  .describe(
    'Consecutive words. `film*` matches any word that begins with it; `^where can i` only matches at the beginning.',
  );
const PHRASES = byLanguage(() => Phrases.default([]));
const InLanguages = z.strictObject(PHRASES);

/** The weight of a rule for its category: 3 is enough alone, 2 needs another rule, 1 only breaks ties. */
const Weight = z.int().min(1).max(4);

/** A conclusion from the words of a question. */
const Rule = z
  .strictObject({
    name: Slug.describe('Unique within its file.'),
    why: z
      .string()
      .min(10)
      .describe('Why the words justify the conclusion, and what was left out as ambiguous.'),
    ...PHRASES,
    in: z
      .enum(['text', 'answer', 'either'])
      .default('text')
      .describe('Where a phrase is searched. An answer must equal the phrase.'),
    with: InLanguages.optional().describe(
      'The text must also contain one of these. A language without any has no condition.',
    ),
    without: InLanguages.optional().describe('The text must contain none of these.'),
    types: z
      .array(QuestionType)
      .min(1)
      .optional()
      .describe('Only questions of these types; all types if absent.'),
    category: CategorySlug.optional().describe('For questions without a category from their source.'),
    weight: Weight.default(3),
    within: z
      .array(CategorySlug)
      .min(1)
      .optional()
      .describe('The tags, subcategories, regions and flags only apply to questions in these categories.'),
    tags: z.array(Slug).default([]),
    subcategories: z.array(Slug).default([]),
    regions: z.array(RegionCode).default([]),
    flags: z
      .array(z.enum(['not_quiz_worthy', 'clumsy_wording', 'refers_to_options', 'incomplete_answers']))
      .default([]),
  })
  .refine((rule) => Language.options.some((language) => rule[language].length > 0), 'a rule needs a phrase');
type Rule = z.infer<typeof Rule>;

/** A file of rules. */
export const RuleFile = z
  .array(Rule)
  .refine((rules) => new Set(rules.map(({ name }) => name)).size === rules.length, 'names must be unique');

/** A rule with its full name, such as `film/word`. */
export interface NamedRule extends Rule {
  readonly id: string;
}

const FOLDER = new URL('data/', import.meta.url);

/** The name and the unparsed content of each file. */
export const readRuleFiles = (): [name: string, content: unknown][] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'))]);

let kept: readonly NamedRule[] | undefined;

/** All rules of all files. They are read when they are first needed, by an import or the tests of the rules. */
export const readRules = (): readonly NamedRule[] =>
  (kept ??= readRuleFiles().flatMap(([file, content]) =>
    RuleFile.parse(content).map((rule) => ({ ...rule, id: `${file}/${rule.name}` })),
  ));
