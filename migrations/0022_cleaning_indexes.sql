-- What has ended is deleted regularly. These indexes find it without reading what goes on.

create index on sessions (created_at);
create index on oauth_clients (granted_at);
create index on oauth_clients (created_at) where granted_at is null;
