-- The dirty set: which questions differ from their search documents. Membership is what counts, not position, so a
-- transaction that commits late is never passed over. Triggers fill it in the transaction of the write itself.

-- CACHE stays 1: with a larger one the numbers are not monotone across sessions.
create sequence question_rev_seq as bigint cache 1;

create table index_queue (
  id uuid primary key,
  rev bigint not null,
  enqueued_at timestamptz not null,
  ready_at timestamptz not null default '-infinity',
  attempts integer not null default 0,
  last_error text
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
create index on index_queue (enqueued_at);

comment on column index_queue.enqueued_at is 'The oldest change not yet searchable: the lag, and the horizon of updated_since.';
comment on column index_queue.ready_at is 'Back-off of a document that the engine refuses.';

-- Every physical index that writes go to. The row, not the engine, says what is a target.
create table search_index (
  name text primary key,
  projection_version integer not null,
  mapping_hash text not null,
  state text not null check (state in ('building', 'live', 'standby')),
  backfill_cursor uuid,
  backfilled_at timestamptz,
  verified_at timestamptz,
  created_at timestamptz not null default clock_timestamp()
);
create unique index on search_index ((true)) where state = 'live';
create unique index on search_index ((true)) where state = 'building';

-- A row-level trigger runs with the row lock held, so for one id the numbers follow the order of the commits.
create function stamp_question() returns trigger language plpgsql as $$
begin
  new.rev := nextval('question_rev_seq');
  new.updated_at := date_trunc('milliseconds', clock_timestamp());
  return new;
end $$;

create trigger stamp before insert or update on questions for each row execute function stamp_question();

create function enqueue_written_questions() returns trigger language plpgsql as $$
begin
  insert into index_queue as queued (id, rev, enqueued_at)
  select id, rev, updated_at from written order by id
  on conflict (id) do update
    set rev = excluded.rev, ready_at = '-infinity', attempts = 0, last_error = null
    where queued.rev < excluded.rev;
  return null;
end $$;

create trigger enqueue_inserted after insert on questions
  referencing new table as written for each statement execute function enqueue_written_questions();
create trigger enqueue_updated after update on questions
  referencing new table as written for each statement execute function enqueue_written_questions();

create function enqueue_removed_questions() returns trigger language plpgsql as $$
begin
  insert into index_queue as queued (id, rev, enqueued_at)
  select id, nextval('question_rev_seq'), clock_timestamp() from removed order by id
  on conflict (id) do update
    set rev = excluded.rev, ready_at = '-infinity', attempts = 0, last_error = null
    where queued.rev < excluded.rev;
  return null;
end $$;

create trigger enqueue_removed after delete on questions
  referencing old table as removed for each statement execute function enqueue_removed_questions();

create function refuse_truncate() returns trigger language plpgsql as $$
begin
  raise exception 'truncate fires no row trigger and would leave the search index stale: use delete';
end $$;

create trigger refuse_truncate before truncate on questions for each statement execute function refuse_truncate();

-- The slugs of a question stand in arrays; these triggers are their foreign keys.
create function check_question_slugs() returns trigger language plpgsql as $$
declare
  missing text;
begin
  select used.slug into missing from (select distinct unnest(tags) as slug from written) as used
    where not exists (select from tags where tags.slug = used.slug) limit 1;
  if found then
    raise foreign_key_violation using message = format('tag %L does not exist', missing), constraint = 'questions_tags_exist';
  end if;
  select used.slug into missing from (select distinct unnest(subcategories) as slug from written) as used
    where not exists (select from subcategories where subcategories.slug = used.slug) limit 1;
  if found then
    raise foreign_key_violation using message = format('subcategory %L does not exist', missing), constraint = 'questions_subcategories_exist';
  end if;
  select used.code into missing from (select distinct unnest(regions) as code from written) as used
    where not exists (select from regions where regions.code = used.code) limit 1;
  if found then
    raise foreign_key_violation using message = format('region %L does not exist', missing), constraint = 'questions_regions_exist';
  end if;
  return null;
end $$;

create trigger check_slugs_inserted after insert on questions
  referencing new table as written for each statement execute function check_question_slugs();
create trigger check_slugs_updated after update on questions
  referencing new table as written for each statement execute function check_question_slugs();

create function refuse_used_slug() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) ->> tg_argv[1] = to_jsonb(old) ->> tg_argv[1] then
    return new;
  end if;
  execute format('select from questions where %I @> array[$1] limit 1', tg_argv[0])
    using to_jsonb(old) ->> tg_argv[1];
  if found then
    raise foreign_key_violation using message = format('%s %L is used by questions', tg_table_name, to_jsonb(old) ->> tg_argv[1]);
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;

create trigger refuse_used before update or delete on tags
  for each row execute function refuse_used_slug('tags', 'slug');
create trigger refuse_used before update or delete on subcategories
  for each row execute function refuse_used_slug('subcategories', 'slug');
create trigger refuse_used before update or delete on regions
  for each row execute function refuse_used_slug('regions', 'code');
