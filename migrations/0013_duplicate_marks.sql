-- In a large catalogue most questions that share a key are of one pattern and ask about other things: "Which country is … in?" with
-- one answer. Marks of their words tell that from the index alone, without reading the questions.

alter table duplicate_keys
  add column marks bigint not null default 0,
  drop constraint duplicate_keys_pkey,
  add primary key (key, question_seq) include (marks);

comment on column duplicate_keys.marks is
  'A bit for each telling word. Of two that are alike one has all bits of the other; 0 goes with everything: not known yet.';
