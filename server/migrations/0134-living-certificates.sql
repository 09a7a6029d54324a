-- The address at which the holder of a certificate sees what became of it. Only a digest of its code is kept: the code follows
-- from the server's own key.
create table certificate_addresses (
  account_code text not null references accounts (code),
  series_id uuid not null,
  code_hash bytea not null unique,
  created_at timestamptz not null,
  primary key (account_code, series_id)
);

-- Each time that a certificate was looked at by its address.
create table certificate_views (
  account_code text not null,
  id uuid not null,
  series_id uuid not null,
  viewed_at timestamptz not null,
  primary key (account_code, id),
  foreign key (account_code, series_id) references certificate_addresses (account_code, series_id)
);
create index certificate_views_of on certificate_views (account_code, series_id, viewed_at desc);

alter table certificate_addresses enable row level security;
create policy tenant on certificate_addresses
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table certificate_views enable row level security;
create policy tenant on certificate_views
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');

-- What became of a certificate since it was issued, as of the last check.
alter table certificates add column standing text not null default 'IN_FORCE'
  check (standing in ('IN_FORCE', 'EXPIRING', 'CHANGED', 'EXPIRED', 'CANCELED'));
