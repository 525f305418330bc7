import type { Pool, PoolClient } from 'pg';

import { Refusal } from '../../refusal.ts';
import { takeModerationTurn, type Moderation } from './moderation-acts.ts';
import {
  changeState,
  lockQuestions,
  readFamily,
  type LockedQuestion,
  type QuestionChange,
} from './question-states.ts';
import { inTransaction } from '../transaction.ts';

/** What an act did, in the order asked; translations that came along stand behind. */
export interface ModerationReport {
  readonly changes: readonly QuestionChange[];
  /** Translations and originals that the act could have taken along and has left as they were. */
  readonly staying: readonly string[];
}

interface Wish extends Moderation {
  /** Whether the act is done to the question in every language. */
  readonly withTranslations: boolean;
  /** The reports that the act answers. */
  readonly reportGroupId?: string;
}

const gone = (id: string): Refusal =>
  new Refusal(`The question ${id} was deleted upstream: there is nothing to moderate.`);

/** Throws for a question that is served neither before nor after. */
function refuseHiding({ id, availability, canonicalId }: LockedQuestion): void {
  if (availability === 'deleted') throw gone(id);
  if (availability === 'duplicate')
    throw new Refusal(
      `The question ${id} is not served: it is merged into ${canonicalId ?? ''}. Hide that one, or restore this one first.`,
    );
}

function refuseRestoring({ id, availability }: LockedQuestion): void {
  if (availability === 'deleted') throw gone(id);
}

/** From which state translations come along, to which state questions are brought, and which of them are refused. */
const ACTS = {
  hide: { from: 'visible', to: { availability: 'hidden', canonicalId: null }, refuse: refuseHiding },
  restore: { from: 'hidden', to: { availability: 'visible', canonicalId: null }, refuse: refuseRestoring },
} as const;

async function moderate(
  client: PoolClient,
  kind: keyof typeof ACTS,
  ids: readonly string[],
  { withTranslations, reportGroupId, moderator, reason }: Wish,
): Promise<ModerationReport> {
  await takeModerationTurn(client);
  const { from, to, refuse } = ACTS[kind];
  const asked = [...new Set(ids.map((id) => id.toLowerCase()))];
  const family = await readFamily(client, asked);
  const able = family.filter(({ availability }) => availability === from).map(({ id }) => id);
  const chosen = withTranslations ? [...asked, ...able] : asked;
  const locked = await lockQuestions(client, chosen);
  const changes: QuestionChange[] = [];
  for (const id of chosen) {
    const question = locked.get(id);
    if (question === undefined) continue;
    refuse(question);
    const act = { act: kind, moderator, reason, reportGroupId: reportGroupId ?? null };
    changes.push(await changeState(client, question, to, act));
  }
  return { changes, staying: withTranslations ? [] : able };
}

/**
 * Takes questions out of everything that is served, inside the transaction of the caller.
 *
 * @throws Refusal for an unknown id, a dropped duplicate and a question that is deleted
 */
export async function hideWithin(
  client: PoolClient,
  ids: readonly string[],
  wish: Wish,
): Promise<ModerationReport> {
  return moderate(client, 'hide', ids, wish);
}

/** `hideWithin` in a transaction of its own. Hiding twice does nothing twice. */
export async function hideQuestions(
  pool: Pool,
  ids: readonly string[],
  wish: Wish,
): Promise<ModerationReport> {
  return inTransaction(pool, 'write', (client) => moderate(client, 'hide', ids, wish));
}

/**
 * Serves hidden and merged questions again; a merged one no longer names another. Translations come along only when hidden.
 *
 * @throws Refusal for an unknown id and a question that is deleted
 */
export async function restoreQuestions(
  pool: Pool,
  ids: readonly string[],
  wish: Wish,
): Promise<ModerationReport> {
  return inTransaction(pool, 'write', (client) => moderate(client, 'restore', ids, wish));
}
