-- Flags and preferences, as an account has them and as its brokerage has them for all its accounts.
create table account_features (
  account_code text not null references accounts (code),
  name text not null,
  value jsonb not null,
  primary key (account_code, name)
);
create table brokerage_features (
  brokerage_code text not null references brokerages (code),
  name text not null,
  value jsonb not null,
  primary key (brokerage_code, name)
);

create table account_preferences (
  account_code text not null references accounts (code),
  preference_id text not null,
  value jsonb not null,
  primary key (account_code, preference_id)
);
create table brokerage_preferences (
  brokerage_code text not null references brokerages (code),
  preference_id text not null,
  value jsonb not null,
  primary key (brokerage_code, preference_id)
);

alter table account_features enable row level security;
create policy tenant on account_features
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table account_preferences enable row level security;
create policy tenant on account_preferences
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
