-- Certificates of many holders, issued again after their policies renewed. What is worked on is its items; the step counts
-- the jobs, so that of two jobs for the same step only one does it.
create table certificate_renewals (
  account_code text not null references accounts (code),
  id uuid not null,
  state text not null check (state in ('COMPARING', 'READY', 'RUNNING', 'PAUSED', 'STOPPED', 'DONE')),
  form text not null check (form in ('PDF', 'LINK')),
  policies jsonb not null,
  host text not null,
  step integer not null default 0,
  version integer not null default 1,
  created_by uuid not null references users (id),
  created_at timestamptz not null,
  moved_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  primary key (account_code, id)
);
create unique index certificate_renewals_one on certificate_renewals (account_code)
  where state in ('COMPARING', 'READY', 'RUNNING', 'PAUSED');
create index certificate_renewals_moved on certificate_renewals (moved_at) where state in ('COMPARING', 'RUNNING');
comment on column certificate_renewals.policies is 'The renewed policies, each with the one that replaces it.';

create table certificate_renewal_items (
  account_code text not null,
  renewal_id uuid not null,
  previous_id uuid not null,
  series_id uuid not null,
  holder_id uuid not null,
  holder_name text not null,
  group_name text not null default '',
  verdict text check (verdict in ('SUPPORTED', 'NEEDS_ENDORSEMENT', 'NOT_AVAILABLE')),
  issues text[] not null default '{}',
  is_kept boolean not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'ISSUED', 'SENT', 'NO_EMAIL', 'SKIPPED')),
  certificate_id uuid,
  delivery_id uuid,
  primary key (account_code, renewal_id, previous_id),
  foreign key (account_code, renewal_id) references certificate_renewals (account_code, id)
);
create index certificate_renewal_items_by_name
  on certificate_renewal_items (account_code, renewal_id, lower(holder_name), previous_id);
create index certificate_renewal_items_open on certificate_renewal_items (account_code, renewal_id, state, previous_id);

alter table certificate_renewals enable row level security;
create policy tenant on certificate_renewals
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
alter table certificate_renewal_items enable row level security;
create policy tenant on certificate_renewal_items
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
