import type { Pool, PoolClient } from 'pg';

import { Refusal } from '../../../src/refusal.ts';
import { lockModeration, type Moderation } from '../../../indexer/store/moderation/moderation-acts.ts';
import {
  changeState,
  lockQuestions,
  readFamily,
  type LockedQuestion,
  type QuestionChange,
} from './question-states.ts';
import { inTransaction } from '../../../src/store/transaction.ts';

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

/**
 * Hides questions from all responses, in the caller's transaction.
 *
 * @throws Refusal for an unknown id, a merged duplicate and a deleted question
 */
export async function hideWithin(
  client: PoolClient,
  ids: readonly string[],
  request: ModerationRequest,
): Promise<ModerationReport> {
  return moderate(client, 'hide', ids, request);
}

/** `hideWithin` in a separate transaction. Hiding a hidden question changes nothing. */
export async function hideQuestions(
  pool: Pool,
  ids: readonly string[],
  request: ModerationRequest,
): Promise<ModerationReport> {
  return inTransaction(pool, 'write', (client) => moderate(client, 'hide', ids, request));
}

/**
 * Serves hidden and merged questions again. Merges are undone. Translations are included only if they are hidden.
 *
 * @throws Refusal for an unknown id and a deleted question
 */
export async function restoreQuestions(
  pool: Pool,
  ids: readonly string[],
  request: ModerationRequest,
): Promise<ModerationReport> {
  return inTransaction(pool, 'write', (client) => moderate(client, 'restore', ids, request));
}
