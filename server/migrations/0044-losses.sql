-- Within how many days a carrier has to send loss runs, from a day on. A brokerage's own go before the platform's, which
-- have no brokerage; the state US stands for every state without a rule of its own.
create table loss_run_rules (
  id uuid primary key,
  brokerage_code text references brokerages (code),
  state text not null check (state ~ '^[A-Z]{2}$'),
  days integer not null check (days between 1 and 180),
  kind text not null check (kind in ('CALENDAR', 'WORKING')),
  source text not null,
  from_on date not null,
  version integer not null default 1,
  created_by uuid references users (id),
  created_at timestamptz not null
);
create unique index loss_run_rules_once on loss_run_rules (coalesce(brokerage_code, ''), state, from_on);

insert into loss_run_rules (id, brokerage_code, state, days, kind, source, from_on, created_at) values
  ('01900000-0000-7000-8000-000000000044', null, 'NY', 10, 'CALENDAR',
    'SAMPLE: New York Insurance Law 3426(g)(2), upon written request of the insured. Verify before you rely on it.',
    '2020-01-01', '2020-01-01T00:00:00Z'),
  ('01900000-0000-7000-8000-000000000045', null, 'US', 10, 'WORKING',
    'SAMPLE: carriers usually take seven to ten business days. No law; replace it by the rule of the state.',
    '2020-01-01', '2020-01-01T00:00:00Z');

-- What carriers were asked for, with the letter that was signed, and the rule that the due day came from.
create table loss_run_requests (
  account_code text not null references accounts (code),
  id uuid not null,
  carrier text not null,
  carrier_email text not null,
  state text not null,
  -- The policy terms as they were: id, number, line, carrier, first and last day, premium.
  terms jsonb not null,
  signer_name text not null,
  signer_title text not null,
  signature text not null,
  authorization_text text not null,
  sent_on date not null,
  due_on date,
  rule jsonb,
  letter_id uuid not null,
  follow_ups jsonb not null default '[]',
  withdrawn_reason text,
  -- The last day on which whoever asked was reminded that the answer is due.
  reminded_on date,
  version integer not null default 1,
  created_by uuid not null references users (id),
  created_at timestamptz not null,
  primary key (account_code, id)
);
create index loss_run_requests_due on loss_run_requests (due_on, account_code) where withdrawn_reason is null;

-- Loss runs as they came. One that is removed stays for the record, since the file in the library does.
create table loss_runs (
  account_code text not null references accounts (code),
  id uuid not null,
  carrier text not null,
  insured_name text not null,
  policy_numbers text not null,
  period_from date not null,
  period_to date not null,
  terms jsonb not null,
  valuation_on date not null,
  -- Totals as the document says them: count, and cents paid, in reserve and recovered.
  totals jsonb not null,
  -- What did not fit and why it is right all the same.
  acknowledged jsonb not null default '[]',
  -- The totals of the losses when their difference was acknowledged: it holds for no others.
  difference jsonb,
  document_id uuid not null,
  file_name text not null,
  version integer not null default 1,
  created_by uuid not null references users (id),
  created_at timestamptz not null,
  removed_at timestamptz,
  primary key (account_code, id)
);

-- Losses as a run values them; amounts in cents, in their three parts.
create table losses (
  account_code text not null,
  id uuid not null,
  run_id uuid not null,
  policy_id uuid not null,
  claim_number text not null,
  loss_on date not null,
  reported_on date,
  claimant text not null default '',
  cause text not null,
  description text not null default '',
  status text not null check (status in ('OPEN', 'CLOSED', 'REOPENED')),
  paid_indemnity bigint not null default 0,
  paid_medical bigint not null default 0,
  paid_expense bigint not null default 0,
  reserve_indemnity bigint not null default 0,
  reserve_medical bigint not null default 0,
  reserve_expense bigint not null default 0,
  recovered_indemnity bigint not null default 0,
  recovered_medical bigint not null default 0,
  recovered_expense bigint not null default 0,
  page integer,
  version integer not null default 1,
  created_by uuid references users (id),
  created_at timestamptz not null,
  primary key (account_code, id),
  foreign key (account_code, run_id) references loss_runs (account_code, id)
);
create unique index losses_once on losses (account_code, run_id, policy_id, lower(claim_number));

alter table loss_run_requests enable row level security;
create policy tenant on loss_run_requests
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table loss_runs enable row level security;
create policy tenant on loss_runs
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table losses enable row level security;
create policy tenant on losses
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
