import type { Database } from '../database.ts';
import { readQuestionActs, type NotedAct } from './moderation-acts.ts';
import { readFamily, type Relative } from './question-states.ts';
import { listReportGroups, type ReportGroup } from './report-groups.ts';

/** A question with all its columns as the database names them. */
interface WholeQuestion extends Readonly<Record<string, unknown>> {
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

/** What the importer found when it merged a question. */
export interface FoundAlike {
  readonly likeId: string;
  readonly mergedAt: Date;
}

/** A question that is merged into another one. */
export interface MergedQuestion {
  readonly id: string;
  readonly text: string;
  /** Null when a moderator merged it. */
  readonly found: FoundAlike | null;
}

/** Everything about a question that a moderator may want to see. */
export interface QuestionFile {
  readonly question: WholeQuestion;
  /** Null when it is not merged, or a moderator did it. */
  readonly found: FoundAlike | null;
  readonly translations: readonly Relative[];
  /** The questions that are merged into it. */
  readonly duplicates: readonly MergedQuestion[];
  readonly reports: readonly ReportGroup[];
  readonly acts: readonly NotedAct[];
}

/** Groups of reports and duplicates that are shown, at most: five kinds of reports are all that one id can have. */
const MOST_GROUPS = 10;
const MOST_DUPLICATES = 100;

// The hash says nothing to people.
const QUESTION = `select to_jsonb(questions) - 'content_hash' as question from questions where id = $1`;

// Of one that was deleted upstream since, the importer's note may still be there.
const MERGED = `
  select id, text, like_id as "likeId", merged_at as "mergedAt"
  from questions left join automatic_merges on question_id = id
  where availability = 'duplicate'`;
const DUPLICATES = `${MERGED} and canonical_id = $1 order by id limit $2`;
const ITSELF = `${MERGED} and id = $1`;

interface MergedRow {
  readonly id: string;
  readonly text: string;
  readonly likeId: string | null;
  readonly mergedAt: Date | null;
}

const merged = ({ id, text, likeId, mergedAt }: MergedRow): MergedQuestion => ({
  id,
  text,
  found: likeId === null || mergedAt === null ? null : { likeId, mergedAt },
});

/** @returns undefined when no question has the id */
export async function readQuestionFile(database: Database, id: string): Promise<QuestionFile | undefined> {
  const questionId = id.toLowerCase();
  const found = await database.query<{ question: WholeQuestion }>(QUESTION, [questionId]);
  const [row] = found.rows;
  if (row === undefined) return undefined;
  const itself = await database.query<MergedRow>(ITSELF, [questionId]);
  const duplicates = await database.query<MergedRow>(DUPLICATES, [questionId, MOST_DUPLICATES]);
  return {
    question: row.question,
    found: itself.rows.map(merged)[0]?.found ?? null,
    translations: await readFamily(database, [questionId]),
    duplicates: duplicates.rows.map(merged),
    reports: await listReportGroups(database, { questionId }, MOST_GROUPS),
    acts: await readQuestionActs(database, questionId),
  };
}
