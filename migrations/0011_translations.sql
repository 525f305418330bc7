-- Translations that were made from the catalogue itself, by way of exchange files. They know what they were made from, so that
-- it shows when the original says something else by now. Those that came with their upstream know nothing of it: it answers
-- for both.

-- Everything of a question that is translated; the order of wrong answers means nothing. The separators stand in no text.
create function translated_content(type text, question text, correct text, incorrect text[], explanation text) returns bytea
  language sql stable
  return sha256(convert_to(
    concat_ws(E'\x1f', type, question, correct, coalesce(explanation, ''),
      (select string_agg(answer, E'\x1e' order by answer collate "C") from unnest(incorrect) as given(answer))),
    'UTF8'));

alter table questions
  add column translated_from bytea check (length(translated_from) = 32),
  add column is_stale boolean not null default false,
  add constraint only_translations_are_from check (translated_from is null or translation_of is not null),
  add constraint only_known_origins_go_stale check (translated_from is not null or not is_stale);

comment on column questions.translated_from is
  'The translated_content of the question that translation_of names, as it was when this was translated from it; null when that is not known.';
comment on column questions.is_stale is
  'Set by triggers only: the original has another content by now. It is shown and searched as needs_review, whatever its tier.';

create index on questions (translation_of) where translated_from is not null;
create index on questions (language) where is_stale;

-- After the statement, not before each row: original and translation may be written by one.
create function mark_stale(ids uuid[]) returns void language sql as $$
  update questions as translation set is_stale = not translation.is_stale
  from questions as original
  where translation.id = any (ids) and original.id = translation.translation_of and translation.translated_from is not null
    and translation.is_stale <> (translation.translated_from <> translated_content(
      original.type, original.text, original.correct_answer, original.incorrect_answers, original.explanation))
$$;

create function mark_stale_inserted() returns trigger language plpgsql as $$
declare
  ids uuid[] := array(select id from written where translated_from is not null order by id);
begin
  if cardinality(ids) > 0 then
    perform mark_stale(ids);
  end if;
  return null;
end $$;

create function mark_stale_updated() returns trigger language plpgsql as $$
declare
  changed uuid[] := array(
    select written.id from written join before using (id)
    where (written.type, written.text, written.correct_answer, written.incorrect_answers, written.explanation)
        is distinct from (before.type, before.text, before.correct_answer, before.incorrect_answers, before.explanation)
      or (written.translated_from, written.translation_of) is distinct from (before.translated_from, before.translation_of));
  ids uuid[];
begin
  if cardinality(changed) = 0 then
    return null;
  end if;
  ids := array(
    select id from written where id = any (changed) and translated_from is not null
    union
    select translation.id from unnest(changed) as original(id)
    cross join lateral (
      select id from questions where translation_of = original.id and translated_from is not null offset 0
    ) as translation
    order by 1);
  if cardinality(ids) > 0 then
    perform mark_stale(ids);
  end if;
  return null;
end $$;

create trigger mark_stale_inserted after insert on questions
  referencing new table as written for each statement execute function mark_stale_inserted();
create trigger mark_stale_updated after update on questions
  referencing old table as before new table as written for each statement execute function mark_stale_updated();
