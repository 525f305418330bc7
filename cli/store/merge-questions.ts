import type { Pool, PoolClient } from 'pg';

import { lockModeration } from '../../indexer/store/imports/import-transactions.ts';
import type { Moderation } from './moderation-acts.ts';
import { Refusal } from '../../src/refusal.ts';
import { inTransaction } from '../../src/store/database.ts';
import {
  type ModerationReport,
  changeState,
  lockQuestions,
  readFamily,
  type LockedQuestion,
} from './moderation.ts';

/** The result of a merge. */
export interface MergeReport extends ModerationReport {
  /** The question served instead of the duplicate. If the given one is merged itself, the end of its chain. */
  readonly canonicalId: string;
}

// `union` drops repeated rows, so that a cycle ends.
const END_OF_CHAIN = `
  with recursive chain (id, canonical_id) as (
    select id, canonical_id from questions where id = $1
    union
    select next.id, next.canonical_id from chain join questions as next on next.id = chain.canonical_id
  )
  select id from chain where canonical_id is null`;

async function endOfChain(client: PoolClient, id: string): Promise<string> {
  return (await client.query<{ id: string }>(END_OF_CHAIN, [id])).rows[0]?.id ?? id;
}

function refuse(duplicate: LockedQuestion, canonical: LockedQuestion, named: string): void {
  if (duplicate.id === named) throw new Refusal('A question cannot be merged into itself.');
  if (duplicate.id === canonical.id)
    throw new Refusal(
      `The question ${named} is already merged into ${duplicate.id}. To merge the other way, restore it first.`,
    );
  if (duplicate.availability === 'deleted')
    throw new Refusal(`The question ${duplicate.id} was deleted upstream and cannot be merged.`);
  if (duplicate.language !== canonical.language)
    throw new Refusal(
      `The question ${duplicate.id} is in the language ${duplicate.language}, ${canonical.id} in ${canonical.language}: translations are not duplicates.`,
    );
  if (canonical.availability !== 'visible')
    throw new Refusal(
      `The question ${canonical.id} is ${canonical.availability}, so nothing would be served instead of the duplicate.`,
    );
}

async function mergeWithin(
  client: PoolClient,
  duplicateId: string,
  named: string,
  moderation: Moderation,
): Promise<MergeReport> {
  await lockModeration(client);
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
 * Merges a duplicate into another question. Requests for its id get the id of the other one. If the canonical question
 * is merged itself, the end of its chain is used.
 *
 * @throws Refusal for unknown ids, for a question merged into itself, for the reverse of an existing merge, for
 * different languages, and for a canonical question that is not served
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
