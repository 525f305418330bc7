import { readActs, type RecordedAct } from './moderation-acts.ts';
import type { Database } from '../../src/store/database.ts';
import { readFamily, type Relative } from './moderation.ts';
import { listReportGroups, type ReportGroup } from './reports.ts';

/** A question with all its columns, under their database names. */
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

/** The similar question that the importer found when it merged a question. */
export interface FoundAlike {
  readonly likeId: string;
  readonly mergedAt: Date;
}

/** A question that is merged into another one. */
export interface MergedQuestion {
  readonly id: string;
  readonly text: string;
  /** Null if a moderator merged it. */
  readonly found: FoundAlike | null;
}

/** Everything about a question that a moderator may need. */
export interface QuestionFile {
  readonly question: WholeQuestion;
  /** Null if it is not merged, or was merged by a moderator. */
  readonly found: FoundAlike | null;
  readonly translations: readonly Relative[];
  /** The questions merged into it. */
  readonly duplicates: readonly MergedQuestion[];
  readonly reports: readonly ReportGroup[];
  readonly acts: readonly RecordedAct[];
}

/** Maximum report groups and duplicates returned. A question has at most five report groups, one per kind. */
const MOST_GROUPS = 10;
const MOST_DUPLICATES = 100;

// Without the hash, which is of no use to moderators.
const QUESTION = `select to_jsonb(questions) - 'content_hash' as question from questions where id = $1`;

// Only for duplicates: the importer's record may remain for a question that was deleted upstream since.
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

/** @returns undefined if no question has the id */
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
    acts: await readActs(database, 'question_id', questionId),
  };
}
