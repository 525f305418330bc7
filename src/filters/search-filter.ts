import { z } from 'zod';

import { DEFAULT_QUALITY, type Language, type QualityFilter } from '../contract/vocabulary.ts';
import type { Clause, FilteredFields, PlanContext, Row, Topics } from './row.ts';
import { DEFAULT_TYPES, FILTERS } from './table.ts';

type Filters = typeof FILTERS;
export type FilterName = keyof Filters;
type Schemas = { readonly [Name in FilterName]: Filters[Name]['schema'] };
type PlannedOf<AnyRow> = AnyRow extends Row<infer _Schema, infer Planned> ? Planned : never;

/** A row whose types are not known, as loops over all of them meet it. */
type AnyRow = Row<z.ZodType, unknown>;
/** All filters, in the order of the documentation. */
export const ROWS = Object.entries(FILTERS) as readonly [FilterName, AnyRow][];
/** Their names, in the same order. */
export const FILTER_NAMES = ROWS.map(([name]) => name);
const BY_NAME: Readonly<Record<string, AnyRow | undefined>> = FILTERS;

/** The filters that draws and lists share. All given filters must match. */
export const QuestionFilters = z.strictObject(
  // Each name keeps the schema of its row.
  Object.fromEntries(ROWS.map(([name, { schema }]) => [name, schema])) as unknown as Schemas,
);
export type QuestionFilters = z.infer<typeof QuestionFilters>;

/** Values of the filters whose schema does not show what one looks like. */
export const FILTER_EXAMPLES: Readonly<Record<string, unknown>> = Object.fromEntries(
  ROWS.flatMap(([name, { example }]) => (example === undefined ? [] : [[name, example]])),
);

/** What each filter of a request looks for, in terms of the index. Absent parts do not filter. */
export type SearchFilter = { readonly [Name in FilterName]?: PlannedOf<Filters[Name]> } & {
  readonly lang: Language;
  readonly quality: QualityFilter;
  /** Milliseconds since 1970; from inclusive, before exclusive. */
  readonly updated?: { readonly from: number; readonly before?: number };
  readonly excludedIds?: readonly string[];
  /** The same by their unique numbers. */
  readonly excludedSeqs?: readonly number[];
};

/** What a request finds that names a language and no other filter. */
export const playableFilter = (language: Language): SearchFilter => ({
  lang: language,
  type: DEFAULT_TYPES,
  quality: DEFAULT_QUALITY,
});

/** Whether the filters name topics, whose members can change. */
export const hasTopics = ({ topic, topics_any }: Pick<QuestionFilters, 'topic' | 'topics_any'>): boolean =>
  topic !== undefined || topics_any !== undefined;

/** The filters of which a question needs one value only. */
const ALTERNATIVES = ROWS.flatMap(([name, { known }]) => (known?.required === false ? [name] : []));

/** Whether the filters name alternatives: a question that is found does not prove that all of them exist. */
export const hasAlternatives = (filters: Partial<Readonly<Record<FilterName, unknown>>>): boolean =>
  ALTERNATIVES.some((name) => filters[name] !== undefined);

/** Turns the filters of a request into a search filter: topics become their members, and defaults become explicit. */
export async function filterQuestions(topics: Topics, filters: QuestionFilters): Promise<SearchFilter> {
  const context: PlanContext = { language: filters.lang, topics };
  const planned = await Promise.all(
    ROWS.map(async ([name, row]): Promise<readonly [FilterName, unknown]> => {
      const value = filters[name];
      if (value === undefined) return [name, row.otherwise];
      return [name, row.plan === undefined ? value : await row.plan(value, context)];
    }),
  );
  // The rows are checked one by one where they stand.
  return Object.fromEntries(planned.filter(([, value]) => value !== undefined)) as unknown as SearchFilter;
}

/** Builds the query of a question search. */
export function questionQuery(filter: SearchFilter): {
  readonly bool: { filter: Clause[]; must_not: Clause[] };
} {
  const { updated, excludedIds = [], excludedSeqs = [] } = filter;
  const clauses = (excludes: boolean): Clause[] =>
    ROWS.flatMap(([name, row]) => {
      const planned = filter[name];
      return planned === undefined || (row.excludes ?? false) !== excludes ? [] : row.clauses(planned);
    });
  return {
    bool: {
      filter: [...clauses(false), ...(updated === undefined ? [] : [updatedWithin(updated)])],
      must_not: [
        ...clauses(true),
        ...(excludedIds.length === 0 ? [] : [{ ids: { values: [...excludedIds] } }]),
        ...(excludedSeqs.length === 0 ? [] : [{ terms: { seq: [...excludedSeqs] } }]),
      ],
    },
  };
}

function updatedWithin({ from, before }: NonNullable<SearchFilter['updated']>): Clause {
  const end = before === undefined ? {} : { lt: before };
  return { range: { updated_at: { gte: from, ...end, format: 'epoch_millis' } } };
}

/** Matches every visible question of any language, type and tier: what discovery counts. Tombstones have no tier. */
export const EVERY_VISIBLE: Clause = { exists: { field: 'quality' } };

/**
 * Whether a row matches a filter, by the same rules as `questionQuery`. A document can be older than its row. Words and
 * times are not compared: words are not kept in memory, and lists judge times themselves.
 */
export function matchesFilter(filter: SearchFilter, fields: FilteredFields): boolean {
  for (const name in filter) {
    const row = BY_NAME[name];
    if (row?.holds(fields, filter[name as FilterName]) === (row?.excludes ?? false)) return false;
  }
  return true;
}

const asSet = (values: readonly unknown[]): unknown[] => [...new Set(values)].sort();

/** A text that is equal for filters with the same matches, however their values are ordered. */
export function filterKey(filter: SearchFilter): string {
  const { updated, excludedIds, excludedSeqs } = filter;
  const planned = [...ROWS.map(([name]) => filter[name]), updated, excludedIds, excludedSeqs];
  return JSON.stringify(planned.map((value) => (Array.isArray(value) ? asSet(value) : value)));
}
