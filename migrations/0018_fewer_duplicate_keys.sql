-- A key of all words of a question, without an answer, was a quarter of all keys. Now long lists of accepted answers have keys of
-- their own. And keys follow from what a question says: whoever changes it knows which ones it had, without an index by question,
-- which was a fifth of what adding them cost.

truncate duplicate_keys;
drop index duplicate_keys_question_seq_idx;

-- By the marks first, so that questions with the same words are found however many others share a key.
alter table duplicate_keys
  alter column marks drop default,
  drop constraint duplicate_keys_pkey,
  add primary key (key, marks, question_seq);

comment on column duplicate_keys.marks is 'A bit for each telling word. Of two that are alike one has all bits of the other.';

insert into comparisons_due select id from questions on conflict do nothing;
