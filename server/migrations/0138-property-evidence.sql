-- Evidence of property as it was issued to lenders and loss payees.
create table property_evidence (
  account_code text not null references accounts (code),
  id uuid not null,
  number text not null,
  policy_id uuid not null,
  policy_number text not null,
  location text not null,
  holder text not null,
  file_key text not null,
  bytes bigint not null,
  issued_by uuid not null references users (id),
  issued_at timestamptz not null,
  primary key (account_code, id)
);
create unique index property_evidence_number on property_evidence (account_code, number);
create index property_evidence_newest on property_evidence (account_code, issued_at desc);

alter table property_evidence enable row level security;
create policy tenant on property_evidence
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
