import type { Pool, PoolClient } from 'pg';

import { Refusal } from '../../../src/refusal.ts';
import { recordAct, lockModeration } from '../../../indexer/store/moderation/moderation-acts.ts';
import { hideWithin, type ModerationReport } from './moderation.ts';
import type { ReportStatus } from './report-groups.ts';
import { inTransaction } from '../../../src/store/transaction.ts';

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

interface Counts {
  readonly open: number;
  readonly resolved: number;
  readonly rejected: number;
}

interface GroupName {
  readonly id: string;
  readonly questionId: string | null;
}

const FIND = `
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
  const [group] = (await client.query<GroupName>(FIND, [id])).rows;
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
