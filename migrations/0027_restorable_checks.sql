-- A dump is restored with an empty search path. The checks of questions name the schema of the functions that they call,
-- since otherwise they would not find them, and the restore would stop at the first question.

create or replace function are_clean_texts(list text[]) returns boolean
  language plpgsql immutable strict parallel safe as $$
declare
  value text;
begin
  foreach value in array list loop
    if not public.is_clean_text(value) then
      return false;
    end if;
  end loop;
  return true;
end $$;

create or replace function options_are_distinct(correct text, incorrect text[]) returns boolean
  language plpgsql immutable strict parallel safe as $$
declare
  keys text[] := array[public.option_key(correct)];
  answer text;
  key text;
begin
  foreach answer in array incorrect loop
    key := lower(btrim(answer, E' \t\r\n') collate pg_c_utf8);
    -- Replacing takes long and is seldom needed.
    if key ~ '[^\S ]|  ' then
      key := public.option_key(answer);
    end if;
    if key is null or key = any (keys) then
      return false;
    end if;
    keys := keys || key;
  end loop;
  return true;
end $$;
