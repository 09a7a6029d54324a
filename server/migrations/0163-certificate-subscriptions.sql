-- Who asked by email to hear of changes to a certificate. Only digests of the links are kept.
create table certificate_subscriptions (
  account_code text not null references accounts (code),
  id uuid not null,
  series_id uuid not null,
  email text not null,
  confirm_hash bytea unique,
  stop_hash bytea not null unique,
  asked_at timestamptz not null,
  asked_times integer not null default 1,
  confirmed_at timestamptz,
  told_standing text check (told_standing in ('IN_FORCE', 'EXPIRING', 'CHANGED', 'EXPIRED', 'CANCELED')),
  told_revision integer,
  told_on date,
  told_times integer not null default 0,
  primary key (account_code, id),
  foreign key (account_code, series_id) references certificate_addresses (account_code, series_id)
);
create unique index certificate_subscriptions_once on certificate_subscriptions (account_code, series_id, lower(email));
comment on column certificate_subscriptions.told_times is 'Emails of the day told_on.';

alter table certificate_subscriptions enable row level security;
create policy tenant on certificate_subscriptions
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
