import type { PoolClient } from 'pg';
import { inTransaction } from '../../../src/store/database.ts';
import { openPatiently, type TestEngines } from '../engines.ts';
import { sized } from '../sized.ts';

/**
 * Tables that stay small in the largest installation, so that reading one whole is cheap: the reason why, and how many
 * rows that are.
 */
export const SMALL_TABLES: Readonly<Record<string, string>> = {
  categories: '24, fixed by the contract',
  regions: 'about 300: countries and cultural groups',
  topics: 'some hundred, curated by hand',
  topic_aliases: 'a few for each topic',
  topic_tags: 'a few for each topic',
  topic_subcategories: 'a few for each topic',
  search_index: 'the live index and at most two others',
  vocabulary_changes: 'summed up at each count',
  count_snapshots: 'those of the last minutes',
  catalogue_history: 'one',
  oauth_signing_keys: 'the current key, its predecessor and its successor',
  report_secret: 'one',
};

interface LargeTable {
  /** Rows in an installation with 1.4 million questions and 200,000 accounts. */
  readonly rows: number;
  /**
   * Inserts `$1` rows. Ids of other tables are derived from row numbers below `$1`, so that rows belong together as in
   * real data.
   */
  readonly fill: string;
}

const id = (kind: string, number: string): string => `md5('${kind}' || ${number})::uuid`;
const hash = (kind: string, number: string): string => `sha256(('${kind}' || ${number})::bytea)`;
const NUMBERS = 'from generate_series(1, $1::integer) as numbers (n)';
/** Spreads rows over a month. */
const SOME_TIME = `clock_timestamp() - make_interval(secs => (n % 2592000)::integer)`;
/** Some rows are due to be deleted, most are not. */
const SOME_END = `clock_timestamp() + make_interval(secs => n % 86400 - 60)`;

/** Tables that grow with questions, accounts or traffic: their rows must be found by an index. */
export const LARGE_TABLES: Readonly<Record<string, LargeTable>> = {
  // Two of five are translations; each original has at most one.
  questions: {
    rows: 1_400_000,
    fill: `
      insert into questions (id, source, source_id, language, text, correct_answer, incorrect_answers, type, difficulty,
        difficulty_rated, quality, availability, canonical_id, category_id, subcategories, tags, regions, translation_of,
        root_question_id, translator, license, modifications, modified_at, content_hash, created_at, updated_at, rev)
      select ${id('question', 'n')}, 'svc', 'sized/' || n, case when original is null then 'en' else 'pl' end,
        'Which number is ' || n || '?', 'It is ' || n, '{This one,That one,Another}', 'multiple', 'medium', true,
        case when n % 4 = 0 then 'standard' else 'high' end,
        case when n % 50 = 7 then 'duplicate' when n % 100 = 9 then 'hidden' else 'visible' end,
        case when n % 50 = 7 then ${id('question', '(n - 1)')} end,
        1 + n % 24, '{}', '{}', '{}', ${id('question', 'original')}, ${id('question', 'original')},
        case when original is not null then 'human' end,
        'CC-BY-4.0', '{}', ${SOME_TIME}, ${hash('question', 'n')}, ${SOME_TIME}, ${SOME_TIME},
        (select coalesce(max(rev), 0) from questions) + n
      from (select n, case when n % 5 in (2, 4) then n - 1 end as original ${NUMBERS}) as numbered`,
  },
  removed_questions: {
    rows: 200_000,
    fill: `
      insert into removed_questions (id, removed_at, reason)
      select ${id('question', 'n')}, ${SOME_TIME}, 'hidden' ${NUMBERS}`,
  },
  // Kept for up to twenty minutes. A poll asks for the last 0.5 s.
  question_changes: {
    rows: 200_000,
    fill: `insert into question_changes (transaction, seq) select (3 + n / 100)::text::xid8, n ${NUMBERS}`,
  },
  index_queue: {
    rows: 100_000,
    fill: `insert into index_queue (id, rev, enqueued_at) select ${id('question', 'n')}, n, ${SOME_TIME} ${NUMBERS}`,
  },
  tags: {
    rows: 100_000,
    fill: `insert into tags (slug, label_en, label_pl) select 'sized-' || n, 'Tag ' || n, 'Tag ' || n ${NUMBERS}`,
  },
  subcategories: {
    rows: 20_000,
    fill: `insert into subcategories (slug, label_en, label_pl) select 'sized-' || n, 'One ' || n, 'Jeden ' || n ${NUMBERS}`,
  },
  labels: {
    rows: 240_000,
    fill: `insert into labels (kind, slug, language, text)
      select case when n % 6 < 2 then 'subcategory' else 'tag' end, 'sized-' || n / 2, case n % 2 when 0 then 'en' else 'pl' end,
        'Label ' || n
      ${NUMBERS}`,
  },
  users: {
    rows: 200_000,
    fill: `insert into users (id, email, tier) select ${id('user', 'n')}, n || '@sized.example', 'free' ${NUMBERS}`,
  },
  api_keys: {
    rows: 400_000,
    fill: `insert into api_keys (id, user_id, name, scope, key_hash, display_prefix)
      select ${id('key', 'n')}, ${id('user', '((n + 1) / 2)')}, 'sized', 'sk', ${hash('key', 'n')}, 'svc_sk_' ${NUMBERS}`,
  },
  usage: {
    rows: 2_000_000,
    fill: `insert into usage (user_id, day, requests, client_errors, errors)
      select ${id('user', '((n - 1) / 10 + 1)')}, current_date - n % 10, n, 0, 0 ${NUMBERS}`,
  },
  sessions: {
    rows: 200_000,
    fill: `insert into sessions (token_hash, user_id, created_at, seen_at)
      select ${hash('session', 'n')}, ${id('user', 'n')}, ${SOME_TIME}, ${SOME_TIME} ${NUMBERS}`,
  },
  email_tokens: {
    rows: 20_000,
    fill: `insert into email_tokens (kind, email, token_hash, expires_at)
      select 'reset_password', n || '@sized.example', ${hash('mail', 'n')}, ${SOME_END} ${NUMBERS}`,
  },
  oauth_clients: {
    rows: 20_000,
    fill: `insert into oauth_clients (id, metadata, created_at, granted_at)
      select 'sized-' || n, '{}', ${SOME_TIME}, case when n % 10 > 0 then ${SOME_TIME} end ${NUMBERS}`,
  },
  oauth_grants: {
    rows: 200_000,
    fill: `insert into oauth_grants (id, user_id, client_id, payload, last_used_at, expires_at)
      select 'sized-' || n, ${id('user', 'n')}, 'sized-' || ((n + 9) / 10), '{}', ${SOME_TIME}, ${SOME_END} ${NUMBERS}`,
  },
  oauth_artifacts: {
    rows: 500_000,
    fill: `insert into oauth_artifacts (kind, id_hash, uid, grant_id, payload, expires_at)
      select case n % 5 when 0 then 'Session' when 1 then 'AuthorizationCode' else 'RefreshToken' end, ${hash('artifact', 'n')},
        case n % 5 when 0 then 'sized-' || n end, case when n % 5 > 0 then 'sized-' || (n / 3 + 1) end, '{}', ${SOME_END}
      ${NUMBERS}`,
  },
  report_groups: {
    rows: 100_000,
    fill: `insert into report_groups (id, key, type, question_id, subject, open, first_at, last_at)
      select ${id('group', 'n')}, ${hash('group', 'n')}, 'factual', ${id('question', 'n')}, 'sized', n % 2, ${SOME_TIME},
        ${SOME_TIME}
      ${NUMBERS}`,
  },
  reports: {
    rows: 300_000,
    fill: `insert into reports (id, group_id, sender_hash, question_id)
      select ${id('report', 'n')}, ${id('group', '((n + 2) / 3)')}, ${hash('sender', '(n % 1000)')}, ${id('question', '((n + 2) / 3)')}
      ${NUMBERS}`,
  },
};

/**
 * Rows inserted into each large table: enough for statistics that hold for a larger one. The long form inserts all of
 * them.
 */
const MOST_ROWS = sized({ short: 6_000, long: Infinity });

/** Milliseconds: the long form inserts 1.4 million questions by one statement. */
const LONGEST_STATEMENT = 1_200_000;

/** Inserts rows without the triggers, which would take most of the time. Constraints and indexes remain. */
async function fill(client: PoolClient, table: string, rows: number, statement: string): Promise<void> {
  await client.query(`alter table ${table} disable trigger user`);
  // Otherwise statistics of the inserted rows would later replace those of a full table.
  await client.query(`alter table ${table} set (autovacuum_enabled = false)`);
  await client.query(statement, [rows]);
}

/** Pretends that a table and its indexes have `rows` rows. The planner multiplies rows per page by actual pages. */
const SCALE = `
  select pg_restore_relation_stats('schemaname', 'public', 'relname', relation.relname::text,
    'relpages', relation.relpages, 'reltuples', (relation.reltuples * $2::float8 / whole.reltuples)::real)
  from pg_class as whole
    left join pg_index on pg_index.indrelid = whole.oid
    join pg_class as relation on relation.oid in (whole.oid, pg_index.indexrelid)
  where whole.oid = $1::regclass and whole.reltuples > 0`;

/**
 * Makes the large tables look to the planner as they do with 1.4 million questions. In the short form this inserts a
 * part of the rows and multiplies the row counts of their statistics. The tables keep their few pages, so that reading
 * one whole looks cheaper than it is: a plan that prefers an index all the same will also do so at the true size.
 */
export async function lookFull({ config, logger }: TestEngines): Promise<void> {
  const pool = openPatiently(config, logger, { connections: 1, statementTimeout: LONGEST_STATEMENT });
  await inTransaction(pool, 'write', async (client) => {
    for (const [table, { rows, fill: statement }] of Object.entries(LARGE_TABLES))
      await fill(client, table, Math.min(rows, MOST_ROWS), statement);
  });
  await pool.query('vacuum analyze');
  for (const [table, { rows }] of Object.entries(LARGE_TABLES))
    if (rows > MOST_ROWS) await pool.query(SCALE, [table, rows]);
  await pool.end();
}
