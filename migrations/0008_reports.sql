-- What readers report, gathered into groups of the same complaint, and what moderators did about it.

-- Made by whoever first needs it, where no secret is configured: the hashes of addresses must be the same in every process.
create table report_secret (
  only_row boolean primary key default true check (only_row),
  secret bytea not null check (length(secret) = 32),
  created_at timestamptz not null default clock_timestamp()
);

-- One row for all reports of the same kind about the same question. The counts are kept by whoever writes a report while
-- holding the row's lock, so that a list reads one row a group however many reports it has.
create table report_groups (
  id uuid primary key default uuidv7(),
  key bytea not null unique check (length(key) = 32),
  type text not null check (type in ('translation', 'factual', 'inappropriate', 'attribution', 'other')),
  question_id uuid,
  language text check (language in ('en', 'pl')),
  subject text not null,
  open integer not null default 0 check (open >= 0),
  resolved integer not null default 0 check (resolved >= 0),
  rejected integer not null default 0 check (rejected >= 0),
  reporters integer not null default 0 check (reporters >= 0),
  first_at timestamptz not null,
  last_at timestamptz not null,
  status text not null generated always as (
    case when open > 0 then 'open' when resolved > 0 then 'resolved' else 'rejected' end
  ) stored
);
create index on report_groups (status, id);
create index on report_groups (question_id) where question_id is not null;

comment on column report_groups.key is 'SHA-256 of the kind and of what names the question: its id, else its text, else its address.';
comment on column report_groups.subject is 'What the first report was about, for people: the text of the question, or its address.';
comment on column report_groups.reporters is 'Different senders, as far as the hashes of their addresses tell.';
comment on column report_groups.question_id is 'Without a foreign key: a report outlives the question.';

create table reports (
  id uuid primary key default uuidv7(),
  group_id uuid not null references report_groups,
  question_id uuid,
  question_text text,
  question_url text,
  comment text,
  reporter_email text,
  sender_hash bytea not null check (length(sender_hash) = 32),
  user_agent text,
  question jsonb,
  status text not null default 'open' check (status in ('open', 'resolved', 'rejected')),
  note text,
  resolved_by text,
  created_at timestamptz not null default clock_timestamp(),
  resolved_at timestamptz,
  constraint names_a_question check (num_nonnulls(question_id, question_text, question_url) > 0),
  constraint resolution_is_whole check (
    (status = 'open') = (resolved_at is null) and (resolved_at is null) = (resolved_by is null)
  )
);
create index on reports (group_id, sender_hash);

comment on column reports.sender_hash is 'HMAC-SHA-256 of the network address. The address itself is kept nowhere.';
comment on column reports.question is 'The question as it was when it was reported; null when no id was given.';

-- Every act of moderation, written in the transaction of the act itself.
create table moderation_acts (
  id uuid primary key default uuidv7(),
  act text not null check (act in ('hide', 'restore', 'merge', 'resolve', 'reject')),
  question_id uuid,
  report_group_id uuid references report_groups,
  moderator text not null check (moderator <> ''),
  reason text,
  before jsonb not null,
  after jsonb not null,
  acted_at timestamptz not null default clock_timestamp(),
  constraint concerns_something check (num_nonnulls(question_id, report_group_id) > 0)
);
create index on moderation_acts (question_id, id) where question_id is not null;
create index on moderation_acts (report_group_id, id) where report_group_id is not null;

create function refuse_rewriting_acts() returns trigger language plpgsql as $$
begin
  raise exception 'acts of moderation are written once and stay as they are';
end $$;

create trigger refuse_rewriting before update or delete on moderation_acts
  for each row execute function refuse_rewriting_acts();
