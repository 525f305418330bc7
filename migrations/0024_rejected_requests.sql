-- Requests that the limits refused, beside those that they admitted. Earlier days only tell how many there were at least:
-- refusals were among the client errors, which are a part of all requests.

alter table usage add column rejected bigint not null default 0 check (rejected >= 0);
comment on column usage.rejected is 'Requests that the limits refused. They are among client_errors, and not among requests.';

update usage set rejected = client_errors + errors - requests where client_errors + errors > requests;
