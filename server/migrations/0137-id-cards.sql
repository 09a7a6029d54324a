-- NAIC numbers of carriers, by brokerage.
create table carrier_naic_numbers (
  id uuid primary key,
  brokerage_code text not null references brokerages (code),
  carrier text not null,
  naic text not null check (naic ~ '^[0-9]{5}$'),
  version integer not null default 1,
  created_by uuid references users (id),
  created_at timestamptz not null
);
create unique index carrier_naic_numbers_once on carrier_naic_numbers (brokerage_code, lower(carrier));

-- PDFs of ID cards. Those of a whole fleet are made in the background.
create table id_card_files (
  account_code text not null references accounts (code),
  id uuid not null,
  policy_id uuid not null,
  policy_number text not null,
  on_day date not null,
  is_fleet boolean not null,
  state text not null check (state in ('MAKING', 'READY', 'FAILED')),
  progress integer not null default 0 check (progress between 0 and 100),
  cards integer not null default 0,
  left_out integer not null default 0,
  message text,
  file_key text,
  bytes bigint,
  made_by uuid not null references users (id),
  made_at timestamptz not null,
  primary key (account_code, id)
);
create index id_card_files_newest on id_card_files (account_code, made_at desc);

-- ID cards that were sent to drivers. The card is read anew when its link is opened, so that it shows what is in force.
create table id_card_links (
  account_code text not null references accounts (code),
  id uuid not null,
  token_hash bytea not null,
  policy_id uuid not null,
  row_id uuid not null,
  vehicle text not null,
  on_day date not null,
  recipient_name text not null,
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null,
  sent_by uuid not null references users (id),
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  views integer not null default 0,
  last_viewed_at timestamptz,
  primary key (account_code, id)
);
create unique index id_card_links_token on id_card_links (token_hash);
create index id_card_links_newest on id_card_links (account_code, sent_at desc);
comment on column id_card_links.recipient is 'The email address, or the last digits of the phone number.';

alter table id_card_files enable row level security;
create policy tenant on id_card_files
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table id_card_links enable row level security;
create policy tenant on id_card_links
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
