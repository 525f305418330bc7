import type { estypes } from '@elastic/elasticsearch';

import type {
  Difficulty,
  Language,
  QualityFilter,
  QualityTier,
  QuestionType,
  Source,
} from '../contract/vocabulary.ts';
import { containsText } from './text-clauses.ts';
import type { TextQuery } from './words/text-query.ts';

/** Tags and subcategories of which a question needs at least one. Topics are expanded to their members before. */
export interface AnyOf {
  readonly tags: readonly string[];
  readonly subcategories: readonly string[];
}

/** Open-ended questions are only returned on request. */
export const DEFAULT_TYPES: readonly QuestionType[] = ['multiple', 'boolean'];

/** A question filter in terms of the index. Absent or empty parts do not filter. */
export interface SearchFilter {
  readonly language: Language;
  readonly quality: QualityFilter;
  readonly types: readonly QuestionType[];
  readonly category?: number;
  readonly difficulty?: Difficulty;
  /** All of these tags. */
  readonly tags: readonly string[];
  /** All of these subcategories. */
  readonly subcategories: readonly string[];
  /** All of these regions, lower case. */
  readonly regions: readonly string[];
  /** At least one member of each of these groups. A group without members matches no question. */
  readonly anyOf: readonly AnyOf[];
  readonly sources: readonly Source[];
  readonly excludedSources: readonly Source[];
  /** An exact SPDX identifier or a family, in any case. */
  readonly license?: string;
  /** What the texts contain. */
  readonly text?: TextQuery;
  /** Milliseconds since 1970; from inclusive, before exclusive. */
  readonly updated?: { readonly from: number; readonly before?: number };
  readonly excludedIds: readonly string[];
  /** The same by their unique numbers. */
  readonly excludedSeqs?: readonly number[];
}

/** Each tier includes the better ones. */
export const TIERS: Record<QualityFilter, readonly QualityTier[]> = {
  high: ['high'],
  standard: ['high', 'standard'],
  all: ['high', 'standard', 'needs_review'],
};

type Clause = NonNullable<estypes.QueryDslQueryContainer>;

const allOf = (field: string, values: readonly string[]): Clause[] =>
  values.map((value) => ({ term: { [field]: value } }));
const oneOf = (field: string, values: readonly (string | number)[]): Clause[] =>
  values.length === 0 ? [] : [{ terms: { [field]: [...values] } }];

/** What a request finds that names a language and no other filter. */
export const playableFilter = (language: Language): SearchFilter => ({
  language,
  quality: 'high',
  types: DEFAULT_TYPES,
  tags: [],
  subcategories: [],
  regions: [],
  anyOf: [],
  sources: [],
  excludedSources: [],
  excludedIds: [],
});

/** Matches questions that have at least one tag or subcategory of the group. */
export function anyOf(group: AnyOf): Clause {
  const should = [...oneOf('tags', group.tags), ...oneOf('subcategories', group.subcategories)];
  return should.length === 0 ? { match_none: {} } : { bool: { should, minimum_should_match: 1 } };
}

/** Matches every visible question of any language, type and tier: what discovery counts. Tombstones have no tier. */
export const EVERY_VISIBLE: Clause = { exists: { field: 'quality' } };

/** Builds the query of a question search. The clause on `quality` also excludes tombstones, which lack that field. */
export function questionQuery(filter: SearchFilter): Clause {
  return {
    bool: {
      filter: [
        { terms: { quality: [...TIERS[filter.quality]] } },
        { term: { language: filter.language } },
        ...oneOf('type', filter.types),
        ...(filter.category === undefined ? [] : [{ term: { category: filter.category } }]),
        ...(filter.difficulty === undefined ? [] : [{ term: { difficulty: filter.difficulty } }]),
        ...allOf('tags', filter.tags),
        ...allOf('subcategories', filter.subcategories),
        ...allOf('regions', filter.regions),
        ...filter.anyOf.map(anyOf),
        ...oneOf('source', filter.sources),
        ...(filter.license === undefined ? [] : [license(filter.license)]),
        ...(filter.updated === undefined ? [] : [updated(filter.updated)]),
        ...(filter.text === undefined ? [] : [containsText(filter.text)]),
      ],
      must_not: [
        ...oneOf('source', filter.excludedSources),
        ...(filter.excludedIds.length === 0 ? [] : [{ ids: { values: [...filter.excludedIds] } }]),
        ...oneOf('seq', filter.excludedSeqs ?? []),
      ],
    },
  };
}

/** SPDX identifiers are case-insensitive. */
function license(id: string): Clause {
  const term = { value: id, case_insensitive: true };
  return {
    bool: {
      should: [{ term: { license: term } }, { term: { license_family: term } }],
      minimum_should_match: 1,
    },
  };
}

function updated({ from, before }: { from: number; before?: number }): Clause {
  const end = before === undefined ? {} : { lt: before };
  return { range: { updated_at: { gte: from, ...end, format: 'epoch_millis' } } };
}
