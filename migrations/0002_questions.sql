-- The canonical records. Every invariant of a record is a constraint here as well as a rule of the importer.

-- What makes two answers the same option: letter case and white space do not count.
create function option_key(answer text) returns text
  language sql immutable strict parallel safe
  return lower(regexp_replace(btrim(answer, E' \t\r\n'), '\s+', ' ', 'g') collate pg_c_utf8);

create function options_are_distinct(correct text, incorrect text[]) returns boolean
  language sql immutable strict parallel safe
  return (
    select count(distinct option_key(answer)) = count(*)
    from unnest(array_prepend(correct, incorrect)) as option(answer)
  );

-- Composed Unicode, trimmed, not empty, decoded: no HTML entity, no control or replacement character but the line feed.
create function is_clean_text(value text) returns boolean
  language sql immutable strict parallel safe
  return value is nfc normalized
    and value <> ''
    and value !~ '^\s|\s$'
    and value !~ '[\u0001-\u0009\u000b-\u001f\u007f-\u009f\ufffd]'
    and value !~* '&(#[0-9]+|#x[0-9a-f]+|[a-z][a-z0-9]*);';

create function are_clean_texts(list text[]) returns boolean
  language sql immutable strict parallel safe
  return (select coalesce(bool_and(is_clean_text(value)), true) from unnest(list) as item(value));

-- A set is kept as an array: no null, nothing twice.
create function is_set(list text[]) returns boolean
  language sql immutable strict parallel safe
  return (select count(distinct value) = count(*) and array_position(list, null) is null from unnest(list) as item(value));

create table questions (
  id uuid primary key,
  seq bigint not null generated always as identity unique,
  source text not null,
  source_id text not null check (source_id <> ''),
  language text not null check (language in ('en', 'pl')),
  text text not null check (is_clean_text(text)),
  correct_answer text not null check (is_clean_text(correct_answer)),
  incorrect_answers text[] not null check (are_clean_texts(incorrect_answers)),
  type text not null check (type in ('multiple', 'boolean', 'text_input')),
  difficulty text check (difficulty in ('trivial', 'easy', 'medium', 'hard', 'expert')),
  difficulty_rated boolean not null,
  quality text not null check (quality in ('high', 'standard', 'needs_review')),
  availability text not null default 'visible' check (availability in ('visible', 'hidden', 'duplicate', 'deleted')),
  canonical_id uuid references questions,
  category_id smallint not null references categories,
  subcategories text[] not null check (is_set(subcategories)),
  tags text[] not null check (is_set(tags)),
  regions text[] not null check (is_set(regions)),
  explanation text check (is_clean_text(explanation)),
  translation_of uuid references questions,
  root_question_id uuid references questions,
  translator text check (translator in ('machine', 'human', 'native')),
  author text,
  license text not null check (license <> ''),
  license_version text,
  license_url text,
  upstream_url text,
  modifications text[] not null check (is_set(modifications)),
  modified_at timestamptz not null,
  extensions jsonb not null default '{}' check (jsonb_typeof(extensions) = 'object'),
  content_hash bytea not null check (length(content_hash) = 32),
  created_at timestamptz(3) not null default date_trunc('milliseconds', clock_timestamp()),
  updated_at timestamptz(3) not null default date_trunc('milliseconds', clock_timestamp()),
  rev bigint not null default 0,

  unique (source, source_id, language),
  constraint options_fit_type check (
    case type
      when 'multiple' then cardinality(incorrect_answers) >= 1
      when 'boolean' then cardinality(incorrect_answers) = 1
      else cardinality(incorrect_answers) = 0
    end
  ),
  constraint options_distinct check (options_are_distinct(correct_answer, incorrect_answers)),
  constraint difficulty_rated_has_level check (difficulty is not null or not difficulty_rated),
  constraint duplicate_names_canonical check ((availability = 'duplicate') = (canonical_id is not null)),
  constraint canonical_is_another check (canonical_id <> id),
  constraint translation_is_whole check (
    (translation_of is null) = (root_question_id is null) and (translation_of is null) = (translator is null)
  ),
  constraint translation_is_of_another check (translation_of <> id and root_question_id <> id)
);

comment on column questions.seq is 'Immutable and unique: the order of lists and the position in cursors.';
comment on column questions.rev is 'Set by the trigger only: the external version of the search document.';
comment on column questions.content_hash is 'SHA-256 of the canonical record as imported: an import that changes nothing writes nothing.';

create index on questions (coalesce(root_question_id, id), language);
create index on questions (translation_of) where translation_of is not null;
-- Without it every deletion would look through the whole table for questions that name the deleted one as their root.
create index on questions (root_question_id) where root_question_id is not null;
create index on questions (canonical_id) where canonical_id is not null;
