-- Copies of the catalogue follow `updated_since`, which lists visible questions. This table tells them which ones to drop. It also
-- keeps the ids of rows that were deleted from the database.

create table removed_questions (
  id uuid primary key,
  removed_at timestamptz(3) not null,
  reason text not null check (reason in ('hidden', 'merged', 'deleted'))
);
create index on removed_questions (removed_at, id);

create function removal_reason(availability text) returns text language sql immutable
  return case availability when 'duplicate' then 'merged' else availability end;

-- The time of a removal is that of the row's change, which the trigger `stamp` sets while the row is locked.
create function note_removal() returns trigger language plpgsql as $$
begin
  if new.availability = 'visible' then
    delete from removed_questions where id = new.id;
  else
    insert into removed_questions (id, removed_at, reason)
    values (new.id, new.updated_at, removal_reason(new.availability))
    on conflict (id) do update set removed_at = excluded.removed_at, reason = excluded.reason;
  end if;
  return null;
end $$;

-- Nobody has seen a question that this transaction has inserted, such as a duplicate in an import, or a placeholder.
create trigger note_removal after update of availability, canonical_id on questions
  for each row when (
    (old.availability <> new.availability or old.canonical_id is distinct from new.canonical_id)
    and not old.created_at between now() and clock_timestamp()
    and not old.extensions @> '{"placeholder": true}')
  execute function note_removal();

create function note_deleted_rows() returns trigger language plpgsql as $$
begin
  insert into removed_questions (id, removed_at, reason)
  select id, clock_timestamp(), 'deleted' from removed
  on conflict (id) do update set removed_at = excluded.removed_at, reason = excluded.reason;
  return null;
end $$;

create trigger note_deleted_rows after delete on questions referencing old table as removed
  for each statement execute function note_deleted_rows();

-- Placeholders were never visible.
insert into removed_questions (id, removed_at, reason)
select id, updated_at, removal_reason(availability) from questions
where availability <> 'visible' and not extensions @> '{"placeholder": true}';
