-- How often the configuration of a brokerage was saved: a save from an old version is refused.
alter table brokerages add version integer not null default 1;

-- Logos that brokerages uploaded; everyone may see them, as the login page shows them.
create table logos (
  id text primary key,
  brokerage_code text not null unique references brokerages (code),
  type text not null,
  bytes bytea not null,
  created_at timestamptz not null
);
