-- Rows that came together, as of an import: one line for all of them instead of a change and a copy of its cells for each.
-- Their ids follow each other, and no other row has one between. It outlives the rows.
create table schedule_row_additions (
  account_code text not null references accounts (code),
  schedule_type text not null,
  tab_id integer not null,
  first_row_id uuid not null,
  last_row_id uuid not null,
  added_at timestamptz not null,
  added_by uuid references users (id),
  primary key (account_code, schedule_type, tab_id, last_row_id),
  check (first_row_id <= last_row_id)
);
alter table schedule_row_additions enable row level security;
create policy tenant on schedule_row_additions
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
revoke update, delete on schedule_row_additions from portico_app;

-- Who changed a row is whoever is signed in, and users are never deleted: looking each up again was a quarter of the work.
alter table schedule_rows drop constraint schedule_rows_changed_by_fkey;
alter table schedule_row_changes drop constraint schedule_row_changes_changed_by_fkey;

-- The rank makes this index no smaller than that of the ranks. As it was, with one time for thousands of rows, it was so
-- small that right after an import every page of the tab was read through it, by sorting all rows.
drop index schedule_rows_touched;
create index schedule_rows_touched on schedule_rows
  (account_code, schedule_type, tab_id, greatest(changed_at, checked_at), rank);
