-- The open deadlines of reported claims, as the rules give them: for the calendar and for reminders.
create table claim_deadlines (
  account_code text not null,
  claim_id uuid not null,
  kind text not null,
  label text not null,
  due_on date not null,
  is_medical boolean not null,
  primary key (account_code, claim_id, kind),
  foreign key (account_code, claim_id) references claims (account_code, id) on delete cascade
);
create index claim_deadlines_due on claim_deadlines (account_code, due_on);
comment on column claim_deadlines.is_medical is 'It follows from medical facts, and is shown with them alone.';

-- The reminders that were sent: each stage of a deadline once.
create table claim_reminders (
  account_code text not null,
  claim_id uuid not null,
  kind text not null,
  due_on date not null,
  stage text not null check (stage in ('WEEK', 'DAYS', 'TOMORROW', 'TODAY', 'OVERDUE')),
  sent_at timestamptz not null,
  primary key (account_code, claim_id, kind, due_on, stage),
  foreign key (account_code, claim_id) references claims (account_code, id) on delete cascade
);

alter table claim_deadlines enable row level security;
create policy tenant on claim_deadlines
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table claim_reminders enable row level security;
create policy tenant on claim_reminders
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
