-- API processes keep questions in memory. They poll this table for the ones to forget. New questions are in nobody's memory, so inserts
-- are not noted.

create table question_changes (
  -- A poll finds what became visible since the snapshot of the poll before. Numbers of a sequence would skip transactions that take
  -- their number early and commit late.
  transaction xid8 not null default pg_current_xact_id(),
  seq bigint
);
create index on question_changes (transaction);
comment on column question_changes.seq is 'Of the question; null when a statement changed so many that everything is forgotten.';

create function note_question_changes() returns trigger language plpgsql as $$
begin
  if (select count(*) from (select from changed limit 1001) as counted) > 1000 then
    insert into question_changes (seq) values (null);
  else
    insert into question_changes (seq) select seq from changed;
  end if;
  return null;
end $$;

create trigger note_updated after update on questions referencing new table as changed
  for each statement execute function note_question_changes();
create trigger note_removed after delete on questions referencing old table as changed
  for each statement execute function note_question_changes();
