-- Certificates of insurance, from the first draft to the last revision. What was issued never changes: a revision is a row
-- of its own in the same series.
create table certificates (
  account_code text not null references accounts (code),
  id uuid not null,
  series_id uuid not null,
  number text not null,
  revision integer not null default 0,
  status text not null check (status in ('DRAFT', 'SUBMITTED', 'IN_REVIEW', 'ISSUED', 'REJECTED', 'SUPERSEDED')),
  holder_id uuid not null,
  holder_name text not null default '',
  request jsonb not null,
  findings jsonb not null default '[]',
  contents jsonb,
  expected_on date,
  reason text not null default '',
  issued_on date,
  expires_on date,
  version integer not null default 1,
  created_by uuid not null references users (id),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (account_code, id)
);
create index certificates_newest on certificates (account_code, created_at desc);
create index certificates_series on certificates (account_code, series_id, revision);
create unique index certificates_once_issued on certificates (account_code, series_id) where status = 'ISSUED';
comment on column certificates.contents is 'What the certificate states, as it was issued.';
comment on column certificates.findings is 'The comparison with the policies, as it was issued or sent.';

alter table certificates enable row level security;
create policy tenant on certificates
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
