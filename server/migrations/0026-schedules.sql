-- The number of the tab that an account made last: numbers of deleted tabs are not given again.
create table schedule_tab_numbers (
  account_code text primary key references accounts (code),
  last_tab_id integer not null
);

-- One tab of one schedule. Every schedule has its own tab -9999, made with its first row, which has no name.
-- Who changes rows locks their tab first, so counts and ranks of a tab are changed by one at a time.
create table schedule_tabs (
  account_code text not null references accounts (code),
  schedule_type text not null,
  tab_id integer not null,
  name text check (char_length(name) between 1 and 31),
  row_count integer not null default 0 check (row_count >= 0),
  errors integer not null default 0 check (errors >= 0),
  hard_errors integer not null default 0 check (hard_errors >= 0),
  outliers integer not null default 0 check (outliers >= 0),
  limits_to_review integer not null default 0 check (limits_to_review >= 0),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  changed_by uuid references users (id),
  primary key (account_code, schedule_type, tab_id),
  check ((tab_id = -9999) = (name is null))
);
create unique index schedule_tabs_name on schedule_tabs (account_code, schedule_type, lower(name)) where name is not null;
create unique index schedule_tabs_id on schedule_tabs (account_code, tab_id) where name is not null;

create table schedule_rows (
  account_code text not null,
  schedule_type text not null,
  tab_id integer not null,
  row_id uuid not null,
  rank text collate "C" not null,
  cells jsonb not null,
  findings jsonb not null default '[]',
  version integer not null default 1,
  changed_at timestamptz not null,
  changed_by uuid references users (id),
  primary key (account_code, schedule_type, tab_id, row_id),
  foreign key (account_code, schedule_type, tab_id) references schedule_tabs on delete cascade
);
create unique index schedule_rows_rank on schedule_rows (account_code, schedule_type, tab_id, rank);

alter table schedule_tab_numbers enable row level security;
create policy tenant on schedule_tab_numbers
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table schedule_tabs enable row level security;
create policy tenant on schedule_tabs
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table schedule_rows enable row level security;
create policy tenant on schedule_rows
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
