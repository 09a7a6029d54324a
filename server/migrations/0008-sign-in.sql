-- What a session still owes may be setting up two-factor; how it began, and when its person last proved who they are.
alter table sessions drop constraint sessions_state_check;
alter table sessions add check (state in ('complete', 'code_owed', 'enrollment_owed', 'password_owed'));
alter table sessions add started_by text not null default 'password' check (started_by in ('password', 'link'));
alter table sessions add stepped_up_at timestamptz;

-- The phone and the secret of the app are sealed with the server's key.
alter table users drop column tfa_phone;
alter table users add tfa_phone_sealed text;
alter table users add totp_secret_sealed text;
-- The last step of the app's clock that was used: a code works once.
alter table users add totp_last_step bigint;
alter table users add last_login_at timestamptz;
alter table users add invited_by uuid references users (id);

-- Failed logins by fingerprint of the name, whether or not someone has it, so that neither time nor answer tells.
alter table users drop column failed_logins, drop column login_blocked_until;
create table login_failures (
  name_hash bytea not null,
  -- The browser that the user had logged in with before; empty for all others together.
  device_hash bytea not null default '',
  failures integer not null,
  blocked_until timestamptz,
  last_at timestamptz not null,
  primary key (name_hash, device_hash)
);
create index login_failures_last_at on login_failures (last_at);

create table known_devices (
  user_id uuid not null references users (id),
  device_hash bytea not null,
  seen_at timestamptz not null,
  primary key (user_id, device_hash)
);

-- Tries of limited calls, by call and by whom, in windows.
create table rate_counts (
  bucket text not null,
  window_start timestamptz not null,
  tries integer not null,
  primary key (bucket, window_start)
);
create index rate_counts_window_start on rate_counts (window_start);

-- Links that work once: a login, a new password. Only the hash of what the mail carries is kept.
create table single_use_links (
  token_hash bytea primary key,
  user_id uuid not null references users (id),
  purpose text not null check (purpose in ('login', 'password-reset')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index single_use_links_by_user on single_use_links (user_id, purpose);
create index single_use_links_expires_at on single_use_links (expires_at);

-- Codes of six digits: one open code a user and purpose.
create table one_time_codes (
  id uuid primary key,
  user_id uuid not null references users (id),
  purpose text not null check (purpose in ('two-factor', 'enrollment', 'email-change')),
  -- What the code proves: a phone or an address, sealed.
  target_sealed text not null,
  code_hash bytea not null,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_codes_by_user on one_time_codes (user_id, purpose, created_at desc);

create table recovery_codes (
  user_id uuid not null references users (id),
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Two-factor settings that wait for a code from the new phone or app.
create table tfa_enrollments (
  user_id uuid primary key references users (id),
  tfa_type text not null check (tfa_type in ('SMS', 'VOICE', 'TOTP')),
  phone_sealed text,
  totp_secret_sealed text,
  created_at timestamptz not null
);

create table pictures (
  id text primary key,
  user_id uuid not null unique references users (id),
  type text not null,
  bytes bytea not null,
  created_at timestamptz not null
);

alter table brokerages add two_factor text not null default 'STAFF' check (two_factor in ('OPTIONAL', 'STAFF', 'EVERYONE'));
alter table brandings add policy_login_url text;

-- A message's words are sealed while it waits and taken away once it has left: codes and links are in them.
alter table messages drop column text, drop column code, drop column link;
alter table messages add content_sealed text;
