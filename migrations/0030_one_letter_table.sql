-- Letters such as ð and þ and the signs for minus are folded as in a search. The next setup compares the questions that have letters
-- outside English and Polish again, which gives them new keys. Keys of others stay as they are.

insert into comparisons_due
select id from questions
where concat_ws(' ', text, correct_answer, array_to_string(incorrect_answers, ' '), extensions ->> 'acceptedAnswers')
  ~ '[^\x01-\x7fĄĆĘŁŃÓŚŹŻąćęłńóśźż]'
on conflict do nothing;
