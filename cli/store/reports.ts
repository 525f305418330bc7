import type { Pool, PoolClient } from 'pg';

import { lockModeration } from '../../indexer/store/imports/import-transactions.ts';
import { readActs, type RecordedAct, recordAct } from './moderation-acts.ts';
import type { ReportType } from '../../src/contract/vocabulary.ts';
import { Refusal } from '../../src/refusal.ts';
import { type Database, inTransaction } from '../../src/store/database.ts';
import type { Availability } from '../../src/store/questions/columns.ts';
import { hideWithin, type ModerationReport } from './moderation.ts';

/** The states of reports and of their groups. */
export const REPORT_STATUSES = ['open', 'resolved', 'rejected'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** All reports of one kind about one question. */
export interface ReportGroup {
  readonly id: string;
  readonly type: ReportType;
  /** `open` while one of its reports is open. */
  readonly status: ReportStatus;
  readonly questionId: string | null;
  /** Null if the question is not in the catalogue, or was reported without its id. */
  readonly availability: Availability | null;
  readonly language: string | null;
  /** The subject of the first report: the text of the question, or its URL. */
  readonly subject: string;
  readonly open: number;
  readonly resolved: number;
  readonly rejected: number;
  /** Number of different senders. */
  readonly reporters: number;
  readonly firstAt: Date;
  readonly lastAt: Date;
}

const GROUPS = `
  select report_groups.id, report_groups.type, status, question_id as "questionId", questions.availability,
    report_groups.language, subject, open, resolved, rejected, reporters, first_at as "firstAt", last_at as "lastAt"
  from report_groups left join questions on questions.id = report_groups.question_id`;

/** Filters a list of groups. */
interface GroupFilter {
  readonly status?: ReportStatus | undefined;
  readonly type?: ReportType | undefined;
  readonly questionId?: string | undefined;
}

const LIST = `${GROUPS}
  where ($1::text is null or status = $1) and ($2::text is null or report_groups.type = $2)
    and ($3::uuid is null or question_id = $3) and ($4::uuid is null or report_groups.id > $4)
  order by report_groups.id limit $5`;

/** Lists groups after the id `after`, in order of their first reports. */
export async function listReportGroups(
  database: Database,
  { status, type, questionId }: GroupFilter,
  limit: number,
  after?: string,
): Promise<ReportGroup[]> {
  const values = [status ?? null, type ?? null, questionId ?? null, after ?? null, limit];
  return (await database.query<ReportGroup>(LIST, values)).rows;
}

/** One report. The sender is only identifiable as the same or a different one. */
export interface StoredReport {
  readonly id: string;
  readonly status: ReportStatus;
  readonly questionText: string | null;
  readonly questionUrl: string | null;
  readonly comment: string | null;
  readonly reporterEmail: string | null;
  /** Prefix of the hash of the sender's address. */
  readonly sender: string;
  readonly userAgent: string | null;
  /** The question at the time of the report. */
  readonly question: { readonly text: string } | null;
  readonly note: string | null;
  readonly resolvedBy: string | null;
  readonly createdAt: Date;
  readonly resolvedAt: Date | null;
}

/** Maximum reports returned per group, the latest ones. */
const MOST_REPORTS = 100;

const FIND = `${GROUPS}
  where report_groups.id = $1 or report_groups.id = (select group_id from reports where reports.id = $1)`;

const REPORTS = `
  select id, status, question_text as "questionText", question_url as "questionUrl", comment,
    reporter_email as "reporterEmail", left(encode(sender_hash, 'hex'), 8) as sender, user_agent as "userAgent", question, note,
    resolved_by as "resolvedBy", created_at as "createdAt", resolved_at as "resolvedAt"
  from reports where group_id = $1 and ($2 = group_id or id = $2)
  order by id desc limit $3`;

/** A group with its latest reports, or with one of them, and the moderation acts on it. */
export interface ReportFile {
  readonly group: ReportGroup;
  readonly reports: readonly StoredReport[];
  readonly acts: readonly RecordedAct[];
}

/** @param id - the id of a group, or of one report, which is then returned alone */
export async function showReports(database: Database, id: string): Promise<ReportFile | undefined> {
  const [group] = (await database.query<ReportGroup>(FIND, [id])).rows;
  if (group === undefined) return undefined;
  const reports = await database.query<StoredReport>(REPORTS, [group.id, id, MOST_REPORTS]);
  return { group, reports: reports.rows, acts: await readActs(database, 'report_group_id', group.id) };
}

/** How to resolve reports. */
export interface Resolution {
  readonly verdict: Exclude<ReportStatus, 'open'>;
  readonly note: string;
  readonly moderator: string;
  /** Whether to hide the question as well, with the note as reason. */
  readonly hide: boolean;
}

export interface ResolutionReport {
  readonly groupId: string;
  /** Ids of the reports that were open until now. */
  readonly resolved: readonly string[];
  /** The result of hiding; null if it was not requested. */
  readonly hidden: ModerationReport | null;
}

type Counts = Pick<ReportGroup, 'open' | 'resolved' | 'rejected'>;
type GroupName = Pick<ReportGroup, 'id' | 'questionId'>;

const FIND_GROUP = `
  select id, question_id as "questionId" from report_groups
  where id = $1 or id = (select group_id from reports where reports.id = $1)`;

const CLOSE = `
  update reports set status = $3, note = $4, resolved_by = $5, resolved_at = clock_timestamp()
  where group_id = $1 and status = 'open' and ($2 = group_id or id = $2)
  returning id`;

const COUNT = `
  update report_groups set open = open - $2,
    resolved = resolved + case $3 when 'resolved' then $2 else 0 end,
    rejected = rejected + case $3 when 'rejected' then $2 else 0 end
  where id = $1
  returning open, resolved, rejected`;

async function close(
  client: PoolClient,
  group: GroupName,
  id: string,
  { verdict, note, moderator }: Resolution,
): Promise<string[]> {
  const closed = await client.query<{ id: string }>(CLOSE, [group.id, id, verdict, note, moderator]);
  const ids = closed.rows.map((row) => row.id).sort();
  if (ids.length === 0) return ids;
  const counted = await client.query<Counts>(COUNT, [group.id, ids.length, verdict]);
  const [after] = counted.rows;
  if (after === undefined) throw new Error('the report group is missing');
  await recordAct(client, {
    act: verdict === 'resolved' ? 'resolve' : 'reject',
    questionId: group.questionId,
    reportGroupId: group.id,
    moderator,
    reason: note,
    // New reports may arrive meanwhile, so the counts before are computed from those after.
    before: { ...after, open: after.open + ids.length, [verdict]: after[verdict] - ids.length },
    after: { ...after, reports: ids },
  });
  return ids;
}

async function resolveWithin(
  client: PoolClient,
  id: string,
  resolution: Resolution,
): Promise<ResolutionReport> {
  await lockModeration(client);
  const [group] = (await client.query<GroupName>(FIND_GROUP, [id])).rows;
  if (group === undefined) throw new Refusal(`There is no report or group with the id ${id}.`);
  const resolved = await close(client, group, id, resolution);
  if (!resolution.hide) return { groupId: group.id, resolved, hidden: null };
  if (group.questionId === null)
    throw new Refusal('The report has no question id. Find the question and hide it by its id.');
  const { moderator, note } = resolution;
  const request = { moderator, reason: note, withTranslations: false, reportGroupId: group.id };
  return { groupId: group.id, resolved, hidden: await hideWithin(client, [group.questionId], request) };
}

/**
 * Closes the open reports of a group, or one report. Without open reports it changes nothing.
 *
 * @param id - the id of a group or of one of its reports
 * @throws Refusal for an unknown id, and if the question cannot be hidden; then nothing is closed
 */
export async function resolveReports(
  pool: Pool,
  id: string,
  resolution: Resolution,
): Promise<ResolutionReport> {
  return inTransaction(pool, 'write', (client) => resolveWithin(client, id.toLowerCase(), resolution));
}
