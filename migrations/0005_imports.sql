-- How far the import of a file has come, moved in the transaction of each batch, so that a killed import goes on where it was.

create table imports (
  file_hash bytea primary key,
  file_name text not null,
  byte_offset bigint not null,
  counts jsonb not null,
  started_at timestamptz not null default clock_timestamp(),
  finished_at timestamptz
);
