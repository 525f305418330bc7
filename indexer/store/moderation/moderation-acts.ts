import { DatabaseError, type PoolClient } from 'pg';

import { Refusal } from '../../../src/refusal.ts';
import type { Database } from '../../../src/store/database.ts';

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

/** SQLSTATE of a statement timeout. */
const TOO_LONG = '57014';

/**
 * Serializes acts until their transactions end, so that what an act has read, such as a chain of merged questions,
 * stays valid.
 *
 * @throws Refusal if another act does not end within the statement timeout
 */
export async function lockModeration(client: PoolClient): Promise<void> {
  try {
    await client.query(`select pg_advisory_xact_lock(hashtext('trivia moderation'))`);
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== TOO_LONG) throw error;
    throw new Refusal(
      'A dry run of an import or another moderation command is running. Try again after it has ended.',
      { cause: error },
    );
  }
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

const READ = `
  select id, act, question_id as "questionId", report_group_id as "reportGroupId", moderator, reason, before, after,
    acted_at as "actedAt"
  from moderation_acts`;

/** The latest acts on a question, newest first. */
export async function readQuestionActs(database: Database, questionId: string): Promise<RecordedAct[]> {
  const text = `${READ} where question_id = $1 order by id desc limit $2`;
  return (await database.query<RecordedAct>(text, [questionId, MOST_ACTS])).rows;
}

/** The latest acts on a report group, newest first. */
export async function readGroupActs(database: Database, groupId: string): Promise<RecordedAct[]> {
  const text = `${READ} where report_group_id = $1 order by id desc limit $2`;
  return (await database.query<RecordedAct>(text, [groupId, MOST_ACTS])).rows;
}
