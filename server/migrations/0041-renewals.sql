-- A cycle makes one term of an account ready: for a client the renewal of what expires, for a prospect a proposal.
create table renewal_cycles (
  account_code text not null references accounts (code),
  id uuid not null,
  effective_on date not null,
  stage text not null default 'KICKOFF' check (stage in ('KICKOFF', 'TO_MARKET', 'PROPOSAL', 'BIND_ORDER', 'BOUND', 'CLOSED')),
  -- Those of one term that are over stay for the record.
  is_current boolean not null default true,
  started_by uuid references users (id),
  closed_reason text,
  version integer not null default 1,
  created_at timestamptz not null,
  primary key (account_code, id),
  check (is_current or stage in ('BOUND', 'CLOSED'))
);
create unique index renewal_cycles_current on renewal_cycles (account_code, effective_on) where is_current;
create index renewal_cycles_by_date on renewal_cycles (effective_on, account_code) where is_current;

-- What is to be placed: a policy that expires, or a new line, with the cover that is asked for.
create table renewal_lines (
  account_code text not null,
  cycle_id uuid not null,
  id uuid not null,
  line text not null,
  policy_id uuid,
  -- Coverages that are asked of the market: name, limit and deductible in cents, note.
  requested jsonb not null default '[]',
  carriers_excluded jsonb not null default '[]',
  place integer not null,
  primary key (account_code, id),
  unique (account_code, cycle_id, line),
  foreign key (account_code, cycle_id) references renewal_cycles (account_code, id) on delete cascade
);

-- What people did about a section; how far it has come is worked out from what it holds.
create table renewal_sections (
  account_code text not null,
  cycle_id uuid not null,
  kind text not null,
  owner_id uuid references users (id),
  due_on date,
  mark text check (mark in ('WAITING', 'IN_REVIEW', 'COMPLETE', 'N_A')),
  marked_by uuid references users (id),
  marked_at timestamptz,
  -- Of a section that was attested: that nothing has changed since last year.
  nothing_changed boolean not null default false,
  reopened_reason text,
  version integer not null default 1,
  primary key (account_code, cycle_id, kind),
  foreign key (account_code, cycle_id) references renewal_cycles (account_code, id) on delete cascade
);

-- That somebody was reminded of a section: once a day is enough.
create table renewal_nudges (
  account_code text not null,
  cycle_id uuid not null,
  kind text not null,
  user_id uuid not null references users (id),
  nudged_at timestamptz not null,
  nudged_by uuid not null references users (id),
  note text not null default '',
  primary key (account_code, cycle_id, kind, user_id, nudged_at),
  foreign key (account_code, cycle_id) references renewal_cycles (account_code, id) on delete cascade
);

-- Days that must stay for the next step once one is done, for terms that begin on a day or later.
create table renewal_lead_times (
  brokerage_code text not null references brokerages (code),
  step text not null,
  from_day date not null,
  days integer not null check (days between 0 and 365),
  primary key (brokerage_code, step, from_day)
);

alter table renewal_cycles enable row level security;
create policy tenant on renewal_cycles
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table renewal_lines enable row level security;
create policy tenant on renewal_lines
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table renewal_sections enable row level security;
create policy tenant on renewal_sections
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table renewal_nudges enable row level security;
create policy tenant on renewal_nudges
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
