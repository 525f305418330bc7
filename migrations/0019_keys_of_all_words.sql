-- What makes a key has changed: all telling words of a question make one, and single words only where another question may have one
-- more. All is compared anew at the next setup.

truncate duplicate_keys;

insert into comparisons_due select id from questions on conflict do nothing;
