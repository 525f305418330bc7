-- What each account has asked, by day of UTC. Redis counts; the processes write its numbers here, whole and never as a difference,
-- so that writing twice, or from several processes at once, changes nothing.

create table usage (
  user_id uuid not null references users,
  day date not null,
  requests bigint not null check (requests >= 0),
  client_errors bigint not null check (client_errors >= 0),
  errors bigint not null check (errors >= 0),
  primary key (user_id, day)
);

comment on column usage.requests is 'Requests that the limits let in.';
comment on column usage.client_errors is 'Answers of 4xx, refusals by the limits among them.';
comment on column usage.errors is 'Answers of 5xx.';

-- Limits of one account in place of those of its tier: burst, perDay, perMonth, each of them if it differs.
alter table users add column limits jsonb check (jsonb_typeof(limits) = 'object');
