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

-- Of a tab that has just grown the database expects one row until it has counted them, and sorts all rows for each page
-- that is read. It counts after a minute, the embedded engine never: an import asks for it. What cells hold is no matter.
alter table schedule_rows alter column cells set statistics 0, alter column findings set statistics 0,
  alter column joint_findings set statistics 0;
create function count_schedule_rows() returns void language plpgsql security definer set search_path = public as $$
begin
  analyze schedule_rows;
end
$$;
