create table calendar_events (
  account_code text not null references accounts (code),
  id uuid not null,
  kind text not null check (kind in ('meeting', 'inspection', 'audit', 'osha')),
  name text not null check (char_length(name) between 1 and 200),
  details text not null,
  place text not null,
  join_link text check (join_link like 'https://%'),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- The zone whose wall clocks the times were chosen by: moved to another day, an event keeps its hour there.
  time_zone text not null,
  owner_id uuid not null references users (id),
  version integer not null default 1,
  created_at timestamptz not null,
  primary key (account_code, id)
);
create index calendar_events_by_start on calendar_events (account_code, starts_at, id);

create table calendar_attendees (
  account_code text not null,
  event_id uuid not null,
  user_id uuid not null references users (id),
  primary key (account_code, event_id, user_id),
  foreign key (account_code, event_id) references calendar_events (account_code, id) on delete cascade
);

-- Feeds for calendar programs: one for each user and account. Only the hash of the address is kept.
create table calendar_feeds (
  account_code text not null references accounts (code),
  user_id uuid not null references users (id),
  token_hash bytea not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (account_code, user_id)
);
create unique index calendar_feeds_by_token on calendar_feeds (token_hash);

alter table calendar_events enable row level security;
create policy tenant on calendar_events
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table calendar_attendees enable row level security;
create policy tenant on calendar_attendees
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table calendar_feeds enable row level security;
create policy tenant on calendar_feeds
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
