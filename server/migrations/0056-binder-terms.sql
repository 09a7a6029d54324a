-- What staff write on a binder: its number, from when it holds, and a note.
alter table bind_binders add column label text;
alter table bind_binders add column effective_on date;
alter table bind_binders add column notes text not null default '';
update bind_binders set label = number::text, effective_on = issued_on;
alter table bind_binders alter column label set not null;
alter table bind_binders alter column effective_on set not null;
alter table bind_binders add unique (account_code, quote_id, label);
