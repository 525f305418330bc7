import { z } from 'zod';

import { CATEGORIES, CategorySlug, type CategoryRow } from '../contract/categories.ts';
import {
  LONGEST_TEXT_SEARCH,
  LONGEST_TOPIC_NAME,
  MOST_ALTERNATIVES,
  MOST_REQUIRED,
  MOST_SEARCHED_WORDS,
} from '../contract/limits.ts';
import { searchText, storable } from '../contract/text.ts';
import {
  DEFAULT_LANGUAGE,
  DEFAULT_QUALITY,
  Difficulty,
  Language,
  LicenseId,
  licenseFamily,
  QualityFilter,
  QuestionType,
  Slug,
  Source,
  type QualityTier,
} from '../contract/vocabulary.ts';
import { row, type AnyOf, type Clause, type FilteredFields, type PlanContext } from './row.ts';
import { containsText, readTextQuery } from './text-search.ts';

const takesAtMost = (most: number): string => `takes at most ${most} values`;
const slugs = (most: number): z.ZodArray<typeof Slug> => z.array(Slug).min(1).max(most, takesAtMost(most));

const SOURCES = Source.options.length;
const Sources = z.array(Source).min(1).max(SOURCES, takesAtMost(SOURCES));

const RegionInput = z
  .string()
  .max(64)
  .regex(/^[A-Za-z]+(-[A-Za-z]+)*$/, 'must be a region code such as pl or christian-catholic');

/** A topic by its slug or by one of its aliases, which may have several words. */
const TopicName = storable(LONGEST_TOPIC_NAME)
  // oxlint-disable-next-line no-control-regex -- control characters are refused everywhere, and the document says so
  .regex(/^[^,\u0000-\u001f\u007f-\u009f]+$/, 'must be one topic; list several in topics_any');

/** As many words as allowed, separated by spaces, without control characters. */
const WORD = String.raw`[^\u0000- \u007f-\u009f]+`;
const SOME_WORDS = `^ *${WORD}(?: +${WORD}){0,${MOST_SEARCHED_WORDS - 1}} *$`;

const TextSearch = searchText(LONGEST_TEXT_SEARCH)
  .refine(
    (text) => text.split(/\s+/u).length <= MOST_SEARCHED_WORDS,
    `takes at most ${MOST_SEARCHED_WORDS} words`,
  )
  // Published only: a text that matches is always accepted.
  .meta({ pattern: SOME_WORDS });

/** Open-ended questions are only returned on request. */
export const DEFAULT_TYPES: readonly QuestionType[] = ['multiple', 'boolean'];

/** Each tier includes the better ones. */
const TIERS: Record<QualityFilter, readonly QualityTier[]> = {
  high: ['high'],
  standard: ['high', 'standard'],
  all: ['high', 'standard', 'needs_review'],
};

/** The internal id of a category given as id, OpenTDB id or slug. */
export function categoryId(category: number | CategorySlug): number | undefined {
  const known: readonly CategoryRow[] = CATEGORIES;
  return known.find(
    (entry) => entry.id === category || entry.opentdbId === category || entry.slug === category,
  )?.id;
}

const term = (field: string, value: string | number): Clause[] => [{ term: { [field]: value } }];
const oneOf = (field: string, values: readonly string[]): Clause[] => [{ terms: { [field]: [...values] } }];
const allOf = (field: string, values: readonly string[]): Clause[] =>
  values.flatMap((value) => term(field, value));
const hasAll = (values: readonly string[], wanted: readonly string[]): boolean =>
  wanted.every((value) => values.includes(value));

/** Questions that have at least one tag or subcategory of the group. */
export function anyOf({ tags, subcategories }: AnyOf): Clause {
  const should = [
    ...(tags.length === 0 ? [] : oneOf('tags', tags)),
    ...(subcategories.length === 0 ? [] : oneOf('subcategories', subcategories)),
  ];
  return should.length === 0 ? { match_none: {} } : { bool: { should, minimum_should_match: 1 } };
}
const hasAny = (fields: FilteredFields, { tags, subcategories }: AnyOf): boolean =>
  tags.some((tag) => fields.tags.includes(tag)) ||
  subcategories.some((subcategory) => fields.subcategories.includes(subcategory));

const asSet = (values: readonly string[]): string[] => [...new Set(values)].sort();

/** The members of topics, which are tags or subcategories, in an order that does not depend on that of the names. */
async function membersOf(names: readonly string[], { topics }: PlanContext): Promise<AnyOf> {
  const members = await topics.read([...new Set(names)]);
  return {
    tags: asSet(members.flatMap((topic) => topic.tags)),
    subcategories: asSet(members.flatMap((topic) => topic.subcategories)),
  };
}

/** An exact SPDX identifier, or a family. Both are case-insensitive. */
const licenses = (id: string): Clause[] => {
  const value = { value: id, case_insensitive: true };
  const should = [{ term: { license: value } }, { term: { license_family: value } }];
  return [{ bool: { should, minimum_should_match: 1 } }];
};

/**
 * The filters of draws and lists, in the order in which the documentation has them. All given ones must match. The
 * parameters, the query of the search engine, the comparison with rows, keys of caches and warnings are derived.
 */
export const FILTERS = {
  lang: row({
    schema: Language.default(DEFAULT_LANGUAGE).describe(
      'Language of the questions and labels. If nothing matches, the result is empty; there is no fallback language.',
    ),
    clauses: (language) => term('language', language),
    holds: (fields, language) => fields.language === language,
  }),
  category: row({
    schema: z
      .union([z.int().min(1).max(32), CategorySlug])
      .optional()
      .describe('Category slug (recommended), id (1–24) or OpenTDB id (9–32).'),
    example: 'geography',
    // Every accepted value is known.
    plan: (category) => categoryId(category) ?? 0,
    clauses: (id) => term('category', id),
    holds: (fields, id) => fields.category === id,
  }),
  difficulty: row({
    schema: Difficulty.optional().describe(
      'Questions of this level, from common knowledge to specialist knowledge.',
    ),
    clauses: (level) => term('difficulty', level),
    holds: (fields, level) => fields.difficulty === level,
  }),
  type: row({
    schema: QuestionType.optional().describe(
      'By default `multiple` and `boolean` questions. `text_input` returns open-ended questions.',
    ),
    plan: (type): readonly QuestionType[] => [type],
    otherwise: DEFAULT_TYPES,
    clauses: (types) => oneOf('type', types),
    holds: (fields, types) => types.includes(fields.type),
  }),
  tags: row({
    schema: slugs(MOST_REQUIRED).optional().describe('Questions with all of these tags.'),
    example: ['rivers', 'europe'],
    clauses: (tags) => allOf('tags', tags),
    holds: (fields, tags) => hasAll(fields.tags, tags),
    known: { kind: 'tag', required: true },
  }),
  tags_any: row({
    schema: slugs(MOST_ALTERNATIVES).optional().describe('Questions with at least one of these tags.'),
    example: ['rivers', 'lakes'],
    clauses: (tags) => oneOf('tags', tags),
    holds: (fields, tags) => tags.some((tag) => fields.tags.includes(tag)),
    known: { kind: 'tag', required: false },
  }),
  topic: row({
    schema: TopicName.optional().describe('Curated topic: its slug or an alias. Case is ignored.'),
    example: 'rivers-of-the-world',
    plan: (name, context) => membersOf([name], context),
    clauses: (members) => [anyOf(members)],
    holds: hasAny,
    known: { kind: 'topic', required: true },
  }),
  topics_any: row({
    schema: z
      .array(TopicName)
      .min(1)
      .max(MOST_ALTERNATIVES, takesAtMost(MOST_ALTERNATIVES))
      .optional()
      .describe('Questions of at least one of these topics, given as `topic`.'),
    example: ['rivers-of-the-world', 'poland'],
    plan: membersOf,
    clauses: (members) => [anyOf(members)],
    holds: hasAny,
    known: { kind: 'topic', required: false },
  }),
  subcategory: row({
    schema: Slug.optional().describe('Raw subcategory.'),
    example: 'hydrology',
    clauses: (subcategory) => term('subcategories', subcategory),
    holds: (fields, subcategory) => fields.subcategories.includes(subcategory),
    known: { kind: 'subcategory', required: true },
  }),
  quality: row({
    schema: QualityFilter.default(DEFAULT_QUALITY).describe(
      '`high`: the cleanest and most broadly useful questions. `standard` adds niche questions. `all` adds questions flagged for review and shows `quality`.',
    ),
    // Tombstones have no tier, so this condition leaves them out.
    clauses: (quality) => oneOf('quality', TIERS[quality]),
    holds: (fields, quality) => TIERS[quality].includes(fields.quality),
  }),
  regions: row({
    schema: z
      .array(RegionInput)
      .min(1)
      .max(MOST_REQUIRED, takesAtMost(MOST_REQUIRED))
      .optional()
      .describe('Questions with all of these region codes, in upper or lower case.'),
    example: ['pl'],
    plan: (codes) => codes.map((code) => code.toLowerCase()),
    clauses: (codes) => allOf('regions', codes),
    holds: (fields, codes) => hasAll(fields.regions, codes),
    known: { kind: 'region', required: true },
  }),
  source: row({
    schema: Sources.optional().describe('Questions from these sources.'),
    example: ['svc'],
    clauses: (sources) => oneOf('source', sources),
    holds: (fields, sources) => sources.includes(fields.source),
  }),
  exclude_source: row({
    schema: Sources.optional().describe('No questions from these sources. Applied after `source`.'),
    example: ['opentdb'],
    excludes: true,
    clauses: (sources) => oneOf('source', sources),
    holds: (fields, sources) => sources.includes(fields.source),
  }),
  license: row({
    schema: LicenseId.optional().describe(
      'SPDX identifier such as `CC-BY-SA-4.0`, or a family such as `CC-BY-SA`, in upper or lower case.',
    ),
    example: 'CC-BY-4.0',
    plan: (id) => id.toLowerCase(),
    clauses: licenses,
    holds: ({ license }, id) => [license, licenseFamily(license)].some((own) => own.toLowerCase() === id),
    known: { kind: 'license', required: true },
  }),
  q: row({
    schema: TextSearch.optional().describe(
      'Questions that contain all of these words in their text, options or explanation. Case, diacritics and endings of words do not matter. "Quotation marks" require words in this order.',
    ),
    example: 'land',
    plan: (text, { language }) => readTextQuery(text, language),
    clauses: (text) => [containsText(text)],
    // Words are not kept in memory. Those of the document decide.
    holds: () => true,
  }),
} as const;
