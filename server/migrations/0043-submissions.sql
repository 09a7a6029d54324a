-- What was submitted of a renewal: signed, numbered, and as it stood. Only its packet changes afterwards.
create table submissions (
  account_code text not null,
  id uuid not null,
  cycle_id uuid not null,
  number integer not null,
  signer_name text not null,
  signer_title text not null,
  note text not null,
  attestation text not null,
  acknowledged jsonb not null,
  snapshot_number integer,
  content jsonb not null,
  submitted_by uuid not null references users (id),
  submitted_at timestamptz not null,
  packet_state text not null default 'BUILDING' check (packet_state in ('BUILDING', 'READY', 'FAILED')),
  packet_run integer not null default 1,
  packet_progress integer not null default 0,
  packet_message text,
  packet_key text,
  packet_bytes bigint,
  packet_sha256 text,
  packet_moved_at timestamptz not null,
  primary key (account_code, id),
  unique (account_code, cycle_id, number),
  foreign key (account_code, cycle_id) references renewal_cycles (account_code, id)
);

-- Whom it went to, each with a link of their own. The token itself is in the mail alone, once the packet is made.
create table submission_links (
  account_code text not null,
  id uuid not null,
  submission_id uuid not null,
  user_id uuid not null references users (id),
  token_hash bytea unique,
  made_at timestamptz not null,
  sent_at timestamptz,
  expires_at timestamptz,
  revoked_at timestamptz,
  downloads integer not null default 0,
  code_seal text,
  code_tries integer not null default 0,
  code_expires_at timestamptz,
  primary key (account_code, id),
  foreign key (account_code, submission_id) references submissions (account_code, id)
);
create index submission_links_of_submission on submission_links (account_code, submission_id);

-- Browsers that a link has let in.
create table submission_link_browsers (
  account_code text not null,
  link_id uuid not null,
  key_hash bytea not null,
  let_in_at timestamptz not null,
  primary key (account_code, link_id, key_hash),
  foreign key (account_code, link_id) references submission_links (account_code, id)
);

-- Every use of a link.
create table submission_link_uses (
  account_code text not null,
  seq bigint generated always as identity,
  link_id uuid not null,
  kind text not null,
  ip text not null,
  at timestamptz not null,
  primary key (account_code, seq),
  foreign key (account_code, link_id) references submission_links (account_code, id)
);
create index submission_link_uses_of_link on submission_link_uses (account_code, link_id, seq desc);
revoke update, delete on submission_link_uses from portico_app;

alter table submissions enable row level security;
create policy tenant on submissions
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table submission_links enable row level security;
create policy tenant on submission_links
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table submission_link_browsers enable row level security;
create policy tenant on submission_link_browsers
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table submission_link_uses enable row level security;
create policy tenant on submission_link_uses
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
