import type { Pool } from 'pg';

import type { Language, Source } from '../../../src/contract/vocabulary.ts';
import { inTransaction } from '../../../src/store/transaction.ts';
import { readPages } from './read-pages.ts';

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
