-- An endorsement is a record of its own: entered, corrected, and removed by the brokerage.
alter table policy_endorsements
  add column id uuid not null default gen_random_uuid(),
  add column version integer not null default 1,
  drop constraint policy_endorsements_pkey,
  add primary key (account_code, id),
  alter column place set default 0;
create unique index policy_endorsements_number on policy_endorsements (account_code, policy_id, lower(number));

-- The card of a law firm follows from its policies and its team.
drop table law_firm_policies;
