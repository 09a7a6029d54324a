-- The professional liability policy of a law firm, as its dashboard shows it.
create table law_firm_policies (
  account_code text primary key references accounts (code),
  firm_name text not null,
  producer_name text not null,
  producer_email text,
  producer_phone text,
  picture text,
  expiration_date date,
  progress_percent integer check (progress_percent between 0 and 100),
  canceled boolean not null default false
);

alter table law_firm_policies enable row level security;
create policy tenant on law_firm_policies
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');

-- How someone has arranged the cards of dashboards, by type of account, and how a brokerage has for all of its accounts.
create table own_dashboards (
  user_id uuid not null references users (id),
  account_type text not null,
  cards jsonb not null,
  primary key (user_id, account_type)
);
create table brokerage_dashboards (
  brokerage_code text primary key references brokerages (code),
  cards jsonb not null
);
