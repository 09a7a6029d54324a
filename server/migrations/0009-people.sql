-- A person may hold a brokerage's role on one account alone.
alter table account_roles drop constraint account_roles_role_check;
alter table account_roles add check (
  role in ('ADMIN', 'USER', 'INS_PARTNER', 'ADVISOR', 'P_ACCT_MGR', 'ACCT_MGR', 'CLAIMS', 'LOSS_CONTROL')
);

create table account_invitations (
  account_code text not null references accounts (code),
  id uuid not null,
  email text not null,
  first_name text not null,
  last_name text not null,
  role text not null check (role in ('ADMIN', 'USER', 'INS_PARTNER')),
  permissions text[] not null default '{}',
  invited_by uuid not null references users (id),
  token_hash bytea not null unique,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz,
  primary key (account_code, id)
);
create unique index account_invitations_open on account_invitations (account_code, lower(email))
  where accepted_at is null and revoked_at is null;
create index account_invitations_newest on account_invitations (account_code, sent_at desc, id)
  where accepted_at is null and revoked_at is null;
alter table account_invitations enable row level security;
create policy tenant on account_invitations
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');

create table broker_invitations (
  brokerage_code text not null references brokerages (code),
  id uuid not null,
  email text not null,
  first_name text not null,
  last_name text not null,
  roles text[] not null,
  invited_by uuid not null references users (id),
  token_hash bytea not null unique,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz,
  primary key (brokerage_code, id)
);
create unique index broker_invitations_open on broker_invitations (brokerage_code, lower(email))
  where accepted_at is null and revoked_at is null;
create index broker_invitations_newest on broker_invitations (brokerage_code, sent_at desc, id)
  where accepted_at is null and revoked_at is null;

create table registrations (
  id uuid primary key,
  email text not null,
  first_name text not null,
  last_name text not null,
  company_name text not null,
  brokerage_code text references brokerages (code),
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  completed_at timestamptz
);
create index registrations_expires_at on registrations (expires_at);

create unique index users_email on users (lower(email));
