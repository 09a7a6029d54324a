-- First notices of claims that people send without a login, by a printed code.

-- Whether an account prints codes on its ID cards.
create table notice_settings (
  account_code text primary key references accounts (code),
  on_id_cards boolean not null default false,
  changed_by uuid not null references users (id),
  changed_at timestamptz not null
);

-- Codes, of which the hash is kept: the server's own key gives the code of an id again.
create table notice_codes (
  account_code text not null references accounts (code),
  id uuid not null,
  code_hash bytea not null,
  kind text not null check (kind in ('ACCOUNT', 'VEHICLE', 'LOCATION')),
  row_id uuid,
  label text not null,
  created_by uuid not null references users (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  uses integer not null default 0,
  last_used_at timestamptz,
  primary key (account_code, id),
  check ((kind = 'ACCOUNT') = (row_id is null))
);
create unique index notice_codes_hash on notice_codes (code_hash);
create unique index notice_codes_of_row on notice_codes (account_code, row_id) where revoked_at is null;
comment on column notice_codes.row_id is 'The vehicle or location on its schedule.';

-- What came by a code. The draft of a claim has the answers.
create table first_notices (
  account_code text not null,
  id uuid not null,
  code_id uuid not null,
  claim_id uuid not null,
  guest_key uuid not null,
  upload_hash bytea not null,
  photos integer not null default 0,
  received_at timestamptz not null,
  primary key (account_code, id),
  foreign key (account_code, code_id) references notice_codes (account_code, id),
  foreign key (account_code, claim_id) references claims (account_code, id) on delete cascade
);
create unique index first_notices_once on first_notices (account_code, guest_key);
create index first_notices_upload on first_notices (account_code, upload_hash);
comment on column first_notices.guest_key is 'Chosen by the page of the sender: a notice that is sent twice is kept once.';

alter table notice_settings enable row level security;
create policy tenant on notice_settings
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table notice_codes enable row level security;
create policy tenant on notice_codes
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table first_notices enable row level security;
create policy tenant on first_notices
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');

-- A draft that came from someone without a login. Anyone who may report for the account takes it over.
alter table claims add column awaits_confirmation boolean not null default false;
alter table claims add column guest jsonb;
comment on column claims.guest is 'Who sent the first notice, and by which code.';
