-- People who sign in: their passwords, sessions of their browsers, and links that were mailed to them.

alter table users
  add column password_hash text check (password_hash like '$argon2id$%'),
  add column email_verified_at timestamptz,
  add constraint password_is_of_the_owner check (password_hash is null or email_verified_at is not null);

comment on column users.password_hash is 'Argon2id as PHC string; null for whoever was made by the command line and has not claimed the account.';
comment on column users.email_verified_at is 'When the owner followed a link that was mailed to the address.';

create table sessions (
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default clock_timestamp(),
  seen_at timestamptz not null default clock_timestamp()
);
create index on sessions (user_id);
create index on sessions (seen_at);

comment on column sessions.token_hash is 'SHA-256 of what the cookie carries.';
comment on column sessions.seen_at is 'Within an hour of the last use.';

-- One row for each link; a used one is deleted. Who signs up is no user before the link is followed.
create table email_tokens (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('sign_up', 'reset_password')),
  email text not null check (email = lower(email)),
  token_hash bytea unique check (length(token_hash) = 32),
  ticket_hash bytea unique check (length(ticket_hash) = 32),
  password_hash text,
  interaction text,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  constraint sign_up_is_whole check (
    (kind = 'sign_up') = (password_hash is not null) and (kind = 'sign_up') = (ticket_hash is not null)
  )
);
create index on email_tokens (email);
create index on email_tokens (expires_at);

comment on column email_tokens.token_hash is 'SHA-256 of what the link carries; null until the mail of a sign-up is written.';
comment on column email_tokens.ticket_hash is 'SHA-256 of what the browser that signs up carries, with which it may have the mail sent again.';
comment on column email_tokens.interaction is 'The interaction of the authorization server that was interrupted.';
