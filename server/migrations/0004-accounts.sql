create extension if not exists pg_trgm;

create table accounts (
  code text primary key check (code ~ '^[A-Z0-9_-]{2,40}$'),
  company_name text not null,
  brokerage_code text not null references brokerages (code),
  relationship text not null default 'CLIENT' check (relationship in ('CLIENT', 'PROSPECT')),
  broker_status text not null default 'ACTIVE',
  phase text,
  ams_type text,
  primary_effective_date date,
  primary_contact_id uuid references users (id),
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index accounts_by_brokerage on accounts (brokerage_code, lower(company_name), code) where deleted_at is null;
create index accounts_by_name on accounts (lower(company_name), code) where deleted_at is null;
create index accounts_by_text on accounts using gin ((lower(company_name || ' ' || code)) gin_trgm_ops);

create table account_roles (
  account_code text not null references accounts (code),
  user_id uuid not null references users (id),
  role text not null check (role in ('ADMIN', 'USER', 'INS_PARTNER')),
  permissions text[] not null default '{}',
  primary key (account_code, user_id)
);
create index account_roles_by_user on account_roles (user_id);

create table account_agents (
  account_code text not null references accounts (code),
  user_id uuid not null references users (id),
  role text not null,
  primary key (account_code, user_id)
);

alter table account_roles enable row level security;
create policy tenant on account_roles
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table account_agents enable row level security;
create policy tenant on account_agents
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
