-- The vocabulary that questions refer to. Labels live here only, so that renaming one never touches a question.

create table categories (
  id smallint primary key check (id between 1 and 24),
  slug text not null unique,
  label_en text not null,
  label_pl text not null,
  opentdb_id smallint unique check (opentdb_id between 9 and 32),
  parent_id smallint references categories
);

create table tags (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  label_en text not null,
  label_pl text not null
);

create table subcategories (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  label_en text not null,
  label_pl text not null
);

create table regions (
  code text primary key check (code ~ '^[a-z]+(-[a-z]+)*$'),
  kind text not null check (kind in ('country', 'cultural')),
  label_en text not null,
  label_pl text not null
);

create table topics (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  kind text not null check (kind in ('tag', 'subcategory')),
  label_en text not null,
  label_pl text not null
);

create table topic_aliases (
  alias text primary key check (alias = lower(alias) and alias <> ''),
  topic text not null references topics on delete cascade
);
create index on topic_aliases (topic);

create table topic_tags (
  topic text not null references topics on delete cascade,
  tag text not null references tags,
  primary key (topic, tag)
);

create table topic_subcategories (
  topic text not null references topics on delete cascade,
  subcategory text not null references subcategories,
  primary key (topic, subcategory)
);
