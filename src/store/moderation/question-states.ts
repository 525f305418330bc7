import type { PoolClient } from 'pg';

import { Refusal } from '../../refusal.ts';
import type { Availability } from '../questions/availability.ts';
import { noteAct, type Act } from './moderation-acts.ts';
import { stampAffected } from '../questions/stamp-affected.ts';

/** What moderation changes of a question. */
export interface QuestionState {
  readonly availability: Availability;
  /** The question that stands in its place; null for all but duplicates. */
  readonly canonicalId: string | null;
}

export interface LockedQuestion extends QuestionState {
  readonly id: string;
  readonly language: string;
}

/** What an act did to one question; equal states when it was so before. */
export interface QuestionChange {
  readonly id: string;
  readonly before: QuestionState;
  readonly after: QuestionState;
}

// In the order of the ids, as whoever else writes several questions.
const LOCK = `
  select id, language, availability, canonical_id as "canonicalId" from questions
  where id = any ($1::uuid[]) order by id for no key update`;

/**
 * Locks the questions until the transaction ends.
 *
 * @throws Refusal naming the ids that no question has
 */
export async function lockQuestions(
  client: PoolClient,
  ids: readonly string[],
): Promise<Map<string, LockedQuestion>> {
  const { rows } = await client.query<LockedQuestion>(LOCK, [ids]);
  const found = new Map(rows.map((row) => [row.id, row]));
  const missing = ids.filter((id) => !found.has(id));
  if (missing.length > 0) throw new Refusal(`There is no question with the id ${missing.join(', ')}.`);
  return found;
}

const FAMILY = `
  select distinct relative.id, relative.language, relative.availability, relative.text
  from questions as asked
  join questions as relative
    on coalesce(relative.root_question_id, relative.id) = coalesce(asked.root_question_id, asked.id)
  where asked.id = any ($1::uuid[]) and relative.id <> all ($1::uuid[])
  order by relative.id`;

/** A question that says the same in another language, or was translated from the same original. */
export interface Relative {
  readonly id: string;
  readonly language: string;
  readonly availability: Availability;
  readonly text: string;
}

/** The originals and translations of the questions, without these themselves. */
export async function readFamily(
  client: Pick<PoolClient, 'query'>,
  ids: readonly string[],
): Promise<Relative[]> {
  return (await client.query<Relative>(FAMILY, [ids])).rows;
}

/** What people decide about a merge takes the place of what the importer found. */
async function noteMove(client: PoolClient, id: string, canonicalId: string | null): Promise<void> {
  await client.query('delete from automatic_merges where question_id = $1', [id]);
  await stampAffected(client, canonicalId === null ? [] : [canonicalId], [id]);
}

/** Brings a locked question to another state and notes the act; does neither when it is in that state. */
export async function changeState(
  client: PoolClient,
  { id, availability, canonicalId }: LockedQuestion,
  after: QuestionState,
  act: Omit<Act, 'questionId' | 'before' | 'after'>,
): Promise<QuestionChange> {
  const before = { availability, canonicalId };
  if (availability === after.availability && canonicalId === after.canonicalId) return { id, before, after };
  await client.query('update questions set availability = $2, canonical_id = $3 where id = $1', [
    id,
    after.availability,
    after.canonicalId,
  ]);
  await noteAct(client, { ...act, questionId: id, before, after });
  if (canonicalId !== after.canonicalId) await noteMove(client, id, after.canonicalId);
  return { id, before, after };
}
