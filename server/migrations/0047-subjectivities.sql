-- What carriers ask for before and after they bind.
create table subjectivities (
  account_code text not null,
  id uuid not null,
  cycle_id uuid not null,
  -- The code of a line of the renewal.
  line text not null,
  -- The quote that asks for it; null: whichever is chosen.
  quote_id uuid,
  text text not null,
  kind text not null check (kind in ('BEFORE_BIND', 'AT_BIND', 'AFTER_BIND')),
  after_days integer check (after_days between 1 and 365),
  due_on date not null,
  -- Who is asked; null: the Admins of the insured.
  owner_id uuid references users (id),
  status text not null default 'OPEN' check (status in ('OPEN', 'SUBMITTED', 'ACCEPTED', 'WAIVED')),
  note text not null default '',
  reason text not null default '',
  settled_by uuid references users (id),
  settled_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  primary key (account_code, id),
  check ((kind = 'AFTER_BIND') = (after_days is not null)),
  check ((status in ('ACCEPTED', 'WAIVED')) = (settled_at is not null)),
  foreign key (account_code, cycle_id) references renewal_cycles (account_code, id)
);
create index subjectivities_of_cycle on subjectivities (account_code, cycle_id);
create index subjectivities_due on subjectivities (due_on) where status = 'OPEN';

-- Evidence that one is met, and the carrier's word that one is waived.
create table subjectivity_files (
  account_code text not null,
  subjectivity_id uuid not null,
  document_id uuid not null,
  purpose text not null check (purpose in ('EVIDENCE', 'CARRIER')),
  added_by uuid not null references users (id),
  added_at timestamptz not null,
  primary key (account_code, subjectivity_id, document_id),
  foreign key (account_code, subjectivity_id) references subjectivities (account_code, id) on delete cascade,
  foreign key (account_code, document_id) references documents (account_code, id)
);

-- Reminders that were sent, each once for the day on which it is due.
create table subjectivity_reminders (
  account_code text not null,
  subjectivity_id uuid not null,
  due_on date not null,
  days integer not null,
  primary key (account_code, subjectivity_id, due_on, days),
  foreign key (account_code, subjectivity_id) references subjectivities (account_code, id) on delete cascade
);

alter table subjectivities enable row level security;
create policy tenant on subjectivities
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table subjectivity_files enable row level security;
create policy tenant on subjectivity_files
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table subjectivity_reminders enable row level security;
create policy tenant on subjectivity_reminders
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
