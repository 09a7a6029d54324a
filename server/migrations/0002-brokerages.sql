create table brokerages (
  code text primary key,
  name text not null,
  subdomain text unique,
  created_at timestamptz not null default now()
);

create table brandings (
  brokerage_code text primary key references brokerages (code),
  tab_name text,
  colors jsonb not null,
  logo text,
  login_banner text
);
