import { createHash, createHmac } from 'node:crypto';
import type { PoolClient } from 'pg';

import { optionKey } from '../../contract/text.ts';
import type { ReportType } from '../../contract/vocabulary.ts';
import { type Connections, queryOnlyRow, queryRow, translateOutages, inTransaction } from '../database.ts';
import type { ReadSecret } from '../service-secret.ts';

/** A new report. Texts are in NFC, trimmed and not empty. At least one field names the question. */
export interface IncomingReport {
  readonly type: ReportType;
  /** In lower case. */
  readonly questionId: string | undefined;
  readonly questionText: string | undefined;
  readonly questionUrl: string | undefined;
  readonly comment: string | undefined;
  readonly reporterEmail: string | undefined;
  /** An address or a network, normalized. Only a hash is stored, which distinguishes senders. */
  readonly senderAddress: string;
  readonly userAgent: string | undefined;
}

export type ReportStore = ReturnType<typeof createReportStore>;

/** @param readSecret - the secret that hashes the addresses of senders */
export function createReportStore(pool: Connections, readSecret: ReadSecret) {
  return {
    /**
     * Stores a report in the group of reports of its kind about its question, and returns its id. Undefined if the
     * reported question does not exist.
     *
     * @throws ServiceError `service_unavailable`
     */
    async create(report: IncomingReport): Promise<string | undefined> {
      const sender = createHmac('sha256', await readSecret())
        .update(report.senderAddress)
        .digest();
      return translateOutages(() =>
        inTransaction(pool, 'write', async (client) => {
          if (report.questionId === undefined) return insert(client, report, sender);
          const question = await queryRow<Snapshot>(client, SNAPSHOT, [report.questionId]);
          return question && insert(client, report, sender, question);
        }),
      );
    },
  };
}

/** A question as it was when it was reported. */
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

async function insert(
  client: PoolClient,
  report: IncomingReport,
  sender: Buffer,
  snapshot?: Snapshot,
): Promise<string> {
  const { type, questionId, questionText, questionUrl, comment, reporterEmail, userAgent } = report;
  const subject = snapshot?.question.text ?? questionText ?? questionUrl;
  const grouped = [groupKey(report), type, questionId, snapshot?.language, subject];
  const group = await queryOnlyRow<{ id: string }>(client, ENTER_GROUP, grouped);
  const inserted = await queryOnlyRow<{ id: string }>(client, INSERT, [
    group.id,
    sender,
    questionId,
    questionText,
    questionUrl,
    comment,
    reporterEmail,
    userAgent,
    snapshot?.question,
  ]);
  return inserted.id;
}

/** Equal for reports of one kind about one question: the SHA-256 of its best available name. */
const groupKey = (report: IncomingReport): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([report.type, ...nameOf(report)]))
    .digest();

function nameOf({ questionId, questionText, questionUrl }: IncomingReport): readonly [string, string] {
  if (questionId !== undefined) return ['id', questionId];
  if (questionText !== undefined) return ['text', optionKey(questionText.normalize('NFKC'))];
  return ['url', pageOf(questionUrl ?? '')];
}

/** Drops the fragment, which only selects a position in a page. */
function pageOf(url: string): string {
  const page = new URL(url);
  page.hash = '';
  return page.href;
}
