-- Whose tables alone read the class codes of a tab, by kind of code; none for those that hold where a row is.
alter table schedule_tabs add column class_owners jsonb not null default '{}';
