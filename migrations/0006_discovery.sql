-- The counts of discovery: computed once for every process, kept here, and computed anew when what they depend on has moved.

alter table search_index add column settled bigint not null default 0;
comment on column search_index.settled is 'Rounds of changes that became searchable: counts made before the last one may be old.';

-- A row for every statement that changed the vocabulary. Membership is what counts: the sum of what is visible moves with
-- every commit, in whatever order they come, and no writer waits for another as it would with one counter.
create table vocabulary_changes (
  id bigint generated always as identity primary key,
  changes bigint not null
);
insert into vocabulary_changes (changes) values (1);

create function note_vocabulary_change() returns trigger language plpgsql as $$
begin
  if exists (select from changed) then
    insert into vocabulary_changes (changes) values (1);
  end if;
  return null;
end $$;

do $$
declare
  name text;
begin
  foreach name in array array[
    'tags', 'subcategories', 'regions', 'topics', 'topic_aliases', 'topic_tags', 'topic_subcategories'
  ] loop
    execute format('create trigger note_inserted after insert on %I referencing new table as changed
      for each statement execute function note_vocabulary_change()', name);
    execute format('create trigger note_updated after update on %I referencing new table as changed
      for each statement execute function note_vocabulary_change()', name);
    execute format('create trigger note_deleted after delete on %I referencing old table as changed
      for each statement execute function note_vocabulary_change()', name);
  end loop;
end $$;

create table count_snapshots (
  version bigint generated always as identity primary key,
  shape integer not null,
  index_mark text not null,
  vocabulary_mark bigint not null,
  generated_at timestamptz not null,
  cost integer not null,
  replaced_at timestamptz,
  content_hash bytea not null,
  counts json not null
);
create unique index on count_snapshots (shape) where replaced_at is null;

comment on column count_snapshots.version is 'In cursors: a walk goes on in the counts that it began with.';
comment on column count_snapshots.shape is 'Version of the form of counts: programs of two versions side by side keep each their own.';
comment on column count_snapshots.index_mark is 'The live index and its rounds, read before counting.';
comment on column count_snapshots.cost is 'Milliseconds that the counting took.';
