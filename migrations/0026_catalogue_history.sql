-- How the catalogue grew and how much of it is translated, counted in the background.

create table catalogue_history (
  shape integer primary key,
  index_mark text not null,
  counted_at timestamptz not null,
  cost integer not null,
  counts jsonb not null
);

comment on column catalogue_history.shape is 'Version of the form of counts: programs of two versions side by side keep each their own.';
comment on column catalogue_history.index_mark is 'The live index and its rounds, read before counting.';
comment on column catalogue_history.cost is 'Milliseconds that the counting took.';
