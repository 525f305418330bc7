-- Who may call. A key is shown once and kept only as its SHA-256.

create table users (
  id uuid primary key default uuidv7(),
  email text not null unique check (email = lower(email) and email like '%_@_%'),
  tier text not null check (tier in ('free', 'indie', 'pro', 'enterprise')),
  created_at timestamptz not null default clock_timestamp()
);

create table api_keys (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users,
  name text not null check (length(name) between 1 and 100),
  scope text not null check (scope in ('pk', 'sk')),
  key_hash bytea not null unique check (length(key_hash) = 32),
  display_prefix text not null,
  created_at timestamptz not null default clock_timestamp(),
  revoked_at timestamptz
);
create index on api_keys (user_id);
