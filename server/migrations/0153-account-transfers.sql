-- Moving an account to another brokerage: proposed by the platform, confirmed by both brokerages, done on its effective
-- date. These are records of the platform about an account, and outlive its rows.
create table account_transfers (
  id uuid primary key,
  code text not null references accounts (code),
  company_name text not null,
  state text not null check (state in ('PROPOSED', 'AGREED', 'BLOCKED', 'DONE', 'DECLINED', 'WITHDRAWN', 'EXPIRED')),
  from_code text not null references brokerages (code),
  to_code text not null references brokerages (code),
  effective_on date not null,
  time_zone text not null,
  effective_at timestamptz not null,
  reason text not null,
  team jsonb not null,
  proposed_by uuid not null references users (id),
  proposed_at timestamptz not null,
  expires_at timestamptz not null,
  from_confirmed_by uuid references users (id),
  from_confirmed_at timestamptz,
  to_confirmed_by uuid references users (id),
  to_confirmed_at timestamptz,
  reminded_at timestamptz,
  obstacles text[] not null default '{}',
  ended_by uuid references users (id),
  ended_side text check (ended_side in ('FROM', 'TO', 'INSURED', 'PLATFORM')),
  ended_at timestamptz,
  end_reason text,
  done_at timestamptz,
  moved jsonb,
  version integer not null default 1,
  check (from_code <> to_code),
  check (state not in ('AGREED', 'BLOCKED', 'DONE') or (from_confirmed_at is not null and to_confirmed_at is not null)),
  check ((state = 'DONE') = (done_at is not null))
);
create unique index account_transfers_open on account_transfers (code) where state in ('PROPOSED', 'AGREED', 'BLOCKED');
create index account_transfers_of on account_transfers (code, proposed_at desc);
create index account_transfers_from on account_transfers (from_code, proposed_at desc);
create index account_transfers_to on account_transfers (to_code, proposed_at desc);
create index account_transfers_waiting on account_transfers (effective_at) where state in ('PROPOSED', 'AGREED', 'BLOCKED');
revoke delete on account_transfers from portico_app;
comment on column account_transfers.effective_at is 'When the effective date begins by the clocks of the account.';
comment on column account_transfers.team is 'Of the new brokerage: people and their roles.';
comment on column account_transfers.obstacles is 'What stopped it on the effective date.';
comment on column account_transfers.moved is 'What moved and what ended, counted when it was done.';
