import type { PoolClient } from 'pg';

import { lockFree } from './lock-free.ts';
import { stampAffected } from '../questions/stamp-affected.ts';
import type { Availability } from '../../../src/store/questions/columns.ts';

// Questions whose latest act is a merge by a moderator, with the state that they should have: the state of the merge
// target. If the target is deleted, a question that was hidden before the merge is hidden again.
const MISPLACED = `
  with latest as (
    select question_id, (after ->> 'canonicalId')::uuid as target_id
    from moderation_acts as latest
    where act = 'merge'
      and (question_id = any ($1::uuid[]) or after ->> 'canonicalId' = any ($1::uuid[]::text[]))
      and not exists (
        select from moderation_acts as later
        where later.question_id = latest.question_id and later.act in ('hide', 'restore', 'merge') and later.id > latest.id)
  ), placed as (
    select question.id, question.availability, question.canonical_id,
      case when target.availability <> 'deleted' then 'duplicate'
        when (
          select act from moderation_acts where question_id = question.id and act in ('hide', 'restore')
          order by id desc limit 1) = 'hide' then 'hidden'
        else 'visible' end as place,
      case when target.availability <> 'deleted' then coalesce(target.canonical_id, target.id) end as place_id
    from latest
    join questions as question on question.id = latest.question_id and question.availability in ('visible', 'duplicate')
    join questions as target on target.id = latest.target_id
  )
  select id, place as availability, place_id as "canonicalId" from placed
  where (availability, canonical_id) is distinct from (place, place_id) and place_id is distinct from id`;

const MOVE = `
  update questions set availability = given.availability, canonical_id = given.canonical_id
  from unnest($1::uuid[], $2::text[], $3::uuid[]) as given(id, availability, canonical_id)
  where questions.id = given.id`;

interface Misplaced {
  readonly id: string;
  readonly availability: Availability;
  readonly canonicalId: string | null;
}

/**
 * Updates questions that moderators merged into one of these questions, or these questions themselves: they follow the
 * merge target to the question that it was merged into, or back to the target if that is served again. If the target is
 * deleted, they are served again. Questions that another transaction is writing are skipped.
 */
export async function followMergesByHand(client: PoolClient, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const misplaced = (await client.query<Misplaced>(MISPLACED, [ids])).rows;
  if (misplaced.length === 0) return;
  const free = await lockFree(
    client,
    misplaced.map(({ id }) => id),
  );
  const moved = misplaced.filter(({ id }) => free.has(id));
  await client.query(MOVE, [
    moved.map(({ id }) => id),
    moved.map(({ availability }) => availability),
    moved.map(({ canonicalId }) => canonicalId),
  ]);
  await stampAffected(
    client,
    moved.flatMap(({ canonicalId }) => canonicalId ?? []),
    moved.map(({ id }) => id),
  );
}
