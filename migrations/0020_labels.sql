-- Labels become rows, so that another language is data. This is the first of two releases: the columns label_en and label_pl stay, and
-- triggers keep columns and rows equal, because processes of the previous version still read and write the columns. The next release
-- drops the columns with those triggers.

-- Imports lock the vocabulary before the questions, and moderators the report groups before them: in the opposite order of this
-- migration, which waits for both.
select pg_advisory_xact_lock(hashtext('trivia import'));
select pg_advisory_xact_lock(hashtext('trivia moderation'));

-- A check by form: the supported languages are listed in the contract only. Existing rows satisfied a stricter check, so they are
-- not scanned again.
alter table questions drop constraint questions_language_check,
  add constraint questions_language_check check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$') not valid;
alter table report_groups drop constraint report_groups_language_check,
  add constraint report_groups_language_check check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$') not valid;

create table labels (
  kind text not null check (kind in ('category', 'region', 'tag', 'subcategory', 'topic')),
  slug text not null,
  language text not null check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'),
  text text not null,
  primary key (kind, slug, language)
);
comment on column labels.slug is 'Of a region its code.';

-- What foreign keys would do if one column could reference five tables.
create function rename_labels() returns trigger language plpgsql as $$
begin
  update labels set slug = to_jsonb(new) ->> tg_argv[1]
  where kind = tg_argv[0] and slug = to_jsonb(old) ->> tg_argv[1];
  return null;
end $$;

create function remove_labels() returns trigger language plpgsql as $$
begin
  delete from labels using removed
  where labels.kind = tg_argv[0] and labels.slug = to_jsonb(removed) ->> tg_argv[1];
  return null;
end $$;

create function label_rows_follow_inserted_columns() returns trigger language plpgsql as $$
begin
  execute format($statement$
    insert into labels as known (kind, slug, language, text)
    select %L, written.%I, label.language, label.text
    from written cross join lateral (values ('en', label_en), ('pl', label_pl)) as label (language, text)
    where label.text is not null
    on conflict (kind, slug, language) do update set text = excluded.text where known.text <> excluded.text
  $statement$, tg_argv[0], tg_argv[1]);
  return null;
end $$;

-- Only columns that changed are copied: a statement may have written the row of a label and another column of its entry.
create function label_rows_follow_updated_columns() returns trigger language plpgsql as $$
begin
  execute format($statement$
    insert into labels as known (kind, slug, language, text)
    select %L, written.%I, label.language, label.after
    from written join replaced using (%I)
      cross join lateral (values ('en', replaced.label_en, written.label_en), ('pl', replaced.label_pl, written.label_pl))
        as label (language, before, after)
    where label.before is distinct from label.after and label.after is not null
    on conflict (kind, slug, language) do update set text = excluded.text where known.text <> excluded.text
  $statement$, tg_argv[0], tg_argv[1], tg_argv[2]);
  return null;
end $$;

create function label_columns_follow_rows() returns trigger language plpgsql as $$
declare
  entry record;
begin
  for entry in
    select * from (values
      ('category', 'categories', 'slug'), ('region', 'regions', 'code'), ('tag', 'tags', 'slug'),
      ('subcategory', 'subcategories', 'slug'), ('topic', 'topics', 'slug')) as entries (kind, table_name, key)
    where kind in (select kind from written)
  loop
    execute format($statement$
      update %I as entry set label_en = coalesce(label.en, label_en), label_pl = coalesce(label.pl, label_pl)
      from (
        select slug, max(text) filter (where language = 'en') as en, max(text) filter (where language = 'pl') as pl
        from written where kind = %L group by slug
      ) as label
      where entry.%I = label.slug
        and (label_en, label_pl) is distinct from (coalesce(label.en, label_en), coalesce(label.pl, label_pl))
    $statement$, entry.table_name, entry.kind, entry.key);
  end loop;
  return null;
end $$;

do $$
declare
  entry record;
begin
  for entry in
    select * from (values
      ('category', 'categories', 'slug', 'id'), ('region', 'regions', 'code', 'code'), ('tag', 'tags', 'slug', 'slug'),
      ('subcategory', 'subcategories', 'slug', 'slug'), ('topic', 'topics', 'slug', 'slug')) as entries (kind, table_name, key, id)
  loop
    execute format('alter table %I alter column label_en drop not null, alter column label_pl drop not null', entry.table_name);
    execute format($statement$
      insert into labels (kind, slug, language, text)
      select %L, %I, label.language, label.text
      from %I cross join lateral (values ('en', label_en), ('pl', label_pl)) as label (language, text)
    $statement$, entry.kind, entry.key, entry.table_name);
    execute format('create trigger rename_labels after update of %I on %I for each row when (old.%I <> new.%I)
      execute function rename_labels(%L, %L)', entry.key, entry.table_name, entry.key, entry.key, entry.kind, entry.key);
    execute format('create trigger remove_labels after delete on %I referencing old table as removed
      for each statement execute function remove_labels(%L, %L)', entry.table_name, entry.kind, entry.key);
    execute format('create trigger label_rows_follow_inserted_columns after insert on %I referencing new table as written
      for each statement when (pg_trigger_depth() = 0)
      execute function label_rows_follow_inserted_columns(%L, %L)', entry.table_name, entry.kind, entry.key);
    execute format('create trigger label_rows_follow_updated_columns after update on %I
      referencing old table as replaced new table as written
      for each statement when (pg_trigger_depth() = 0)
      execute function label_rows_follow_updated_columns(%L, %L, %L)', entry.table_name, entry.kind, entry.key, entry.id);
  end loop;
end $$;

create trigger label_columns_follow_inserted_rows after insert on labels referencing new table as written
  for each statement when (pg_trigger_depth() = 0) execute function label_columns_follow_rows();
create trigger label_columns_follow_updated_rows after update on labels referencing new table as written
  for each statement when (pg_trigger_depth() = 0) execute function label_columns_follow_rows();

create trigger note_inserted after insert on labels referencing new table as changed
  for each statement execute function note_vocabulary_change();
create trigger note_updated after update on labels referencing new table as changed
  for each statement execute function note_vocabulary_change();
create trigger note_deleted after delete on labels referencing old table as changed
  for each statement execute function note_vocabulary_change();
