import type { Pool, PoolClient } from 'pg';

import { lockModeration } from '../../indexer/store/imports/import-transactions.ts';
import { type Act, type Moderation, recordAct } from './moderation-acts.ts';
import { stampAffected } from '../../indexer/store/questions/availability.ts';
import { Refusal } from '../../src/refusal.ts';
import type { Availability } from '../../src/store/questions/columns.ts';
import { inTransaction } from '../../src/store/database.ts';

/** The result of an act, in the order of the request, followed by included translations. */
export interface ModerationReport {
  readonly changes: readonly QuestionChange[];
  /** Translations and originals that the act could have included but left unchanged. `--json` prints this name. */
  readonly staying: readonly string[];
}

interface ModerationRequest extends Moderation {
  /** Whether to include the question in all languages. */
  readonly withTranslations: boolean;
  /** The report group that the act resolves. */
  readonly reportGroupId?: string;
}

type ActOnQuestions<Database> = (
  database: Database,
  ids: readonly string[],
  request: ModerationRequest,
) => Promise<ModerationReport>;

/**
 * Hides questions from all responses, in the caller's transaction. Hiding a hidden question changes nothing.
 *
 * @throws Refusal for an unknown id, a merged duplicate and a deleted question
 */
export const hideWithin: ActOnQuestions<PoolClient> = (client, ids, request) =>
  moderate(client, 'hide', ids, request);

/** `hideWithin` in a separate transaction. */
export const hideQuestions: ActOnQuestions<Pool> = (pool, ids, request) =>
  inTransaction(pool, 'write', (client) => moderate(client, 'hide', ids, request));

/**
 * Serves hidden and merged questions again. Merges are undone. Translations are included only if they are hidden.
 *
 * @throws Refusal for an unknown id and a deleted question
 */
export const restoreQuestions: ActOnQuestions<Pool> = (pool, ids, request) =>
  inTransaction(pool, 'write', (client) => moderate(client, 'restore', ids, request));

const deletedUpstream = (id: string): Refusal =>
  new Refusal(`The question ${id} was deleted upstream and cannot be moderated.`);

/** @throws Refusal for a question that is not served anyway */
function refuseHiding({ id, availability, canonicalId }: LockedQuestion): void {
  if (availability === 'deleted') throw deletedUpstream(id);
  if (availability === 'duplicate')
    throw new Refusal(
      `The question ${id} is not served because it is merged into ${canonicalId ?? ''}. Hide that one, or restore this one first.`,
    );
}

function refuseRestoring({ id, availability }: LockedQuestion): void {
  if (availability === 'deleted') throw deletedUpstream(id);
}

/** For each act, the state from which translations are included, the new state, and the check for refusals. */
const ACTS = {
  hide: { from: 'visible', to: { availability: 'hidden', canonicalId: null }, refuse: refuseHiding },
  restore: { from: 'hidden', to: { availability: 'visible', canonicalId: null }, refuse: refuseRestoring },
} as const;

async function moderate(
  client: PoolClient,
  kind: keyof typeof ACTS,
  ids: readonly string[],
  { withTranslations, reportGroupId, moderator, reason }: ModerationRequest,
): Promise<ModerationReport> {
  await lockModeration(client);
  const { from, to, refuse } = ACTS[kind];
  const requested = [...new Set(ids.map((id) => id.toLowerCase()))];
  const family = await readFamily(client, requested);
  const eligible = family.filter(({ availability }) => availability === from).map(({ id }) => id);
  const chosen = withTranslations ? [...requested, ...eligible] : requested;
  const locked = await lockQuestions(client, chosen);
  const changes: QuestionChange[] = [];
  for (const id of chosen) {
    const question = locked.get(id);
    if (question === undefined) continue;
    refuse(question);
    const act = { act: kind, moderator, reason, reportGroupId: reportGroupId ?? null };
    changes.push(await changeState(client, question, to, act));
  }
  return { changes, staying: withTranslations ? [] : eligible };
}

/** The part of a question that moderation changes. */
export interface QuestionState {
  readonly availability: Availability;
  /** The question served instead; null unless this is a duplicate. */
  readonly canonicalId: string | null;
}

export interface LockedQuestion extends QuestionState {
  readonly id: string;
  readonly language: string;
}

/** The effect of an act on one question. The states are equal if nothing changed. */
export interface QuestionChange {
  readonly id: string;
  readonly before: QuestionState;
  readonly after: QuestionState;
}

// In the order of ids, like all writers of several questions.
const LOCK = `
  select id, language, availability, canonical_id as "canonicalId" from questions
  where id = any ($1::uuid[]) order by id for no key update`;

/**
 * Locks the questions until the transaction ends.
 *
 * @throws Refusal that lists unknown ids
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
  from questions as requested
  join questions as relative
    on coalesce(relative.root_question_id, relative.id) = coalesce(requested.root_question_id, requested.id)
  where requested.id = any ($1::uuid[]) and relative.id <> all ($1::uuid[])
  order by relative.id`;

/** The original or a translation of a question, or another translation of the same original. */
export interface Relative {
  readonly id: string;
  readonly language: string;
  readonly availability: Availability;
  readonly text: string;
}

/** The originals and translations of the questions, without the questions themselves. */
export async function readFamily(
  client: Pick<PoolClient, 'query'>,
  ids: readonly string[],
): Promise<Relative[]> {
  return (await client.query<Relative>(FAMILY, [ids])).rows;
}

/** A moderator's decision about a merge replaces that of the importer. */
async function recordMove(client: PoolClient, id: string, canonicalId: string | null): Promise<void> {
  await client.query('delete from automatic_merges where question_id = $1', [id]);
  await stampAffected(client, canonicalId === null ? [] : [canonicalId], [id]);
}

/** Changes the state of a locked question and records the act. Does nothing if it already has that state. */
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
  await recordAct(client, { ...act, questionId: id, before, after });
  if (canonicalId !== after.canonicalId) await recordMove(client, id, after.canonicalId);
  return { id, before, after };
}
