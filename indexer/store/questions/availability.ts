import type { PoolClient } from 'pg';

import type { Availability, QuestionColumns } from '../../../src/store/questions/columns.ts';

/** A change made by a comparison: the question is merged into `likeId`, or served again if `likeId` is null. */
export interface AutomaticMerge {
  readonly id: string;
  readonly likeId: string | null;
  /** The question served instead: the end of the chain that starts with `likeId`. */
  readonly canonicalId: string | null;
  /** Whether this transaction has inserted it, so that no other one can be writing it. */
  readonly isNew: boolean;
  /** Whether it was served until now, so that clients may know it. */
  readonly wasServed: boolean;
}

const APPLY = `
  update questions set
    availability = case when given.canonical_id is null then 'visible' else 'duplicate' end,
    canonical_id = given.canonical_id
  from unnest($1::uuid[], $2::uuid[]) as given(id, canonical_id)
  where questions.id = given.id`;

const RECORD = `
  insert into automatic_merges (question_id, like_id)
  select given.id, given.like_id from unnest($1::uuid[], $2::uuid[]) as given(id, like_id)
  on conflict (question_id) do update set like_id = excluded.like_id, merged_at = excluded.merged_at`;

/**
 * Applies and records the changes. Questions that another transaction is writing are skipped.
 *
 * @returns the ids of skipped questions
 */
export async function applyMerges(
  client: PoolClient,
  merges: readonly AutomaticMerge[],
): Promise<Set<string>> {
  if (merges.length === 0) return new Set();
  const known = merges.filter(({ isNew }) => !isNew).map(({ id }) => id);
  const free = await lockFree(client, known);
  const done = merges.filter(({ id, isNew }) => isNew || free.has(id));
  await client.query(APPLY, [done.map(({ id }) => id), done.map(({ canonicalId }) => canonicalId)]);
  const released = done.filter(({ likeId }) => likeId === null).map(({ id }) => id);
  if (released.length > 0)
    await client.query('delete from automatic_merges where question_id = any ($1::uuid[])', [released]);
  const merged = done.filter(({ likeId }) => likeId !== null);
  await client.query(RECORD, [merged.map(({ id }) => id), merged.map(({ likeId }) => likeId)]);
  const canonical = done.filter(({ wasServed }) => wasServed).flatMap(({ canonicalId }) => canonicalId ?? []);
  await stampAffected(client, canonical, [...free]);
  return new Set(known.filter((id) => !free.has(id)));
}

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

interface Misplaced extends Pick<AutomaticMerge, 'id' | 'canonicalId'> {
  readonly availability: Availability;
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

// Writers of several questions lock them in the order of their ids. But the import already holds locks on some of
// these, so waiting for another one could deadlock.
const LOCK = `
  select id from questions where id = any ($1::uuid[]) order by id for no key update skip locked`;

/** Locks the questions that no other transaction is writing, without waiting. */
async function lockFree(client: PoolClient, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await client.query<{ id: string }>(LOCK, [ids]);
  return new Set(rows.map(({ id }) => id));
}

/** The key of a stored question within its source. */
export type PrunableQuestion = Pick<QuestionColumns, 'id' | 'source_id' | 'language'>;

// Questions hidden by moderators stay hidden: they are not served anyway, and must not return with the upstream's row.
// Questions merged by moderators are deleted, because otherwise they would be served again when the other one is
// deleted. If they return, they are merged again. Translations that were added here are kept, because no upstream has
// them.
const PRUNABLE = `translated_from is null and availability in ('visible', 'duplicate')`;

const PAGE = `
  select id, source_id, language from questions
  where source = $1 and (source_id, language) > ($2, $3) and ${PRUNABLE}
  order by source_id, language limit $4`;

/** Questions of a source that an import may delete, ordered by key, after a key. */
export async function readPrunable(
  client: PoolClient,
  source: string,
  after: { readonly source_id: string; readonly language: string },
  limit: number,
): Promise<PrunableQuestion[]> {
  const page = await client.query<PrunableQuestion>(PAGE, [source, after.source_id, after.language, limit]);
  return page.rows;
}

/** Marks questions as deleted upstream. They are no longer served but keep their ids. Returns their number. */
export async function markDeleted(client: PoolClient, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  await client.query('select from questions where id = any ($1::uuid[]) order by id for no key update', [
    ids,
  ]);
  const deleted = await client.query<{ id: string }>(
    `update questions set availability = 'deleted', canonical_id = null where id = any ($1::uuid[]) and ${PRUNABLE} returning id`,
    [ids],
  );
  // Translations of a merged question name the question served instead, which is over now.
  await stampAffected(
    client,
    [],
    deleted.rows.map(({ id }) => id),
  );
  return deleted.rows.length;
}

// Forces one lookup per id, because statistics are missing during a first import. Rows written by this transaction
// already have its stamp (`now()` is its start), and rows that another transaction is writing get a stamp from that
// one.
const STAMP = `
  update questions set rev = rev where id = any (array(
    select id from questions
    where availability = 'visible' and updated_at < now() and id = any (array(
      select unnest($1::uuid[])
      union all
      select translation.id from unnest($2::uuid[]) as moved(id)
      cross join lateral (
        select id from questions where translation_of = moved.id
        union all select id from questions where root_question_id = moved.id offset 0
      ) as translation
    ))
    order by id for no key update skip locked))`;

/**
 * Marks questions as changed whose own content is the same, for clients that follow changes: questions now served
 * instead of another one, and translations whose original has changed.
 *
 * @param canonical - questions that are served now
 * @param moved - questions that are merged now, or no longer merged
 */
export async function stampAffected(
  client: PoolClient,
  canonical: readonly string[],
  moved: readonly string[],
): Promise<void> {
  if (canonical.length + moved.length > 0) await client.query(STAMP, [canonical, moved]);
}
