import type { Database } from './database.ts';
import { readQuestionActs, type NotedAct } from './moderation-acts.ts';
import { readFamily, type Relative } from './question-states.ts';
import { listReportGroups, type ReportGroup } from './report-groups.ts';

/** A question with all its columns as the database names them. */
export interface WholeQuestion extends Readonly<Record<string, unknown>> {
  readonly id: string;
  readonly language: string;
  readonly text: string;
  readonly correct_answer: string;
  readonly incorrect_answers: readonly string[];
  readonly availability: string;
  readonly canonical_id: string | null;
  readonly source: string;
  readonly source_id: string;
}

/** Everything about a question that a moderator may want to see. */
export interface QuestionFile {
  readonly question: WholeQuestion;
  readonly translations: readonly Relative[];
  /** Ids of the questions that are merged into it. */
  readonly duplicates: readonly string[];
  readonly reports: readonly ReportGroup[];
  readonly acts: readonly NotedAct[];
}

/** Groups of reports and duplicates that are shown, at most: five kinds of reports are all that one id can have. */
const MOST_GROUPS = 10;
const MOST_DUPLICATES = 100;

// The hash says nothing to people.
const QUESTION = `select to_jsonb(questions) - 'content_hash' as question from questions where id = $1`;

const DUPLICATES = 'select id from questions where canonical_id = $1 order by id limit $2';

/** @returns undefined when no question has the id */
export async function readQuestionFile(database: Database, id: string): Promise<QuestionFile | undefined> {
  const questionId = id.toLowerCase();
  const found = await database.query<{ question: WholeQuestion }>(QUESTION, [questionId]);
  const [row] = found.rows;
  if (row === undefined) return undefined;
  const duplicates = await database.query<{ id: string }>(DUPLICATES, [questionId, MOST_DUPLICATES]);
  return {
    question: row.question,
    translations: await readFamily(database, [questionId]),
    duplicates: duplicates.rows.map((duplicate) => duplicate.id),
    reports: await listReportGroups(database, { questionId }, MOST_GROUPS),
    acts: await readQuestionActs(database, questionId),
  };
}
