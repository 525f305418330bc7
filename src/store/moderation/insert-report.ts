import type { PoolClient } from 'pg';

import type { ReportType } from '../../contract/vocabulary.ts';
import { reportGroupKey, type ReportedQuestion } from './report-group-key.ts';

/** A new report. Texts are in NFC, trimmed and not empty. */
export interface NewReport extends ReportedQuestion {
  readonly type: ReportType;
  readonly comment: string | undefined;
  readonly reporterEmail: string | undefined;
  readonly senderHash: Buffer;
  readonly userAgent: string | undefined;
}

interface Snapshot {
  readonly language: string;
  readonly question: { readonly text: string };
}

// With any availability, because the reader may have seen the question before it was hidden or merged.
const SNAPSHOT = `
  select language, jsonb_build_object(
    'text', text, 'correctAnswer', correct_answer, 'incorrectAnswers', incorrect_answers, 'explanation', explanation,
    'source', source, 'license', license, 'author', author, 'url', upstream_url, 'availability', availability,
    'canonicalId', canonical_id, 'updatedAt', updated_at) as question
  from questions where id = $1`;

const ENTER_GROUP = `
  insert into report_groups (key, type, question_id, language, subject, open, first_at, last_at)
  values ($1, $2, $3, $4, $5, 1, clock_timestamp(), clock_timestamp())
  on conflict (key) do update set open = report_groups.open + 1, last_at = excluded.last_at
  returning id`;

// A separate statement, which starts when the group is locked and so sees concurrent reporters.
const INSERT = `
  with counted as (
    update report_groups set reporters = reporters + 1
    where id = $1 and not exists (select from reports where group_id = $1 and sender_hash = $2)
  )
  insert into reports
    (group_id, sender_hash, question_id, question_text, question_url, comment, reporter_email, user_agent, question)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  returning id`;

async function readSnapshot(client: PoolClient, id: string): Promise<Snapshot | undefined> {
  return (await client.query<Snapshot>(SNAPSHOT, [id])).rows[0];
}

async function insert(
  client: PoolClient,
  report: NewReport,
  snapshot: Snapshot | undefined,
): Promise<string> {
  const { type, questionId, questionText, questionUrl } = report;
  const group = await client.query<{ id: string }>(ENTER_GROUP, [
    reportGroupKey(type, report),
    type,
    questionId ?? null,
    snapshot?.language ?? null,
    snapshot?.question.text ?? questionText ?? questionUrl,
  ]);
  const inserted = await client.query<{ id: string }>(INSERT, [
    group.rows[0]?.id,
    report.senderHash,
    questionId ?? null,
    questionText ?? null,
    questionUrl ?? null,
    report.comment ?? null,
    report.reporterEmail ?? null,
    report.userAgent ?? null,
    snapshot?.question ?? null,
  ]);
  const [row] = inserted.rows;
  if (row === undefined) throw new Error('the report was not stored');
  return row.id;
}

/** Stores a report in its group and returns its id. Undefined if the reported question does not exist. */
export async function insertReport(client: PoolClient, report: NewReport): Promise<string | undefined> {
  const snapshot =
    report.questionId === undefined ? undefined : await readSnapshot(client, report.questionId);
  if (report.questionId !== undefined && snapshot === undefined) return undefined;
  return insert(client, report, snapshot);
}
