-- The plans of a law firm's professional liability for its coming term, and the terms that expire beside them.
create table selection_plans (
  account_code text not null,
  id uuid not null,
  cycle_id uuid not null,
  kind text not null check (kind in ('EXPIRING', 'OFFERED')),
  terms jsonb not null,
  -- What it is ordered by; null where no quote stands behind it.
  quote_id uuid,
  -- As the client was shown it, and how often that changed.
  shown jsonb,
  publication integer not null default 0,
  shown_by uuid references users (id),
  version integer not null default 1,
  created_at timestamptz not null,
  primary key (account_code, id),
  foreign key (account_code, cycle_id) references renewal_cycles (account_code, id),
  foreign key (account_code, quote_id) references quotes (account_code, id)
);
create index selection_plans_of_cycle on selection_plans (account_code, cycle_id, created_at);
create unique index selection_plans_one_expiring on selection_plans (account_code, cycle_id) where kind = 'EXPIRING';

-- Which plan the client chose, and who stands for it.
create table selection_picks (
  account_code text not null,
  cycle_id uuid not null,
  plan_id uuid not null,
  -- The quote that was accepted with it: once that is taken back, so is this.
  quote_id uuid,
  publication integer not null,
  signer text not null,
  title text not null,
  -- In the client's own words, where acts before a later retroactive date are covered no more.
  acknowledgement text not null,
  picked_by uuid not null references users (id),
  picked_at timestamptz not null,
  primary key (account_code, cycle_id),
  foreign key (account_code, plan_id) references selection_plans (account_code, id)
);

alter table selection_plans enable row level security;
create policy tenant on selection_plans
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table selection_picks enable row level security;
create policy tenant on selection_picks
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
