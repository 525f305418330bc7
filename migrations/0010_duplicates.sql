-- Questions that ask the same. The importer compares what it writes with all that is there, by keys of which duplicates
-- share at least one.

create table duplicate_keys (
  key integer not null,
  question_seq integer not null,
  primary key (key, question_seq)
);
create index on duplicate_keys (question_seq);

comment on table duplicate_keys is
  'Of questions that stand for themselves only. Narrow, for there are several of each question: 32 bits, and seq in place of the id. Without a foreign key, which would cost as much as the keys: whoever reads them reads the questions as well.';

-- What the importer merged, apart from what moderators did.
create table automatic_merges (
  question_id uuid primary key references questions on delete cascade,
  like_id uuid not null references questions on delete cascade,
  merged_at timestamptz not null default clock_timestamp(),
  constraint like_another check (like_id <> question_id)
);
create index on automatic_merges (like_id);

comment on column automatic_merges.like_id is
  'The question that was found to ask the same. Moderators may have merged it since: canonical_id names the end of the chain.';

-- Questions that are to be compared at the next occasion: those that are older than the keys, and those that others than
-- the importer hid, restored, merged or deleted.
create table comparisons_due (
  question_id uuid primary key
);
insert into comparisons_due select id from questions;

create function note_comparison_due() returns trigger language plpgsql as $$
begin
  insert into comparisons_due values (new.id) on conflict do nothing;
  return null;
end $$;

create trigger note_comparison_due after update of availability, canonical_id on questions
  for each row when (old.availability <> new.availability or old.canonical_id is distinct from new.canonical_id)
  execute function note_comparison_due();
