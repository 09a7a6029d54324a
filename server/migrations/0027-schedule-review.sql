-- What is found in the rows of a tab together, against other schedules and since last year, apart from what a row
-- has by itself: an edit finds that anew, a check of the whole tab this.
alter table schedule_tabs add column joint_findings jsonb not null default '[]';
alter table schedule_rows add column joint_findings jsonb not null default '[]';
-- The day from which a row that begins later was accepted by the brokerage.
alter table schedule_rows add column accepted_from text;
-- When something else was found in it together with others.
alter table schedule_rows add column checked_at timestamptz;
create index schedule_rows_found on schedule_rows (account_code, schedule_type, tab_id, rank)
  where findings <> '[]' or joint_findings <> '[]';
create index schedule_rows_dated on schedule_rows (account_code, schedule_type, tab_id, row_id)
  where cells ->> 'rowStatus' = 'PENDING' or cells ->> 'effectiveFrom' is not null;

-- Tabs whose check is due, each with how often it was asked for since: one job does for all. It does not refer to the
-- tab: a save of one schedule asks for checks of others, and must not wait for who holds theirs.
create table schedule_checks_due (
  account_code text not null references accounts (code),
  schedule_type text not null,
  tab_id integer not null,
  asks integer not null,
  primary key (account_code, schedule_type, tab_id)
);

-- All schedules of an account at one time. What was taken stays: nobody may change it.
create table schedule_snapshots (
  account_code text not null references accounts (code),
  snapshot_number integer not null check (snapshot_number > 0),
  snapshot_type text not null check (snapshot_type in ('SUBMITTED', 'BOUND')),
  label text not null,
  term_from date,
  term_to date,
  row_count integer not null,
  taken_at timestamptz not null,
  taken_by uuid references users (id),
  primary key (account_code, snapshot_number)
);

-- A row as a snapshot found it, kept only where the snapshot before had it otherwise; without cells where it was gone.
create table schedule_row_states (
  account_code text not null,
  schedule_type text not null,
  tab_id integer not null,
  row_id uuid not null,
  snapshot_number integer not null,
  rank text collate "C" not null,
  cells jsonb,
  changed_at timestamptz,
  changed_by uuid references users (id),
  primary key (account_code, schedule_type, tab_id, row_id, snapshot_number),
  foreign key (account_code, snapshot_number) references schedule_snapshots
);

-- Who changed which cells of a row when. It outlives the row.
create table schedule_row_changes (
  account_code text not null references accounts (code),
  schedule_type text not null,
  tab_id integer not null,
  row_id uuid not null,
  change_no bigint generated always as identity,
  kind text not null check (kind in ('added', 'changed', 'removed')),
  cells jsonb not null,
  changed_at timestamptz not null,
  changed_by uuid references users (id),
  primary key (account_code, schedule_type, tab_id, row_id, change_no)
);

-- Rows that were made to count from a day before that of the change.
create table schedule_backdates (
  account_code text not null references accounts (code),
  backdate_id uuid not null,
  schedule_type text not null,
  tab_id integer not null,
  row_id uuid not null,
  effective_from text not null,
  reason text,
  changed_at timestamptz not null,
  changed_by uuid references users (id),
  primary key (account_code, backdate_id)
);

alter table schedule_checks_due enable row level security;
create policy tenant on schedule_checks_due
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table schedule_snapshots enable row level security;
create policy tenant on schedule_snapshots
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
revoke update, delete on schedule_snapshots from portico_app;
alter table schedule_row_states enable row level security;
create policy tenant on schedule_row_states
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
revoke update, delete on schedule_row_states from portico_app;
alter table schedule_row_changes enable row level security;
create policy tenant on schedule_row_changes
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
revoke update, delete on schedule_row_changes from portico_app;
alter table schedule_backdates enable row level security;
create policy tenant on schedule_backdates
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
