-- What statements say of a fiscal year, or of the part of one that has passed; money in cents.
create table financial_years (
  account_code text not null references accounts (code),
  id uuid not null,
  fiscal_year_end date not null,
  is_interim boolean not null,
  statement_kind text not null check (statement_kind in ('AUDITED', 'REVIEWED', 'COMPILED', 'INTERNAL')),
  currency text not null default 'USD',
  note text not null default '',
  -- Cents by figure; figures that the statements do not hold are left out.
  figures jsonb not null,
  changed_by uuid references users (id),
  changed_at timestamptz not null,
  version integer not null default 1,
  primary key (account_code, id),
  unique (account_code, fiscal_year_end, is_interim)
);

create table financial_files (
  account_code text not null,
  year_id uuid not null,
  document_id uuid not null,
  added_at timestamptz not null,
  primary key (account_code, year_id, document_id),
  foreign key (account_code, year_id) references financial_years (account_code, id) on delete cascade,
  foreign key (account_code, document_id) references documents (account_code, id) on delete cascade
);
create index financial_files_by_document on financial_files (account_code, document_id);

alter table financial_years enable row level security;
create policy tenant on financial_years
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table financial_files enable row level security;
create policy tenant on financial_files
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
