import type { Pool, PoolClient, QueryConfig } from 'pg';

import type { Language, Source } from '../../../src/contract/vocabulary.ts';
import { writeHorizon } from '../../../src/store/questions/question-changes.ts';
import { selectVisible, type QuestionRow } from '../../../src/store/questions/questions.ts';
import { inTransaction } from '../../../src/store/database.ts';

/** Rows per page. */
const PAGE = 1_000;
/** Milliseconds for one page. The first page may have to sort everything. */
const TIMEOUT = 600_000;
/** How long the transaction may be idle while rows are written to a slow disk, or compared with a slow index. */
const SILENCE = '10min';

/** The visible questions of one language and licence. */
export interface QuestionGroup {
  readonly language: Language;
  readonly license: string;
  readonly count: number;
}

/** All visible questions at one moment. */
export interface CatalogueSnapshot {
  /** Milliseconds since 1970. Every change that the snapshot lacks has this time or a later one. */
  readonly since: number;
  readonly groups: readonly QuestionGroup[];
  /** Reads the questions of a group in pages, by id. Read one group at a time. */
  readonly read: (group: QuestionGroup) => AsyncIterable<readonly QuestionRow[]>;
}

const GROUPS = `
  select language, license, count(*)::float8 as count from questions
  where availability = 'visible' group by language, license order by language, license`;

const QUESTIONS = `${selectVisible('question.language = $1 and question.license = $2')} order by question.id`;

/** Passes all visible questions to `work` in one snapshot, so that memory does not grow with their number. */
export async function readCatalogue<Result>(
  pool: Pool,
  work: (snapshot: CatalogueSnapshot) => Promise<Result>,
): Promise<Result> {
  // Before the snapshot: a transaction that the snapshot does not see has not written yet, or still has its lock.
  const since = await writeHorizon(pool);
  return inTransaction(pool, 'read snapshot', async (client) =>
    work({
      since,
      groups: await readGroups(client),
      read: ({ language, license }) => readPages<QuestionRow>(client, QUESTIONS, [language, license]),
    }),
  );
}

async function readGroups(client: PoolClient): Promise<readonly QuestionGroup[]> {
  await allowSlowStatements(client);
  return (await client.query<QuestionGroup>(slowQuery(GROUPS))).rows;
}

/** The words of a question. */
export interface QuestionTexts {
  readonly source: Source;
  readonly text: string;
  readonly correct_answer: string;
  readonly incorrect_answers: readonly string[];
}

/** Passes the texts of all questions of some sources on, in no particular order; merged duplicates included. */
export async function readTexts(
  pool: Pool,
  sources: readonly Source[],
  language: Language,
  take: (texts: QuestionTexts) => void,
): Promise<void> {
  await inTransaction(pool, 'read snapshot', async (client) => {
    const pages = readPages<QuestionTexts>(
      client,
      `select source, text, correct_answer, incorrect_answers from questions
       where source = any ($1::text[]) and language = $2 and availability in ('visible', 'duplicate')`,
      [sources, language],
    );
    for await (const rows of pages) rows.forEach(take);
  });
}

/** Reads the rows of a statement in pages, within a transaction, so that memory does not grow with their number. */
export async function* readPages<Row extends object>(
  client: PoolClient,
  text: string,
  values: readonly unknown[] = [],
): AsyncGenerator<readonly Row[], undefined> {
  await allowSlowStatements(client);
  await client.query(slowQuery(`declare pages no scroll cursor for ${text}`, values));
  for (;;) {
    const { rows } = await client.query<Row>(slowQuery(`fetch ${PAGE} from pages`));
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) break;
  }
  await client.query('close pages');
}

/** Raises the timeouts of this transaction for reading everything. */
export async function allowSlowStatements(client: PoolClient): Promise<void> {
  await client.query(`set local idle_in_transaction_session_timeout = '${SILENCE}'`);
  await client.query(`set local statement_timeout = ${TIMEOUT}`);
}

/** A statement whose timeout in the driver is as long as that of the server. */
export const slowQuery = (text: string, values: readonly unknown[] = []): QueryConfig => {
  const query = { text, values: [...values], query_timeout: TIMEOUT };
  return query;
};
