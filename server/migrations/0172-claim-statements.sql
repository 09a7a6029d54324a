-- Statements that drivers and witnesses of a claim give by an emailed link, without a login.
create table claim_statements (
  account_code text not null,
  id uuid not null,
  claim_id uuid not null,
  person text not null,
  role text not null,
  email text not null,
  language text not null check (language in ('en', 'es')),
  token_hash bytea not null,
  asked_by uuid not null references users (id),
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  given_at timestamptz,
  answers jsonb not null default '{}',
  primary key (account_code, id),
  foreign key (account_code, claim_id) references claims (account_code, id) on delete cascade
);
create unique index claim_statements_token on claim_statements (token_hash);
create index claim_statements_of on claim_statements (account_code, claim_id, asked_at);
alter table claim_statements enable row level security;
create policy tenant on claim_statements
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
