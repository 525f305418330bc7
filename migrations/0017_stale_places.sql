-- What only keeps the place of an original says nothing: a translation of it is as good as it was where it came from.

create or replace function mark_stale(ids uuid[]) returns void language sql as $$
  update questions as translation set is_stale = not translation.is_stale
  from questions as original
  where translation.id = any (ids) and original.id = translation.translation_of and translation.translated_from is not null
    and translation.is_stale <> (not original.extensions @> '{"placeholder": true}'
      and translation.translated_from <> translated_content(
        original.type, original.text, original.correct_answer, original.incorrect_answers, original.explanation))
$$;
