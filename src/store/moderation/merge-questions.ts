import type { Pool, PoolClient } from 'pg';

import { Refusal } from '../../refusal.ts';
import { takeModerationTurn, type Moderation } from './moderation-acts.ts';
import type { ModerationReport } from './moderation.ts';
import { changeState, lockQuestions, readFamily, type LockedQuestion } from './question-states.ts';
import { inTransaction } from '../transaction.ts';

/** What a merge did. */
export interface MergeReport extends ModerationReport {
  /** What stands in place of the duplicate: the end of the chain when the one that was named is merged itself. */
  readonly canonicalId: string;
}

// A union drops repeated rows, so that a circle ends.
const END_OF_CHAIN = `
  with recursive chain (id, canonical_id) as (
    select id, canonical_id from questions where id = $1
    union
    select kept.id, kept.canonical_id from chain join questions as kept on kept.id = chain.canonical_id
  )
  select id from chain where canonical_id is null`;

async function endOfChain(client: PoolClient, id: string): Promise<string> {
  const { rows } = await client.query<{ id: string }>(END_OF_CHAIN, [id]);
  return rows[0]?.id ?? id;
}

function refuse(duplicate: LockedQuestion, canonical: LockedQuestion, named: string): void {
  if (duplicate.id === named) throw new Refusal('A question cannot be merged into itself.');
  if (duplicate.id === canonical.id)
    throw new Refusal(
      `The question ${named} is merged into ${duplicate.id} already: restore it first to turn the two round.`,
    );
  if (duplicate.availability === 'deleted')
    throw new Refusal(`The question ${duplicate.id} was deleted upstream: there is nothing to merge.`);
  if (duplicate.language !== canonical.language)
    throw new Refusal(
      `The question ${duplicate.id} is in the language ${duplicate.language}, ${canonical.id} in ${canonical.language}: translations are no duplicates.`,
    );
  if (canonical.availability !== 'visible')
    throw new Refusal(
      `The question ${canonical.id} is ${canonical.availability}: nothing would be served in place of the duplicate.`,
    );
}

async function mergeWithin(
  client: PoolClient,
  duplicateId: string,
  named: string,
  moderation: Moderation,
): Promise<MergeReport> {
  await takeModerationTurn(client);
  const canonicalId = await endOfChain(client, named);
  const locked = await lockQuestions(client, [...new Set([duplicateId, named, canonicalId])]);
  const [duplicate, canonical] = [locked.get(duplicateId), locked.get(canonicalId)];
  if (duplicate === undefined || canonical === undefined) throw new Error('a locked question is missing');
  refuse(duplicate, canonical, named);
  const after = { availability: 'duplicate', canonicalId } as const;
  const act = { ...moderation, act: 'merge', reportGroupId: null } as const;
  const change = await changeState(client, duplicate, after, act);
  const relatives = await readFamily(client, [duplicateId]);
  const staying = relatives.filter(({ availability }) => availability === 'visible').map(({ id }) => id);
  return { changes: [change], staying, canonicalId };
}

/**
 * Drops a question in favour of another one that asks the same. Whoever asks for it by id is told the other's id. A canonical
 * question that is merged itself is followed to the one that is served.
 *
 * @throws Refusal for unknown ids, itself, the other way round, another language, and a canonical question that is not
 * served
 */
export async function mergeQuestions(
  pool: Pool,
  duplicateId: string,
  canonicalId: string,
  moderation: Moderation,
): Promise<MergeReport> {
  return inTransaction(pool, 'write', (client) =>
    mergeWithin(client, duplicateId.toLowerCase(), canonicalId.toLowerCase(), moderation),
  );
}
