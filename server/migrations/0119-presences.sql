-- Who has which part of an account open just now, and where in it they are. A row that is not renewed is over.
create table presences (
  account_code text not null references accounts (code) on delete cascade,
  place text not null,
  user_id uuid not null references users (id),
  row_id text,
  column_key text,
  seen_at timestamptz not null,
  primary key (account_code, place, user_id)
);
alter table presences enable row level security;
create policy tenant on presences
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
