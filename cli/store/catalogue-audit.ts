import type { Pool, PoolClient } from 'pg';

import { allowSlowStatements, slowQuery } from '../../indexer/store/questions/read-catalogue.ts';
import { inTransaction } from '../../src/store/database.ts';
import { sumCells, type AuditCell, type SourceAudit } from './audit-cells.ts';

/** Each question belongs to one cell. A few thousand cells contain all counts, so that one scan is enough. */
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

/** Characters. Longer options do not fit a button. */
const LONG_OPTION = 100;

/**
 * Problems that the audit finds. Violations break an invariant that importer and database enforce; they mean that a
 * rule was added later, or that someone bypassed both. Warnings are for manual review.
 */
export const FINDINGS = {
  html_entity: { kind: 'violation', words: 'an HTML entity that was not decoded' },
  control_or_replacement_character: { kind: 'violation', words: 'a control or replacement character' },
  not_nfc: { kind: 'violation', words: 'text that is not in Unicode form NFC' },
  untrimmed: { kind: 'violation', words: 'text that is empty or has whitespace at its ends' },
  duplicate_options: { kind: 'violation', words: 'two identical options' },
  options_do_not_fit_type: { kind: 'violation', words: 'too many or too few options for the type' },
  answer_in_question: {
    kind: 'warning',
    words: 'the question contains the answer, and no other option',
  },
  long_option: { kind: 'warning', words: `an option of more than ${LONG_OPTION} characters` },
} as const;
type Finding = keyof typeof FINDINGS;

/** Characters. Many questions contain shorter answers by chance. */
const SHORTEST_ANSWER = 4;
/** Separates the texts of a question: a private-use character that no text contains. */
const SEPARATOR = '\ue000';
/** Its bytes beyond the first. A body without other multi-byte characters is in NFC. */
const SEPARATOR_BYTES = 2;

const CONTROL = '\\u0001-\\u0009\\u000b-\\u001f\\u007f-\\u009f\\ufffd';
const ENTITY = '&(#[0-9]+|#x[0-9a-f]+|[a-z][a-z0-9]*);';
const LOOSE_END = `${SEPARATOR}[\\s${SEPARATOR}]|\\s${SEPARATOR}`;

// Nearly all questions are valid. The inner query uses cheap checks to select the few that may not be, and only those
// are examined. Samples are unordered, because sorting all ids would cost more than everything else.
const FOUND = `
  select source, finding, count(*)::int as questions, (array_agg(id))[1:$2] as ids
  from (
    select id, source, text, correct_answer, incorrect_answers, fits, gives_away, repeats, body from (
      select id, source, text, correct_answer, incorrect_answers,
        case type when 'multiple' then cardinality(incorrect_answers) >= 1
          when 'boolean' then cardinality(incorrect_answers) = 1 else cardinality(incorrect_answers) = 0 end as fits,
        type <> 'boolean' and length(correct_answer) >= ${SHORTEST_ANSWER}
          and strpos(lower(text collate pg_c_utf8), lower(correct_answer collate pg_c_utf8)) > 0 as gives_away,
        cardinality(incorrect_answers) >= (
          select count(distinct translate(lower(option collate pg_c_utf8), E' \\t\\r\\n', ''))
          from unnest(correct_answer || incorrect_answers) as option) as repeats,
        '${SEPARATOR}' || array_to_string(text || (correct_answer || (incorrect_answers || explanation)), '${SEPARATOR}') || '${SEPARATOR}' as body,
        cardinality(incorrect_answers) + 3 + (explanation is not null)::int as parts
      from questions where $1::text is null or source = $1
      offset 0
    ) as written
    where not fits or gives_away or repeats or strpos(body, '&') > 0 or body ~ '[${CONTROL}]|${LOOSE_END}'
      or octet_length(body) > length(body) + ${SEPARATOR_BYTES} * parts or length(body) - length(text) > ${LONG_OPTION}
  ) as question
  cross join lateral unnest(array[
    case when body ~* '${ENTITY}' then 'html_entity' end,
    case when body ~ '[${CONTROL}]' then 'control_or_replacement_character' end,
    case when body is not nfc normalized then 'not_nfc' end,
    case when body ~ '${LOOSE_END}' then 'untrimmed' end,
    case when repeats and not options_are_distinct(correct_answer, incorrect_answers) then 'duplicate_options' end,
    case when not fits then 'options_do_not_fit_type' end,
    case when gives_away and not exists (select from unnest(incorrect_answers) as other where strpos(lower(text), lower(other)) > 0)
      then 'answer_in_question' end,
    case when greatest(length(correct_answer), (select max(length(other)) from unnest(incorrect_answers) as other))
        > ${LONG_OPTION} then 'long_option' end
  ]) as finding
  where finding is not null
  group by source, finding`;

const SAMPLES = `
  select id, text, correct_answer as "correctAnswer" from questions where id = any ($1) order by id`;

/** A question with a finding. */
interface Sample {
  readonly id: string;
  readonly text: string;
  readonly correctAnswer: string;
}

/** The questions of a source with a finding. */
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

type FoundRow = Omit<FoundInSource, 'kind' | 'samples'> & { readonly ids: readonly string[] };

/** Reads all findings in the client's transaction. */
export async function readFindings(
  client: PoolClient,
  source: string | null,
  samples: number,
): Promise<FoundInSource[]> {
  const { rows } = await client.query<FoundRow>(slowQuery(FOUND, [source, samples]));
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
  /** One source only. The default is all. */
  readonly source?: string | undefined;
  /** Maximum questions listed per finding. */
  readonly samples: number;
}

/** Audits each source, and lists findings, in one snapshot. Always takes three scans of the questions. */
export async function auditCatalogue(pool: Pool, { source, samples }: AuditOptions): Promise<CatalogueAudit> {
  return inTransaction(pool, 'read snapshot', async (client) => {
    await allowSlowStatements(client);
    const selected = source ?? null;
    // The planner expects one cell per question and would sort them all.
    await client.query('set local enable_sort = off');
    const cells = await client.query<AuditCell>(slowQuery(CELLS, [selected]));
    await client.query('set local enable_sort = on');
    const rules = await client.query<{ source: string; rule: string; questions: number }>(
      slowQuery(RULES, [selected]),
    );
    return {
      sources: sumCells(cells.rows, rules.rows),
      findings: await readFindings(client, selected, samples),
    };
  });
}
