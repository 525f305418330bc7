import type { Pool, PoolClient } from 'pg';

import type { Language, Source } from '../../../src/contract/vocabulary.ts';
import { readInBulk, type QuestionColumns } from '../../../src/store/questions/columns.ts';
import { inTransaction } from '../../../src/store/database.ts';
import { EXPORT_COLUMNS, exportColumns, type ExportRow } from './export-questions.ts';
import { readPages } from './read-catalogue.ts';

/** The translated columns of a question. */
const TEXTS = ['text', 'correct_answer', 'incorrect_answers', 'explanation'] as const;
export type TranslatableText = Pick<ExportRow, (typeof TEXTS)[number]>;

const DESCRIPTION = ['id', 'source', 'source_id', 'license', 'type', 'tags'] as const;

/** A question for translators. */
export interface TranslatableRow
  extends TranslatableText, Pick<ExportRow, (typeof DESCRIPTION)[number] | 'category'> {
  readonly rev: number;
  /** Its current translation; null if there is none. */
  readonly translation: (TranslatableText & { readonly is_stale: boolean }) | null;
}

/** Selects the questions to translate. An empty list does not filter. */
export interface TranslatableFilter {
  readonly from: Language;
  readonly to: Language;
  readonly sources: readonly Source[];
  /** Category ids. */
  readonly categories: readonly number[];
  /** The question has one of these tags. */
  readonly tags: readonly string[];
  /** The members of a topic that the question belongs to; null for any question. */
  readonly topic: { readonly tags: readonly string[]; readonly subcategories: readonly string[] } | null;
  readonly only: 'missing' | 'stale' | null;
  /** Null for all. */
  readonly limit: number | null;
}

// A translation is missing if neither the question's family nor the families of questions merged into it have a
// question in the language. Translations hidden by moderators count as existing.
const MISSING = `not exists (
  select from (
    select coalesce(question.root_question_id, question.id) as root
    union all
    select coalesce(merged.root_question_id, merged.id) from questions as merged where merged.canonical_id = question.id
  ) as family
  cross join lateral (
    select from questions as relative
    where coalesce(relative.root_question_id, relative.id) = family.root
      and relative.language = $2 and relative.availability <> 'deleted'
    limit 1
  ) as translated)`;
const STALE = `coalesce(translated.is_stale and translated.availability = 'visible', false)`;
const CONDITIONS = {
  missing: MISSING,
  stale: STALE,
  any: `case when translated.availability is null then ${MISSING} else translated.availability = 'visible' end`,
};

const TRANSLATABLE = (condition: string): string => `
  select ${exportColumns(['category_id', ...DESCRIPTION, ...TEXTS])}, ${readInBulk('rev')},
    case when translated.availability is not null then to_json(translated) end as translation
  from questions as question
  left join lateral (
    select ${TEXTS.join(', ')}, is_stale, availability from questions
    where translation_of = question.id and language = $2 and translated_from is not null and availability <> 'deleted' limit 1
  ) as translated on true
  where question.availability = 'visible' and question.language = $1 and not question.is_stale
    and (cardinality($3::text[]) = 0 or question.source = any ($3::text[]))
    and (cardinality($4::smallint[]) = 0 or question.category_id = any ($4::smallint[]))
    and (cardinality($5::text[]) = 0 or question.tags && $5::text[])
    and ($6::text[] is null or question.tags && $6::text[] or question.subcategories && $7::text[])
    and ${condition}
  order by question.id limit $8`;

/** Passes the questions to translate to `work`, in one snapshot, ordered by id, in pages. */
export async function readTranslatable<Result>(
  pool: Pool,
  { from, to, sources, categories, tags, topic, only, limit }: TranslatableFilter,
  work: (pages: AsyncIterable<readonly TranslatableRow[]>) => Promise<Result>,
): Promise<Result> {
  const values = [
    from,
    to,
    sources,
    categories,
    tags,
    topic?.tags ?? null,
    topic?.subcategories ?? null,
    limit,
  ];
  return inTransaction(pool, 'read snapshot', (client) =>
    work(readPages<TranslatableRow>(client, TRANSLATABLE(CONDITIONS[only ?? 'any']), values)),
  );
}

/** The stored question with the key that the translation would have. */
interface StoredTranslation
  extends TranslatableText, Pick<QuestionColumns, 'id' | 'translator' | 'content_hash' | 'modified_at'> {
  /** Whether it was translated here; others came from the upstream. */
  readonly is_made: boolean;
  readonly is_deleted: boolean;
}

/** A visible question with the data that decides whether a translation of it may be written. */
export interface OriginalRow extends ExportRow {
  /** SHA-256 of its current content, in hexadecimal. */
  readonly content: string;
  readonly stored: StoredTranslation | null;
  /** Whether its family has another question in the target language. */
  readonly has_other: boolean;
}

const ORIGINALS = `
  select ${EXPORT_COLUMNS},
    encode(translated_content(question.type, question.text, question.correct_answer, question.incorrect_answers,
      question.explanation), 'hex') as content,
    case when stored.id is not null then to_json(stored) end as stored,
    exists (
      select from questions as relative
      where coalesce(relative.root_question_id, relative.id) = coalesce(question.root_question_id, question.id)
        and relative.language = $2 and relative.availability <> 'deleted' and relative.id is distinct from stored.id
    ) as has_other
  from questions as question
  left join lateral (
    select id, ${TEXTS.join(', ')}, translator,
      translated_from is not null and translation_of = question.id as is_made, availability = 'deleted' as is_deleted,
      encode(content_hash, 'hex') as content_hash,
      to_char(modified_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as modified_at
    from questions as known
    where known.source = question.source and known.source_id = question.source_id and known.language = $2
  ) as stored on true
  where question.id = any ($1::uuid[]) and question.availability = 'visible'`;

/** Reads the visible questions among these ids, with their existing translations into a language. */
export async function readOriginals(
  client: PoolClient,
  ids: readonly string[],
  to: Language,
): Promise<Map<string, OriginalRow>> {
  const { rows } = await client.query<OriginalRow>(ORIGINALS, [ids, to]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Finds the tags that are not in the vocabulary. */
export async function findUnknownTags(pool: Pool, tags: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ slug: string }>(
    `select slug from unnest($1::text[]) with ordinality as given (slug, position)
     where not exists (select from tags where tags.slug = given.slug) order by position`,
    [tags],
  );
  return rows.map(({ slug }) => slug);
}

/** Finds a topic by slug or alias and returns its slug. Undefined if there is none. */
export async function findTopic(pool: Pool, name: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ slug: string }>(
    `select slug from topics where slug = $1
     union all select topic from topic_aliases where alias = lower($1) limit 1`,
    [name],
  );
  return rows[0]?.slug;
}
