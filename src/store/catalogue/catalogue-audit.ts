import type { Pool, PoolClient, QueryConfig } from 'pg';

import { sumCells, type AuditCell, type SourceAudit } from './audit-cells.ts';
import { inTransaction } from '../transaction.ts';

/** Milliseconds: three scans of a million questions on a slow disk. */
const TIMEOUT = 600_000;

/** A scan: its answer may take longer than those that readers wait for, on both ends of the connection. */
const scan = (
  text: string,
  values: readonly unknown[],
): QueryConfig & { readonly query_timeout: number } => ({
  text,
  values: [...values],
  query_timeout: TIMEOUT,
});

/** Every question is in one cell; a few thousand cells hold all that is counted, so that one scan is enough. */
const CELLS = `
  select source, language, type, quality, availability, license, categories.slug as category,
    difficulty, difficulty_rated as "difficultyRated", modifications, coalesce(extensions -> 'flags', '[]') as flags,
    count(*)::int as questions,
    (count(*) filter (where explanation is not null))::int as explanation,
    (count(*) filter (where cardinality(tags) > 0))::int as tags,
    (count(*) filter (where cardinality(subcategories) > 0))::int as subcategories,
    (count(*) filter (where cardinality(regions) > 0))::int as regions,
    (count(*) filter (where upstream_url is not null))::int as url,
    (count(*) filter (where author is not null))::int as author,
    (count(*) filter (where extensions ? 'acceptedAnswers'))::int as "acceptedAnswers",
    (count(*) filter (where translation_of is not null and language = 'pl'))::int as "polishTranslations",
    (count(*) filter (where is_stale))::int as "staleTranslations"
  from questions join categories on categories.id = category_id
  where $1::text is null or source = $1
  group by source, language, type, quality, availability, license, categories.slug, difficulty, difficulty_rated,
    modifications, coalesce(extensions -> 'flags', '[]')`;

const RULES = `
  select source, rule, count(*)::int as questions
  from questions cross join lateral jsonb_array_elements_text(extensions -> 'rules') as rule
  where ($1::text is null or source = $1) and extensions ? 'rules'
  group by source, rule order by source, questions desc, rule`;

/** Characters; a longer option does not fit a button. */
const LONG_OPTION = 100;

/**
 * What should not be. Violations break an invariant that the importer and the database hold up, so that one means that a rule
 * was added later, or that somebody wrote past both; warnings are for people to look at.
 */
export const FINDINGS = {
  html_entity: { kind: 'violation', words: 'an HTML entity that was not decoded' },
  control_or_replacement_character: { kind: 'violation', words: 'a control or replacement character' },
  not_nfc: { kind: 'violation', words: 'text that is not in Unicode form NFC' },
  untrimmed: { kind: 'violation', words: 'text with white space at its ends, or none at all' },
  duplicate_options: { kind: 'violation', words: 'two options that are the same' },
  options_do_not_fit_type: { kind: 'violation', words: 'more or fewer options than the type has' },
  answer_in_question: {
    kind: 'warning',
    words: 'the answer stands in the question, and no other option does',
  },
  long_option: { kind: 'warning', words: `an option of more than ${LONG_OPTION} characters` },
} as const;
type Finding = keyof typeof FINDINGS;

/** Answers shorter than this are in many questions by chance. */
const TELLING_ANSWER = 4;
/** Stands between the texts of a question; no text has it, for it means nothing. */
const PART = '\ue000';
/** Its bytes beyond the first: text of no other such signs has only forms that are normal. */
const PART_BYTES = 2;

const CONTROL = '\\u0001-\\u0009\\u000b-\\u001f\\u007f-\\u009f\\ufffd';
const ENTITY = '&(#[0-9]+|#x[0-9a-f]+|[a-z][a-z0-9]*);';
const LOOSE_END = `${PART}[\\s${PART}]|\\s${PART}`;

// Nearly all questions are sound: the inner query lets through those that may not be, by signs that cost little, and only they are
// looked at closely. Samples are in no order: sorting the ids of all would cost more than the rest.
const FOUND = `
  select source, finding, count(*)::int as questions, (array_agg(id))[1:$2] as ids
  from (
    select id, source, text, correct_answer, incorrect_answers, fits, tells, alike, body from (
      select id, source, text, correct_answer, incorrect_answers,
        case type when 'multiple' then cardinality(incorrect_answers) >= 1
          when 'boolean' then cardinality(incorrect_answers) = 1 else cardinality(incorrect_answers) = 0 end as fits,
        type <> 'boolean' and length(correct_answer) >= ${TELLING_ANSWER}
          and strpos(lower(text collate pg_c_utf8), lower(correct_answer collate pg_c_utf8)) > 0 as tells,
        cardinality(incorrect_answers) >= (
          select count(distinct translate(lower(option collate pg_c_utf8), E' \\t\\r\\n', ''))
          from unnest(correct_answer || incorrect_answers) as option) as alike,
        '${PART}' || array_to_string(text || (correct_answer || (incorrect_answers || explanation)), '${PART}') || '${PART}' as body,
        cardinality(incorrect_answers) + 3 + (explanation is not null)::int as parts
      from questions where $1::text is null or source = $1
      offset 0
    ) as written
    where not fits or tells or alike or strpos(body, '&') > 0 or body ~ '[${CONTROL}]|${LOOSE_END}'
      or octet_length(body) > length(body) + ${PART_BYTES} * parts or length(body) - length(text) > ${LONG_OPTION}
  ) as question
  cross join lateral unnest(array[
    case when body ~* '${ENTITY}' then 'html_entity' end,
    case when body ~ '[${CONTROL}]' then 'control_or_replacement_character' end,
    case when body is not nfc normalized then 'not_nfc' end,
    case when body ~ '${LOOSE_END}' then 'untrimmed' end,
    case when alike and not options_are_distinct(correct_answer, incorrect_answers) then 'duplicate_options' end,
    case when not fits then 'options_do_not_fit_type' end,
    case when tells and not exists (select from unnest(incorrect_answers) as other where strpos(lower(text), lower(other)) > 0)
      then 'answer_in_question' end,
    case when greatest(length(correct_answer), (select max(length(other)) from unnest(incorrect_answers) as other))
        > ${LONG_OPTION} then 'long_option' end
  ]) as finding
  where finding is not null
  group by source, finding`;

const SAMPLES = `
  select id, text, correct_answer as "correctAnswer" from questions where id = any ($1) order by id`;

/** A question that something was found in. */
interface Sample {
  readonly id: string;
  readonly text: string;
  readonly correctAnswer: string;
}

/** How often something was found in the questions of a source. */
export interface FoundInSource {
  readonly source: string;
  readonly finding: Finding;
  readonly kind: 'violation' | 'warning';
  readonly questions: number;
  readonly samples: readonly Sample[];
}

export interface CatalogueAudit {
  readonly sources: readonly SourceAudit[];
  readonly findings: readonly FoundInSource[];
}

interface FoundRow {
  readonly source: string;
  readonly finding: Finding;
  readonly questions: number;
  readonly ids: readonly string[];
}

/** What should not be, as the transaction of the client sees it. */
export async function readFindings(
  client: PoolClient,
  source: string | null,
  samples: number,
): Promise<FoundInSource[]> {
  const { rows } = await client.query<FoundRow>(scan(FOUND, [source, samples]));
  const ids = rows.flatMap((row) => row.ids);
  const texts = (await client.query<Sample>(SAMPLES, [ids])).rows;
  const order = Object.keys(FINDINGS);
  return rows
    .map(({ ids: own, ...row }) => ({
      ...row,
      kind: FINDINGS[row.finding].kind,
      samples: texts.filter(({ id }) => own.includes(id)),
    }))
    .sort((a, b) => order.indexOf(a.finding) - order.indexOf(b.finding) || (a.source < b.source ? -1 : 1));
}

interface AuditOptions {
  /** One source only; all when absent. */
  readonly source?: string | undefined;
  /** Questions shown with each finding. */
  readonly samples: number;
}

/**
 * What the catalogue holds, source by source, and what should not be in it, as of one moment. Three scans of the questions,
 * whatever is counted.
 */
export async function auditCatalogue(pool: Pool, { source, samples }: AuditOptions): Promise<CatalogueAudit> {
  return inTransaction(pool, 'read snapshot', async (client) => {
    await client.query(`set local statement_timeout = ${TIMEOUT}`);
    const wanted = source ?? null;
    // The planner takes each question for a cell of its own, and would sort them all.
    await client.query('set local enable_sort = off');
    const cells = await client.query<AuditCell>(scan(CELLS, [wanted]));
    await client.query('set local enable_sort = on');
    const rules = await client.query<{ source: string; rule: string; questions: number }>(
      scan(RULES, [wanted]),
    );
    return {
      sources: sumCells(cells.rows, rules.rows),
      findings: await readFindings(client, wanted, samples),
    };
  });
}
