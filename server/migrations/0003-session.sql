create table users (
  id uuid primary key,
  username text not null,
  email text not null,
  first_name text not null,
  last_name text not null,
  password_hash text not null,
  is_admin boolean not null default false,
  is_viewer boolean not null default false,
  must_reset_password boolean not null default false,
  tfa_enabled boolean not null default false,
  tfa_type text check (tfa_type in ('SMS', 'VOICE', 'TOTP')),
  tfa_phone text,
  public_phone text,
  profile_picture text,
  licenses_or_designations text,
  titles text,
  services text,
  failed_logins integer not null default 0,
  login_blocked_until timestamptz,
  created_at timestamptz not null default now(),
  disabled_at timestamptz
);
create unique index users_username on users (lower(username));

create table broker_roles (
  user_id uuid not null references users (id),
  brokerage_code text not null references brokerages (code),
  role text not null,
  primary key (user_id, brokerage_code, role)
);
create index broker_roles_by_brokerage on broker_roles (brokerage_code);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id),
  state text not null check (state in ('complete', 'code_owed', 'password_owed')),
  token_hash bytea not null unique,
  salt bytea not null,
  refresh_generation integer not null default 0,
  rotated_at timestamptz not null,
  parent_honoured boolean not null default false,
  created_at timestamptz not null,
  active_at timestamptz not null,
  access_until timestamptz not null,
  ends_at timestamptz not null,
  revoked_at timestamptz,
  user_agent text not null,
  ip text not null
);
create index sessions_by_user on sessions (user_id) where revoked_at is null;
