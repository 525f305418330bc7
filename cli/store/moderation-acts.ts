import type { PoolClient } from 'pg';

import type { Database } from '../../src/store/database.ts';

/** The moderator and the reason of an act. */
export interface Moderation {
  readonly moderator: string;
  readonly reason: string | null;
}

type ActKind = 'hide' | 'restore' | 'merge' | 'resolve' | 'reject';

/** An act in the moderation log. */
export interface Act extends Moderation {
  readonly act: ActKind;
  readonly questionId: string | null;
  readonly reportGroupId: string | null;
  readonly before: object;
  readonly after: object;
}

/** Records an act in its transaction. */
export async function recordAct(client: PoolClient, act: Act): Promise<void> {
  await client.query(
    `insert into moderation_acts (act, question_id, report_group_id, moderator, reason, before, after)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [act.act, act.questionId, act.reportGroupId, act.moderator, act.reason, act.before, act.after],
  );
}

/** A recorded act. */
export interface RecordedAct extends Act {
  readonly id: string;
  readonly actedAt: Date;
}

/** Maximum acts returned per question or group, the latest ones. */
const MOST_ACTS = 100;

/** The latest acts on a question or a report group, newest first. */
export async function readActs(
  database: Database,
  on: 'question_id' | 'report_group_id',
  id: string,
): Promise<RecordedAct[]> {
  const text = `
    select id, act, question_id as "questionId", report_group_id as "reportGroupId", moderator, reason, before, after,
      acted_at as "actedAt"
    from moderation_acts where ${on} = $1 order by id desc limit $2`;
  return (await database.query<RecordedAct>(text, [id, MOST_ACTS])).rows;
}
