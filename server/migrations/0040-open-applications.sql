-- Whoever answers by a link is no user: their name stands with what they gave.
alter table facts add column changed_name text;
alter table application_answers add column changed_name text;
alter table answer_history add column changed_name text;
alter table application_freezes add column done_name text;

-- A link by which someone without a login fills applications. The token itself is in the mail alone.
create table open_links (
  account_code text not null references accounts (code),
  id uuid not null,
  purpose text not null check (purpose in ('APPLICATIONS', 'QUESTIONNAIRE')),
  token_hash bytea not null unique,
  recipient_name text not null,
  recipient_email text not null,
  days integer not null,
  pin_seal text,
  pin_tries integer not null default 0,
  code_seal text,
  code_tries integer not null default 0,
  code_expires_at timestamptz,
  made_by uuid not null references users (id),
  made_at timestamptz not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  claimed_at timestamptz,
  revoked_at timestamptz,
  primary key (account_code, id)
);

-- What a link is for, and the freeze by which its holder was done.
create table open_link_applications (
  account_code text not null,
  link_id uuid not null,
  application_id uuid not null,
  done_freeze integer,
  primary key (account_code, link_id, application_id),
  foreign key (account_code, link_id) references open_links (account_code, id),
  foreign key (account_code, application_id) references applications (account_code, id)
);

-- Browsers that a link has let in.
create table open_link_browsers (
  account_code text not null,
  link_id uuid not null,
  key_hash bytea not null,
  let_in_at timestamptz not null,
  primary key (account_code, link_id, key_hash),
  foreign key (account_code, link_id) references open_links (account_code, id)
);

-- Every use of a link.
create table open_link_uses (
  account_code text not null,
  seq bigint generated always as identity,
  link_id uuid not null,
  application_id uuid,
  document_id uuid,
  kind text not null,
  ip text not null,
  at timestamptz not null,
  primary key (account_code, seq),
  foreign key (account_code, link_id) references open_links (account_code, id)
);
create index open_link_uses_of_link on open_link_uses (account_code, link_id, seq desc);
revoke update, delete on open_link_uses from portico_app;

alter table open_links enable row level security;
create policy tenant on open_links
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table open_link_applications enable row level security;
create policy tenant on open_link_applications
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table open_link_browsers enable row level security;
create policy tenant on open_link_browsers
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table open_link_uses enable row level security;
create policy tenant on open_link_uses
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
