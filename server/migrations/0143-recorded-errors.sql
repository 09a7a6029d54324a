-- The releases that servers ran, in the order in which they came: it tells whether one is newer than another.
create table releases (
  release text primary key,
  started_at timestamptz not null
);

-- Errors by fingerprint. Names, messages and stacks are stored without personal data and tokens.
create table error_groups (
  fingerprint text primary key,
  source text not null check (source in ('SERVER', 'JOB', 'CLIENT')),
  name text not null,
  message text not null,
  place text not null,
  stack text not null,
  times bigint not null default 0,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  first_release text not null,
  last_release text not null,
  assignee uuid references users (id),
  resolved_at timestamptz,
  resolved_by uuid references users (id),
  resolved_release text,
  reopened_at timestamptz
);
create index error_groups_last_seen on error_groups (last_seen_at desc, fingerprint);
comment on column error_groups.first_release is 'Empty where unknown.';
comment on column error_groups.resolved_release is 'The newest release with the error when it was resolved.';

-- How often an error was seen, by day, release and brokerage; both are empty where unknown.
create table error_days (
  fingerprint text not null references error_groups (fingerprint) on delete cascade,
  day date not null,
  release text not null,
  brokerage_code text not null,
  times bigint not null,
  primary key (fingerprint, day, release, brokerage_code)
);
create index error_days_day on error_days (day);
create index error_days_brokerage on error_days (brokerage_code, fingerprint);
