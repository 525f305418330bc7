-- Extensions of a question are at most 16 KB as JSON. Earlier versions imported up to a megabyte, and a page of such
-- questions did not fit into the memory of a process. Those are dropped here. The check allows twice as much, since text of
-- jsonb has spaces. Existing rows are not scanned again (`not valid`): the scan would block all reads.

-- Nobody writes a row between the two statements.
lock table questions in share row exclusive mode;
update questions set extensions = '{}' where octet_length(extensions::text) > 32768;
alter table questions
  add constraint extensions_are_small check (octet_length(extensions::text) <= 32768) not valid;
