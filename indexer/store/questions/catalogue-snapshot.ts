import type { Pool, PoolClient } from 'pg';

import type { Language } from '../../../src/contract/vocabulary.ts';
import { inTransaction } from '../../../src/store/transaction.ts';
import { writeHorizon } from '../../../src/store/questions/question-changes.ts';
import { selectVisible, type QuestionRow } from '../../../src/store/questions/questions.ts';
import { allowSlowStatements, readPages, slowQuery } from './read-pages.ts';

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

async function readGroups(client: PoolClient): Promise<readonly QuestionGroup[]> {
  await allowSlowStatements(client);
  return (await client.query<QuestionGroup>(slowQuery(GROUPS))).rows;
}

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
