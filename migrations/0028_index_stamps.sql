-- Each round of the indexer has a stamp, in the database and in the index. A database that was restored from an older
-- copy does not know the stamp of its index: the index has changes that the database has lost.

alter table search_index add column stamps uuid[] not null default '{}';
comment on column search_index.stamps is 'The latest rounds that may have been written to the index, newest first.';
