-- How a person hears of things, in all of their accounts. Who has chosen nothing has no row.
create table notification_settings (
  user_id uuid primary key references users (id),
  kinds jsonb not null,
  quiet_from smallint check (quiet_from between 0 and 23),
  quiet_until smallint check (quiet_until between 0 and 23),
  time_zone text not null,
  digest_hour smallint not null check (digest_hour between 0 and 23),
  check ((quiet_from is null) = (quiet_until is null))
);

-- What waits for the next digest of its person.
create table notification_digests (
  account_code text not null references accounts (code),
  id uuid not null,
  user_id uuid not null references users (id),
  message text not null,
  note text,
  link text,
  told_at timestamptz not null,
  leaves_at timestamptz not null,
  primary key (account_code, id)
);
create index notification_digests_leaving on notification_digests (leaves_at, user_id);

alter table notification_digests enable row level security;
create policy tenant on notification_digests
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
