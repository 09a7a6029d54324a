-- Rules of the platform about the rows of schedules: written as drafts, simulated on the stored rows, then published.
create table schedule_rules (
  id uuid primary key,
  name text not null,
  schedule_type text not null,
  brokerage_code text references brokerages (code),
  lines text[] not null default '{}',
  starts_on date not null,
  ends_on date,
  conditions jsonb not null,
  requirement jsonb not null,
  severity text not null check (severity in ('HARD', 'SOFT', 'OUTLIER')),
  message text not null,
  state text not null check (state in ('DRAFT', 'PUBLISHED', 'RETIRED')),
  is_applied boolean not null default false,
  version integer not null default 1,
  changed_by uuid not null references users (id),
  changed_at timestamptz not null,
  published_by uuid references users (id),
  published_at timestamptz,
  retired_by uuid references users (id),
  retired_at timestamptz,
  check (ends_on is null or ends_on >= starts_on)
);
create index schedule_rules_newest on schedule_rules (changed_at desc, id desc);
create index schedule_rules_published on schedule_rules (schedule_type) where state = 'PUBLISHED';
create index schedule_rules_applied on schedule_rules (id) where is_applied;
comment on column schedule_rules.brokerage_code is 'Null for all brokerages.';
comment on column schedule_rules.lines is 'Accounts with one of these lines; empty for all accounts.';
comment on column schedule_rules.is_applied is 'Whether stored rows were last checked with the rule in force.';

-- The latest simulation of each rule.
create table schedule_rule_simulations (
  rule_id uuid primary key references schedule_rules (id),
  id uuid not null,
  version integer not null,
  state text not null check (state in ('RUNNING', 'DONE', 'FAILED')),
  rows_to_read integer not null,
  rows_read integer not null default 0,
  rows_checked integer not null default 0,
  hits integer not null default 0,
  accounts integer not null default 0,
  last_account text,
  started_by uuid not null references users (id),
  started_at timestamptz not null,
  finished_at timestamptz
);
comment on column schedule_rule_simulations.last_account is 'The last account in which a row was found.';

-- The first rows that a simulation found; what they hold is read where it is stored.
create table schedule_rule_hits (
  account_code text not null references accounts (code),
  rule_id uuid not null references schedule_rule_simulations (rule_id) on delete cascade,
  place integer not null,
  tab_id integer not null,
  row_id uuid not null,
  primary key (account_code, rule_id, place)
);
create index schedule_rule_hits_of on schedule_rule_hits (rule_id, place);
alter table schedule_rule_hits enable row level security;
create policy tenant on schedule_rule_hits
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
