-- Rating values of states, as a brokerage has licensed and loaded them. They are of the brokerage, not of accounts.
create table mod_plans (
  id uuid primary key,
  brokerage_code text not null references brokerages (code),
  state text not null check (state ~ '^[A-Z]{2}$'),
  holds_from date not null,
  holds_until date not null,
  owner text not null,
  edition text not null,
  licence text not null,
  status text not null check (status in ('DRAFT', 'IN_FORCE', 'REPLACED')),
  -- Formula, split point, limits, weights.
  plan_values jsonb not null,
  file_name text,
  created_at timestamptz not null,
  created_by uuid references users (id),
  check (holds_from <= holds_until)
);
create index mod_plans_in_force on mod_plans (brokerage_code, state, holds_from) where status = 'IN_FORCE';

create table mod_plan_classes (
  plan_id uuid not null references mod_plans (id) on delete cascade,
  code text collate "C" not null,
  elr numeric(9, 4) not null check (elr >= 0),
  d_ratio numeric(5, 4) not null check (d_ratio between 0 and 1),
  primary key (plan_id, code)
);

-- The experience rating worksheet of an account for a state and a rating date, and each version of what it holds.
create table mod_worksheets (
  account_code text not null references accounts (code),
  id uuid not null,
  state text not null check (state ~ '^[A-Z]{2}$'),
  rating_on date not null,
  version integer not null default 1,
  created_at timestamptz not null,
  primary key (account_code, id),
  unique (account_code, state, rating_on)
);

create table mod_worksheet_versions (
  account_code text not null,
  worksheet_id uuid not null,
  number integer not null,
  -- Published mod, classes, claims; amounts in cents.
  content jsonb not null,
  saved_at timestamptz not null,
  saved_by uuid references users (id),
  primary key (account_code, worksheet_id, number),
  foreign key (account_code, worksheet_id) references mod_worksheets (account_code, id) on delete cascade
);

alter table mod_worksheets enable row level security;
create policy tenant on mod_worksheets
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table mod_worksheet_versions enable row level security;
create policy tenant on mod_worksheet_versions
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
