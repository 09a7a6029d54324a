-- Claims as they are reported, and what becomes of them. Medical facts are in a column of their own: they are read for the
-- Claims role and the insured's Admin alone.
create table claims (
  account_code text not null references accounts (code),
  id uuid not null,
  our_number text not null,
  type text not null,
  status text not null check (status in ('DRAFT', 'REPORTED', 'ACKNOWLEDGED', 'OPEN', 'REOPENED', 'CLOSED', 'DENIED')),
  outcome text check (outcome in ('PAID', 'NOT_PAID', 'INCIDENT_ONLY')),
  answers jsonb not null default '{}',
  medical jsonb not null default '{}',
  triage jsonb,
  policy jsonb,
  is_outside_term boolean not null default false,
  loss_on date,
  claimant text not null default '',
  claim_number text not null default '',
  adjuster text not null default '',
  adjuster_email text not null default '',
  adjuster_phone text not null default '',
  deadlines_done jsonb not null default '{}',
  reported_on date,
  version integer not null default 1,
  created_by uuid not null references users (id),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (account_code, id)
);
create index claims_newest on claims (account_code, created_at desc);
create unique index claims_our_number on claims (account_code, our_number);
comment on column claims.policy is 'The policy term as it was when the claim was saved.';
comment on column claims.deadlines_done is 'The day on which each kind of deadline was met.';
comment on column claims.triage is 'Answers to the plain questions that suggested the type, and the reason given.';

-- What happened to a claim, in order: notes, changes of state, notices, documents.
create table claim_entries (
  account_code text not null,
  id uuid not null,
  claim_id uuid not null,
  kind text not null check (kind in ('NOTE', 'STATUS', 'NOTICE', 'FILE', 'DETAILS')),
  text text not null,
  is_internal boolean not null default false,
  notified text[] not null default '{}',
  created_by uuid not null references users (id),
  created_at timestamptz not null,
  primary key (account_code, id),
  foreign key (account_code, claim_id) references claims (account_code, id) on delete cascade
);
create index claim_entries_of on claim_entries (account_code, claim_id, created_at);

create table claim_files (
  account_code text not null,
  claim_id uuid not null,
  document_id uuid not null,
  added_by uuid not null references users (id),
  added_at timestamptz not null,
  primary key (account_code, claim_id, document_id),
  foreign key (account_code, claim_id) references claims (account_code, id) on delete cascade
);

-- Notices as they were emailed to carriers.
create table claim_notices (
  account_code text not null,
  id uuid not null,
  claim_id uuid not null,
  recipient text not null,
  file_key text not null,
  file_name text not null,
  bytes bigint not null,
  has_medical boolean not null,
  sent_by uuid not null references users (id),
  sent_at timestamptz not null,
  primary key (account_code, id),
  foreign key (account_code, claim_id) references claims (account_code, id) on delete cascade
);

alter table claims enable row level security;
create policy tenant on claims
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table claim_entries enable row level security;
create policy tenant on claim_entries
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table claim_files enable row level security;
create policy tenant on claim_files
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table claim_notices enable row level security;
create policy tenant on claim_notices
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');

-- Where carriers take claims, by brokerage.
create table carrier_claims_contacts (
  id uuid primary key,
  brokerage_code text not null references brokerages (code),
  carrier text not null,
  email text not null,
  hotline text not null default '',
  version integer not null default 1,
  created_by uuid references users (id),
  created_at timestamptz not null
);
create unique index carrier_claims_contacts_once on carrier_claims_contacts (brokerage_code, lower(carrier));

-- Within what time something has to be done about a claim, from a day on. A brokerage's own go before the platform's, which
-- have no brokerage; the state US stands for every state without a rule of its own.
create table claim_deadline_rules (
  id uuid primary key,
  brokerage_code text references brokerages (code),
  kind text not null
    check (kind in ('EMPLOYER_REPORT', 'OSHA_FATALITY', 'OSHA_INPATIENT', 'OSHA_LOG', 'NO_FAULT', 'SUIT')),
  state text not null check (state ~ '^[A-Z]{2}$'),
  amount integer not null check (amount between 1 and 400),
  unit text not null check (unit in ('CALENDAR', 'WORKING', 'HOURS')),
  source text not null,
  from_on date not null,
  version integer not null default 1,
  created_by uuid references users (id),
  created_at timestamptz not null
);
create unique index claim_deadline_rules_once
  on claim_deadline_rules (coalesce(brokerage_code, ''), kind, state, from_on);

insert into claim_deadline_rules (id, kind, state, amount, unit, source, from_on, created_at) values
  ('01900000-0000-7000-8000-000000013001', 'EMPLOYER_REPORT', 'US', 7, 'CALENDAR',
    'SAMPLE: many states ask for the first report of injury within about a week. Replace it by the rule of the state.',
    '2020-01-01', '2020-01-01T00:00:00Z'),
  ('01900000-0000-7000-8000-000000013002', 'EMPLOYER_REPORT', 'NY', 10, 'CALENDAR',
    'SAMPLE: New York Workers’ Compensation Law 110, form C-2F. Verify before you rely on it.',
    '2020-01-01', '2020-01-01T00:00:00Z'),
  ('01900000-0000-7000-8000-000000013003', 'EMPLOYER_REPORT', 'CA', 5, 'CALENDAR',
    'SAMPLE: California Labor Code 6409.1, form 5020. Verify before you rely on it.',
    '2020-01-01', '2020-01-01T00:00:00Z'),
  ('01900000-0000-7000-8000-000000013004', 'EMPLOYER_REPORT', 'TX', 8, 'CALENDAR',
    'SAMPLE: Texas Labor Code 409.005, form DWC-1. Verify before you rely on it.',
    '2020-01-01', '2020-01-01T00:00:00Z'),
  ('01900000-0000-7000-8000-000000013005', 'EMPLOYER_REPORT', 'FL', 7, 'CALENDAR',
    'SAMPLE: Florida Statutes 440.185, form DWC-1, to the carrier. Verify before you rely on it.',
    '2020-01-01', '2020-01-01T00:00:00Z'),
  ('01900000-0000-7000-8000-000000013006', 'OSHA_FATALITY', 'US', 8, 'HOURS',
    'SAMPLE: 29 CFR 1904.39(a)(1). Verify before you rely on it.', '2020-01-01', '2020-01-01T00:00:00Z'),
  ('01900000-0000-7000-8000-000000013007', 'OSHA_INPATIENT', 'US', 24, 'HOURS',
    'SAMPLE: 29 CFR 1904.39(a)(2). Verify before you rely on it.', '2020-01-01', '2020-01-01T00:00:00Z'),
  ('01900000-0000-7000-8000-000000013008', 'OSHA_LOG', 'US', 7, 'CALENDAR',
    'SAMPLE: 29 CFR 1904.29(b)(3). Verify before you rely on it.', '2020-01-01', '2020-01-01T00:00:00Z'),
  ('01900000-0000-7000-8000-000000013009', 'NO_FAULT', 'NY', 30, 'CALENDAR',
    'SAMPLE: 11 NYCRR 65-1.1, form NF-2. Verify before you rely on it.', '2020-01-01', '2020-01-01T00:00:00Z'),
  ('01900000-0000-7000-8000-000000013010', 'SUIT', 'US', 20, 'CALENDAR',
    'SAMPLE: many courts allow 20 days to answer. The summons states the number of days.',
    '2020-01-01', '2020-01-01T00:00:00Z');
