create table policies (
  account_code text not null references accounts (code),
  id uuid not null,
  is_external boolean not null default false,
  policy_number text not null,
  policy_type text not null,
  carrier text,
  name text,
  effective_date date not null,
  expiration_date date not null check (expiration_date >= effective_date),
  canceled_on date,
  version integer not null default 1,
  created_at timestamptz not null,
  primary key (account_code, id)
);
create index policies_newest on policies (account_code, effective_date desc, id);

alter table policies enable row level security;
create policy tenant on policies
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
