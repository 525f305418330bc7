import { DatabaseError, type PoolClient } from 'pg';

import { Refusal } from '../../refusal.ts';
import type { Database } from '../database.ts';

/** Who acts, and why. */
export interface Moderation {
  readonly moderator: string;
  readonly reason: string | null;
}

type ActKind = 'hide' | 'restore' | 'merge' | 'resolve' | 'reject';

/** One line of the record of what moderators did. */
export interface Act extends Moderation {
  readonly act: ActKind;
  readonly questionId: string | null;
  readonly reportGroupId: string | null;
  readonly before: object;
  readonly after: object;
}

/** SQLSTATE of a statement that took longer than it may. */
const TOO_LONG = '57014';

/**
 * Acts take turns until their transactions end: what one has looked at, a chain of merged questions for example, stays true.
 *
 * @throws Refusal when another one does not end within the time of a statement
 */
export async function takeModerationTurn(client: PoolClient): Promise<void> {
  try {
    await client.query(`select pg_advisory_xact_lock(hashtext('trivia moderation'))`);
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== TOO_LONG) throw error;
    throw new Refusal(
      'An import is being tried out (--dry-run), or another moderator is at work: try again when that has ended.',
      { cause: error },
    );
  }
}

/** Writes an act down in the transaction in which it is done. */
export async function noteAct(client: PoolClient, act: Act): Promise<void> {
  await client.query(
    `insert into moderation_acts (act, question_id, report_group_id, moderator, reason, before, after)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [act.act, act.questionId, act.reportGroupId, act.moderator, act.reason, act.before, act.after],
  );
}

/** An act as it stands in the record. */
export interface NotedAct extends Act {
  readonly id: string;
  readonly actedAt: Date;
}

/** Acts that are shown of one question or group, at most: the latest. */
const MOST_ACTS = 100;

const READ = `
  select id, act, question_id as "questionId", report_group_id as "reportGroupId", moderator, reason, before, after,
    acted_at as "actedAt"
  from moderation_acts`;

/** The latest acts on a question, latest first. */
export async function readQuestionActs(database: Database, questionId: string): Promise<NotedAct[]> {
  const text = `${READ} where question_id = $1 order by id desc limit $2`;
  return (await database.query<NotedAct>(text, [questionId, MOST_ACTS])).rows;
}

/** The latest acts on a group of reports, latest first. */
export async function readGroupActs(database: Database, groupId: string): Promise<NotedAct[]> {
  const text = `${READ} where report_group_id = $1 order by id desc limit $2`;
  return (await database.query<NotedAct>(text, [groupId, MOST_ACTS])).rows;
}
