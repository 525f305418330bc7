-- Keys for live use and for trying, keys that end by themselves or are followed by another, and keys for certain addresses only.

alter table api_keys
  add column mode text not null default 'live' check (mode in ('live', 'test')),
  add column allowed_networks cidr[] not null default '{}' check (cardinality(allowed_networks) <= 50),
  add column expires_at timestamptz,
  add column replaced_by uuid unique references api_keys;

comment on column api_keys.allowed_networks is 'Addresses that may use the key; none listed means all.';
comment on column api_keys.expires_at is 'When the key stops by itself: at the end it was given, or of the overlap with its successor.';
