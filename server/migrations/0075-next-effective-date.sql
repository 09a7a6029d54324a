-- When the next term of an account begins: by the renewal in progress, else when its first policy in force expires, else
-- what its brokerage typed. Lists sort by it, so it is stored, and triggers keep it true whichever way those change.
alter table accounts add column next_effective_on date;

create function account_next_effective(account text, typed date, today date) returns date language sql stable as $$
  select coalesce(
    (select min(effective_on) from renewal_cycles
      where account_code = account and is_current and stage not in ('BOUND', 'CLOSED')),
    (select min(expiration_date) from policies where account_code = account and canceled_on is null
      and stage in ('BOUND', 'ISSUED') and not is_project and expiration_date >= today),
    typed)
$$;

create function keep_own_next_effective() returns trigger language plpgsql as $$
begin
  new.next_effective_on := account_next_effective(new.code, new.primary_effective_date, current_date);
  return new;
end $$;
create trigger next_effective before insert or update of primary_effective_date on accounts
  for each row execute function keep_own_next_effective();

create function keep_next_effective() returns trigger language plpgsql as $$
begin
  update accounts set next_effective_on = account_next_effective(code, primary_effective_date, current_date)
    where code in (select account_code from changed)
      and next_effective_on is distinct from account_next_effective(code, primary_effective_date, current_date);
  return null;
end $$;
create trigger next_effective_added after insert on renewal_cycles
  referencing new table as changed for each statement execute function keep_next_effective();
create trigger next_effective_changed after update on renewal_cycles
  referencing new table as changed for each statement execute function keep_next_effective();
create trigger next_effective_gone after delete on renewal_cycles
  referencing old table as changed for each statement execute function keep_next_effective();
create trigger next_effective_added after insert on policies
  referencing new table as changed for each statement execute function keep_next_effective();
create trigger next_effective_changed after update on policies
  referencing new table as changed for each statement execute function keep_next_effective();
create trigger next_effective_gone after delete on policies
  referencing old table as changed for each statement execute function keep_next_effective();

update accounts set next_effective_on = account_next_effective(code, primary_effective_date, current_date);

-- The indexes of lists by renewal, over the date that lists show.
create index accounts_by_brokerage_next on accounts
  (brokerage_code, relationship, (coalesce(next_effective_on, 'infinity'::date)), lower(company_name), code)
  where deleted_at is null;
create index accounts_by_next on accounts
  (relationship, (coalesce(next_effective_on, 'infinity'::date)), lower(company_name), code)
  where deleted_at is null;
