-- When a key was last used, and which form made it.

alter table api_keys
  add column last_used_at timestamptz,
  add column form_id uuid;

comment on column api_keys.last_used_at is 'When a process last looked the key up for a request, to the minute.';
comment on column api_keys.form_id is 'The form on the account page that made the key. A form that is sent again makes no second key.';

create unique index api_keys_one_per_form on api_keys (user_id, form_id) where form_id is not null;
