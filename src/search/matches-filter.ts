import type { Difficulty, Language, QualityTier, QuestionType, Source } from '../contract/vocabulary.ts';
import { licenseFamily } from './document.ts';
import { TIERS, type AnyOf, type SearchFilter } from './query.ts';

/** What filters look at in a question, as its row has it now. */
export interface FilteredFields {
  readonly language: Language;
  readonly type: QuestionType;
  readonly difficulty: Difficulty | null;
  readonly quality: QualityTier;
  readonly category: number;
  readonly subcategories: readonly string[];
  readonly tags: readonly string[];
  readonly regions: readonly string[];
  readonly source: Source;
  readonly license: string;
}

const hasAll = (values: readonly string[], wanted: readonly string[]): boolean =>
  wanted.every((value) => values.includes(value));

const hasAny = (fields: FilteredFields, { tags, subcategories }: AnyOf): boolean =>
  tags.some((tag) => fields.tags.includes(tag)) ||
  subcategories.some((subcategory) => fields.subcategories.includes(subcategory));

const hasLicense = (fields: FilteredFields, wanted: string): boolean => {
  const id = fields.license.toLowerCase();
  return id === wanted.toLowerCase() || licenseFamily(id) === wanted.toLowerCase();
};

/**
 * Whether a row matches a filter, by the same rules as `questionQuery`. A document can be older than its row. Words and
 * times are not compared: words are not kept in memory, and lists judge times themselves.
 */
export function matchesFilter(filter: SearchFilter, fields: FilteredFields): boolean {
  return (
    fields.language === filter.language &&
    TIERS[filter.quality].includes(fields.quality) &&
    (filter.types.length === 0 || filter.types.includes(fields.type)) &&
    (filter.category === undefined || fields.category === filter.category) &&
    (filter.difficulty === undefined || fields.difficulty === filter.difficulty) &&
    hasAll(fields.tags, filter.tags) &&
    hasAll(fields.subcategories, filter.subcategories) &&
    hasAll(fields.regions, filter.regions) &&
    filter.anyOf.every((group) => hasAny(fields, group)) &&
    (filter.sources.length === 0 || filter.sources.includes(fields.source)) &&
    !filter.excludedSources.includes(fields.source) &&
    (filter.license === undefined || hasLicense(fields, filter.license))
  );
}
