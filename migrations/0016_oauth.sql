-- What the authorization server keeps: its keys, the clients that have registered, what people have granted, and what is under way.
-- Payloads are `json`, which keeps the characters that `jsonb` refuses; nothing looks into them here.

create table oauth_signing_keys (
  kid text primary key,
  public_jwk json not null,
  private_key bytea not null,
  sealed boolean not null,
  created_at timestamptz not null default clock_timestamp(),
  signs_from timestamptz not null unique
);

comment on column oauth_signing_keys.sealed is 'Whether the private key is encrypted with the configured secret.';
comment on column oauth_signing_keys.signs_from is 'From then on tokens are signed with it, until the next key takes over.';

create table oauth_clients (
  id text primary key,
  metadata json not null,
  created_at timestamptz not null default clock_timestamp(),
  granted_at timestamptz
);

comment on column oauth_clients.granted_at is 'When somebody last granted it anything; null when nobody ever did.';

create table oauth_grants (
  id text primary key,
  user_id uuid not null references users on delete cascade,
  client_id text not null references oauth_clients on delete cascade,
  payload json not null,
  created_at timestamptz not null default clock_timestamp(),
  last_used_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null
);
create index on oauth_grants (user_id, client_id);
create index on oauth_grants (client_id);
create index on oauth_grants (expires_at);

comment on table oauth_grants is 'One for each time that somebody has agreed. Without it none of its tokens is good.';
comment on column oauth_grants.last_used_at is 'When a code or a token was last given out for it.';

create table oauth_artifacts (
  kind text not null check (kind in ('Session', 'Interaction', 'AuthorizationCode', 'RefreshToken')),
  id_hash bytea not null check (length(id_hash) = 32),
  uid text,
  grant_id text references oauth_grants on delete cascade,
  payload json not null,
  consumed_at timestamptz,
  expires_at timestamptz not null,
  primary key (kind, id_hash),
  constraint tokens_belong_to_a_grant check ((grant_id is not null) = (kind in ('AuthorizationCode', 'RefreshToken')))
);
create index on oauth_artifacts (uid) where uid is not null;
create index on oauth_artifacts (grant_id) where grant_id is not null;
create index on oauth_artifacts (expires_at);

comment on column oauth_artifacts.id_hash is 'SHA-256 of the code, token or cookie, which itself is kept nowhere.';
comment on column oauth_artifacts.consumed_at is 'When a code or a token was used up. It stays until it expires, so that a second use is noticed.';
