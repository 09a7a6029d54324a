-- Cancellations, non-renewals, and reinstatements of a policy, in the order they were recorded.
create table policy_status_changes (
  account_code text not null,
  policy_id uuid not null,
  place integer not null,
  kind text not null check (kind in ('CANCEL', 'NON_RENEW', 'REINSTATE')),
  effective_on date not null,
  requested_by text check (requested_by in ('INSURED', 'CARRIER')),
  method text check (method in ('PRO_RATA', 'SHORT_RATE', 'FLAT')),
  minimum_earned integer not null default 0 check (minimum_earned between 0 and 100),
  return_premium_cents bigint check (return_premium_cents >= 0),
  reason text not null,
  recorded_by uuid references users (id),
  recorded_at timestamptz not null,
  primary key (account_code, policy_id, place),
  foreign key (account_code, policy_id) references policies (account_code, id) on delete cascade,
  check ((kind = 'CANCEL') = (method is not null))
);
alter table policy_status_changes enable row level security;
create policy tenant on policy_status_changes
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');

-- A line that the carrier does not renew still has to be placed; one that the insured gives up does not.
alter table policies add column non_renewed_by text check (non_renewed_by in ('INSURED', 'CARRIER'));
update policies set non_renewed_by = 'CARRIER', stage = 'ISSUED' where stage = 'NON_RENEWED';
alter table policies drop constraint policies_stage_check,
  add constraint policies_stage_check check (stage in ('QUOTED', 'BOUND', 'ISSUED'));
