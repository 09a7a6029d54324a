-- Lists, counts and searches of the claims of an account that do not grow with how many there are.

-- What the newest valuation of a claim says, in cents: lists sort by it.
alter table claims
  add column valued_on date,
  add column paid bigint,
  add column reserve bigint,
  add column recovered bigint,
  add column incurred bigint;
comment on column claims.incurred is 'Paid and reserve, less recovered, of its newest valuation.';

create function keep_claim_worth() returns trigger language plpgsql as $$
begin
  update claims c set valued_on = v.valued_on, paid = v.paid, reserve = v.reserve, recovered = v.recovered,
      incurred = v.paid + v.reserve - v.recovered
    from (select distinct account_code, claim_id from changed) moved
      left join lateral (
        select valued_on, paid_indemnity + paid_medical + paid_expense as paid,
          reserve_indemnity + reserve_medical + reserve_expense as reserve,
          recovered_indemnity + recovered_medical + recovered_expense as recovered
        from claim_valuations newest
        where newest.account_code = moved.account_code and newest.claim_id = moved.claim_id
        order by valued_on desc, created_at desc limit 1) v on true
    where c.account_code = moved.account_code and c.id = moved.claim_id;
  return null;
end $$;
create trigger worth_added after insert on claim_valuations
  referencing new table as changed for each statement execute function keep_claim_worth();
create trigger worth_changed after update on claim_valuations
  referencing new table as changed for each statement execute function keep_claim_worth();
create trigger worth_gone after delete on claim_valuations
  referencing old table as changed for each statement execute function keep_claim_worth();

update claims c set valued_on = v.valued_on, paid = v.paid, reserve = v.reserve, recovered = v.recovered,
    incurred = v.paid + v.reserve - v.recovered
  from (select distinct on (account_code, claim_id) account_code, claim_id, valued_on,
      paid_indemnity + paid_medical + paid_expense as paid, reserve_indemnity + reserve_medical + reserve_expense as reserve,
      recovered_indemnity + recovered_medical + recovered_expense as recovered
    from claim_valuations order by account_code, claim_id, valued_on desc, created_at desc) v
  where c.account_code = v.account_code and c.id = v.claim_id;

-- Lists put blank values last.
drop index claims_by_activity;
drop index claims_by_state;
create index claims_by_activity on claims (account_code, changed_at desc nulls last, id);
create index claims_by_state on claims (account_code, status, changed_at desc nulls last, id);
create index claims_by_loss_day on claims (account_code, loss_on desc nulls last, id);
create index claims_by_incurred on claims (account_code, incurred desc nulls last, id);
create index claims_by_reserve on claims (account_code, reserve desc nulls last, id);
create index claims_by_valuation on claims (account_code, valued_on) where valued_on is not null;

-- What reported claims have in common, as the analysis names it; `factsOf` in areas/claims/list narrows lists by the same.
create function claim_facts(c claims) returns table (fact text, value text) language sql stable as $$
  select each.fact, each.value from (values
    ('report', 'reported'),
    ('status', c.status),
    ('type', c.type),
    ('year', to_char(c.loss_on, 'YYYY')),
    ('location', nullif(c.answers->>'location', '')),
    ('state', nullif(c.answers->>'state', '')),
    ('line', c.policy->>'line'),
    ('cause', nullif(c.answers->>'cause', '')),
    ('weekday', extract(dow from c.loss_on)::int::text),
    ('hour', case when c.answers->>'lossTime' ~ '^[0-9]{2}:' then (left(c.answers->>'lossTime', 2)::int / 6)::text end),
    ('lag', width_bucket(greatest(c.reported_on - c.loss_on, 0), '{1,4,8,31}'::int[])::text),
    -- The days of a report were checked when it was sent; a draft may hold what is none yet.
    ('tenure', case when c.status <> 'DRAFT' then width_bucket((select (extract(year from employed) * 12 + extract(month from employed))::int
      from (select age(c.loss_on, (c.answers->>'hiredOn')::date) as employed
        where nullif(c.answers->>'hiredOn', '')::date <= c.loss_on) known), '{3,12,36,120}'::int[])::text end),
    ('bodyPart', nullif(c.medical->>'bodyPart', '')),
    ('nature', nullif(c.medical->>'nature', '')),
    ('suit', case when c.answers->>'hasSuit' = 'Y' then 'Y' end)) as each (fact, value)
  where c.status <> 'DRAFT' and each.value is not null
$$;

-- How many reported claims of an account have each value of a fact, how many of them were valued, and what they come to.
create table claim_counts (
  account_code text not null,
  fact text not null,
  value text not null,
  count bigint not null,
  valued bigint not null,
  incurred bigint not null,
  lag_days bigint not null,
  primary key (account_code, fact, value)
);
comment on column claim_counts.lag_days is 'Days from loss to report, of all of them together.';
create index claim_counts_by_count on claim_counts (account_code, fact, count desc, value);
alter table claim_counts enable row level security;
create policy tenant on claim_counts
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');

-- Triggers keep the counts true whichever way claims change. What is erased after its counts adds none.
create function count_claims() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into claim_counts
      select account_code, fact, value, count(*), count(valued_on), coalesce(sum(incurred), 0),
        coalesce(sum(greatest(reported_on - loss_on, 0)), 0)
      from added cross join claim_facts(added::claims) group by 1, 2, 3 order by 1, 2, 3
      on conflict (account_code, fact, value) do update set count = claim_counts.count + excluded.count,
        valued = claim_counts.valued + excluded.valued, incurred = claim_counts.incurred + excluded.incurred,
        lag_days = claim_counts.lag_days + excluded.lag_days;
    return null;
  end if;
  if tg_op = 'DELETE' then
    update claim_counts c set count = c.count - d.count, valued = c.valued - d.valued,
        incurred = c.incurred - d.incurred, lag_days = c.lag_days - d.lag_days
      from (select account_code, fact, value, count(*), count(valued_on) as valued, coalesce(sum(incurred), 0) as incurred,
          coalesce(sum(greatest(reported_on - loss_on, 0)), 0) as lag_days
        from gone cross join claim_facts(gone::claims) group by 1, 2, 3) d
      where c.account_code = d.account_code and c.fact = d.fact and c.value = d.value;
    return null;
  end if;
  insert into claim_counts
    select account_code, fact, value, sum(sign), sum(sign * is_valued), sum(sign * incurred), sum(sign * lag_days)
    from (
      select 1 as sign, account_code, fact, value, (valued_on is not null)::int as is_valued, coalesce(incurred, 0) as incurred,
          coalesce(greatest(reported_on - loss_on, 0), 0) as lag_days
        from added cross join claim_facts(added::claims)
      union all
      select -1, account_code, fact, value, (valued_on is not null)::int, coalesce(incurred, 0),
          coalesce(greatest(reported_on - loss_on, 0), 0)
        from gone cross join claim_facts(gone::claims)
    ) moved
    group by 1, 2, 3
    having (sum(sign), sum(sign * is_valued), sum(sign * incurred), sum(sign * lag_days)) <> (0, 0, 0, 0)
    order by 1, 2, 3
    on conflict (account_code, fact, value) do update set count = claim_counts.count + excluded.count,
      valued = claim_counts.valued + excluded.valued, incurred = claim_counts.incurred + excluded.incurred,
      lag_days = claim_counts.lag_days + excluded.lag_days;
  return null;
end $$;
create trigger count_added after insert on claims referencing new table as added
  for each statement execute function count_claims();
create trigger count_changed after update on claims referencing old table as gone new table as added
  for each statement execute function count_claims();
create trigger count_gone after delete on claims referencing old table as gone
  for each statement execute function count_claims();

insert into claim_counts
  select account_code, fact, value, count(*), count(valued_on), coalesce(sum(incurred), 0),
    coalesce(sum(greatest(reported_on - loss_on, 0)), 0)
  from claims c cross join claim_facts(c) group by 1, 2, 3;

-- What searches look into, but for the claimant, whom not everyone may know.
alter table claims
  add column numbers text generated always as (lower(our_number || ' ' || claim_number)) stored,
  add column words text generated always as (lower(our_number || ' ' || claim_number || ' ' || adjuster || ' '
    || coalesce(answers->>'location', '') || ' ' || coalesce(answers->>'what', ''))) stored;
create index claims_by_numbers on claims using gin (numbers gin_trgm_ops);
create index claims_by_words on claims using gin (words gin_trgm_ops);
create index claims_by_claimant on claims using gin ((lower(claimant)) gin_trgm_ops);

-- Claims of an account with a text in them, at most so many. Row-level security keeps queries of the application from
-- indexes of texts; so this reads as the owner of the table, and looks after the account itself.
create function claims_with(account text, pattern text, in_words boolean, in_claimant boolean, most integer)
returns setof uuid language sql stable security definer set search_path = public as $$
  select id from claims
    where account_code = account and (select current_setting('portico.account', true)) in (account, '*')
      and (numbers like pattern or (in_words and words like pattern) or (in_claimant and lower(claimant) like pattern))
    limit most
$$;
