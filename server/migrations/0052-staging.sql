-- What the agency management system held of an account when it was last read, and what was last sent to it.
create table staging_values (
  account_code text not null references accounts (code),
  key text not null,
  held jsonb,
  pushed jsonb,
  primary key (account_code, key)
);

-- What staff decided of a value on its way; `mark` says of which value against which.
create table staging_decisions (
  account_code text not null references accounts (code),
  key text not null,
  mark text not null,
  kind text not null check (kind in ('ACCEPTED', 'REJECTED')),
  comment text not null default '',
  decided_by uuid not null references users (id),
  decided_at timestamptz not null,
  primary key (account_code, key)
);

-- Every try to send accepted values, and what became of it.
create table staging_pushes (
  account_code text not null references accounts (code),
  number integer not null,
  state text not null check (state in ('QUEUED', 'SENT', 'FAILED')),
  -- Labels and values by key, as they were accepted.
  changes jsonb not null,
  tries integer not null default 0,
  fault text,
  asked_by uuid not null references users (id),
  asked_at timestamptz not null,
  ended_at timestamptz,
  primary key (account_code, number)
);
create unique index staging_push_under_way on staging_pushes (account_code) where state = 'QUEUED';

create table staging_reads (
  account_code text primary key references accounts (code),
  read_at timestamptz not null
);

alter table staging_values enable row level security;
create policy tenant on staging_values
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table staging_decisions enable row level security;
create policy tenant on staging_decisions
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table staging_pushes enable row level security;
create policy tenant on staging_pushes
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table staging_reads enable row level security;
create policy tenant on staging_reads
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
