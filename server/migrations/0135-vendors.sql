-- What vendors of an account must carry, by line. Each save is a version; vendors are judged by the latest.
create table vendor_requirement_sets (
  account_code text not null references accounts (code),
  id uuid not null,
  name text not null,
  lines jsonb not null,
  version integer not null default 1,
  changed_by uuid not null references users (id),
  changed_at timestamptz not null,
  primary key (account_code, id)
);
create unique index vendor_requirement_sets_by_name on vendor_requirement_sets (account_code, lower(name));

create table vendor_requirement_versions (
  account_code text not null,
  set_id uuid not null,
  version integer not null,
  name text not null,
  lines jsonb not null,
  saved_by uuid not null references users (id),
  saved_at timestamptz not null,
  primary key (account_code, set_id, version),
  foreign key (account_code, set_id) references vendor_requirement_sets (account_code, id) on delete cascade
);

-- Vendors and subcontractors that an account asks for certificates. Spend is in cents.
create table vendors (
  account_code text not null references accounts (code),
  id uuid not null,
  name text not null,
  contact text not null default '',
  email text not null default '',
  trade text not null default '',
  requirement_set_id uuid,
  spend bigint,
  spend_on date,
  reminders_on boolean not null default true,
  version integer not null default 1,
  created_by uuid not null references users (id),
  created_at timestamptz not null,
  primary key (account_code, id),
  foreign key (account_code, requirement_set_id) references vendor_requirement_sets (account_code, id)
);
create unique index vendors_by_name on vendors (account_code, lower(name));
create index vendors_of_set on vendors (account_code, requirement_set_id);

-- Certificates that came in. Only what was confirmed counts.
create table vendor_certificates (
  account_code text not null,
  id uuid not null,
  vendor_id uuid not null,
  state text not null check (state in ('UPLOADED', 'RECEIVED', 'CONFIRMED', 'REJECTED')),
  document_id uuid not null,
  file_name text not null,
  sent_by text not null,
  received_at timestamptz not null,
  named_insured text not null default '',
  lines jsonb not null default '{}',
  decided_by uuid references users (id),
  decided_at timestamptz,
  note text not null default '',
  set_version integer,
  version integer not null default 1,
  primary key (account_code, id),
  foreign key (account_code, vendor_id) references vendors (account_code, id) on delete cascade
);
create index vendor_certificates_of on vendor_certificates (account_code, vendor_id, received_at desc);
comment on column vendor_certificates.sent_by is 'The name of the person who uploaded it.';
comment on column vendor_certificates.set_version is 'The version of the requirement set when it was confirmed.';

-- Deficiencies of a line that someone accepted until a day. What comes up later is not accepted.
create table vendor_acceptances (
  account_code text not null,
  id uuid not null,
  vendor_id uuid not null,
  line text not null,
  issues text[] not null,
  note text not null check (note <> ''),
  until date not null,
  created_by uuid not null references users (id),
  created_at timestamptz not null,
  withdrawn_at timestamptz,
  primary key (account_code, id),
  foreign key (account_code, vendor_id) references vendors (account_code, id) on delete cascade
);
create index vendor_acceptances_of on vendor_acceptances (account_code, vendor_id);

-- Requests and reminders emailed to vendors, each with an upload link of its own. A reminder has a key: it is sent once.
create table vendor_emails (
  account_code text not null,
  id uuid not null,
  vendor_id uuid not null,
  kind text not null check (kind in ('REQUEST', 'EXPIRES', 'DEFICIENT')),
  reminder_key text not null,
  recipient text not null,
  token_hash bytea not null unique,
  sent_by uuid references users (id),
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  primary key (account_code, id),
  foreign key (account_code, vendor_id) references vendors (account_code, id) on delete cascade
);
create unique index vendor_emails_once on vendor_emails (account_code, vendor_id, reminder_key);
comment on column vendor_emails.sent_by is 'null where a schedule sent it.';

alter table vendor_requirement_sets enable row level security;
create policy tenant on vendor_requirement_sets
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table vendor_requirement_versions enable row level security;
create policy tenant on vendor_requirement_versions
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table vendors enable row level security;
create policy tenant on vendors
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table vendor_certificates enable row level security;
create policy tenant on vendor_certificates
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table vendor_acceptances enable row level security;
create policy tenant on vendor_acceptances
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table vendor_emails enable row level security;
create policy tenant on vendor_emails
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
