-- What staff decide when they open an account: the lines of business it buys, and whether it is a law firm. An archived
-- account is closed to its own people and left out of lists until staff restore it.
alter table accounts
  add column is_law_firm boolean not null default false,
  add column lines text[] not null default '{}',
  add column archived_at timestamptz;
update accounts set is_law_firm = true where brokerage_code = 'ALPS';

create index accounts_archived on accounts
  (brokerage_code, relationship, lower(company_name), code) where archived_at is not null and deleted_at is null;
