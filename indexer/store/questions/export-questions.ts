import type { Pool, PoolClient } from 'pg';

import type { Language, QualityFilter, Source } from '../../../src/contract/vocabulary.ts';
import { queryOnlyRow, type Database, inTransaction } from '../../../src/store/database.ts';
import { columnsIn, readInBulk, type ColumnIn, type RowIn } from '../../../src/store/questions/columns.ts';
import { allowSlowStatements, readPages, slowQuery } from './read-catalogue.ts';

/** A question with all imported columns, and the slug of its category. Times are RFC 3339. */
export interface ExportRow extends Omit<RowIn<'export'>, 'category_id'> {
  readonly category: string;
}

/** The export of a question that is only referenced by a translation. */
type PlaceholderRow = Pick<ExportRow, (typeof PLACEHOLDER)[number]>;
const PLACEHOLDER = ['id', 'source', 'source_id', 'language', 'created_at'] as const;

/** Selects the visible questions to export. An empty list does not filter. */
export interface ExportFilter {
  readonly sources: readonly Source[];
  readonly languages: readonly Language[];
  /** Category ids. */
  readonly categories: readonly number[];
  readonly quality: QualityFilter;
  /** An SPDX identifier or a licence family. */
  readonly license: string | null;
}

/** Columns whose exported value differs from the stored one. */
const EXPRESSIONS: Partial<Record<ColumnIn<'export'>, string>> = {
  category_id: `(select slug from categories where categories.id = question.category_id) as category`,
  modified_at: `to_char(question.modified_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as modified_at`,
  created_at: `to_char(question.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at`,
};

/** The select list of `ExportRow` columns, from a table `question`. */
export const exportColumns = (columns: readonly ColumnIn<'export'>[]): string =>
  columns.map((column) => EXPRESSIONS[column] ?? readInBulk(column)).join(', ');

export const EXPORT_COLUMNS = exportColumns(columnsIn('export'));

/** The tiers that a filter includes. A stale translation counts as `needs_review`. */
const TIERS: Readonly<Record<QualityFilter, string>> = {
  high: `and question.quality = 'high' and not question.is_stale`,
  standard: `and question.quality in ('high', 'standard') and not question.is_stale`,
  all: '',
};

const isLicensed = (parameter: string): string =>
  `(question.license = ${parameter} or regexp_replace(question.license, '-\\d+(\\.\\d+)*$', '') = ${parameter})`;

const isSelected = (quality: QualityFilter): string => `(
  question.availability = 'visible' ${TIERS[quality]}
  and (cardinality($1::text[]) = 0 or question.source = any ($1::text[]))
  and (cardinality($2::text[]) = 0 or question.language = any ($2::text[]))
  and (cardinality($3::smallint[]) = 0 or question.category_id = any ($3::smallint[]))
  and ($4::text is null or ${isLicensed('$4')}))`;

const ORIGINALS = (selected: string): string => `
  select ${EXPORT_COLUMNS} from questions as question
  where ${selected} and question.translation_of is null order by question.id`;

const TRANSLATIONS = (selected: string): string => `
  select ${EXPORT_COLUMNS} from questions as question
  where ${selected} and question.translation_of = question.root_question_id order by question.id`;

// Translations of translations are few. A cycle, which nothing forbids, ends at a depth that no chain reaches.
const FURTHER_TRANSLATIONS = (selected: string): string => `
  with recursive further (id, translation_of, depth) as (
    select id, translation_of, 1 from questions
    where translation_of is not null and translation_of is distinct from root_question_id
    union all
    select further.id, parent.translation_of, further.depth + 1
    from further join questions as parent on parent.id = further.translation_of
    where parent.translation_of is not null and further.depth < 50
  ), deepest (id, depth) as (select id, max(depth) from further group by id)
  select ${EXPORT_COLUMNS} from questions as question join deepest using (id)
  where ${selected} order by deepest.depth, question.id`;

const PLACEHOLDERS = (selected: string): string => `
  with named (id) as (
    select translation_of from questions as question where ${selected} and translation_of is not null
    union
    select root_question_id from questions as question where ${selected} and root_question_id is not null
  )
  select ${exportColumns(PLACEHOLDER)}
  from questions as question join named using (id)
  where not ${selected} order by question.id`;

/** Whether any question has the licence, or a licence of that family. */
export async function isLicenseUsed(database: Database, license: string): Promise<boolean> {
  const { used } = await queryOnlyRow<{ used: boolean }>(
    database,
    `select exists (select from questions as question where ${isLicensed('$1')}) as used`,
    [license],
  );
  return used;
}

/** The questions that a filter selects, in one snapshot. */
export interface ExportSnapshot {
  readonly count: number;
  /** Questions that translations reference but the filter excludes. */
  readonly placeholders: AsyncIterable<readonly PlaceholderRow[]>;
  /** Originals, their translations, translations of those; each ordered by id. Read them after the placeholders. */
  readonly questions: AsyncIterable<readonly ExportRow[]>;
}

async function* scanAll(
  client: PoolClient,
  selected: string,
  values: readonly unknown[],
): AsyncGenerator<readonly ExportRow[]> {
  for (const statement of [ORIGINALS, TRANSLATIONS, FURTHER_TRANSLATIONS])
    yield* readPages<ExportRow>(client, statement(selected), values);
}

/**
 * Passes the selected questions to `work` in one snapshot. They are read in pages, so that memory does not grow with
 * their number.
 */
export async function readSnapshot<Result>(
  pool: Pool,
  { sources, languages, categories, quality, license }: ExportFilter,
  work: (snapshot: ExportSnapshot) => Promise<Result>,
): Promise<Result> {
  const values = [sources, languages, categories, license];
  const selected = isSelected(quality);
  return inTransaction(pool, 'read snapshot', async (client) => {
    await allowSlowStatements(client);
    const { count } = await queryOnlyRow<{ count: number }>(
      client,
      slowQuery(`select count(*)::float8 as count from questions as question where ${selected}`, values),
    );
    return work({
      count,
      placeholders: readPages<PlaceholderRow>(client, PLACEHOLDERS(selected), values),
      questions: scanAll(client, selected, values),
    });
  });
}
