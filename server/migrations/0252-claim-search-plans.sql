-- Text indexes without a list of pending entries: every search reads that list whole, up to 4 MB of it.
alter index claims_by_numbers set (fastupdate = off);
alter index claims_by_words set (fastupdate = off);
alter index claims_by_claimant set (fastupdate = off);
select gin_clean_pending_list('claims_by_numbers'), gin_clean_pending_list('claims_by_words'),
  gin_clean_pending_list('claims_by_claimant');

-- One row: whether more reported claims have the text than are counted, else the ids of those that have it, drafts among them,
-- since not everyone sees these; no ids if the drafts are too many. Claimants are looked at only where the words do not settle it.
drop function claims_with(text, text, boolean, boolean, integer);
create function claims_with(account text, pattern text, in_words boolean, in_claimant boolean, most integer)
returns table (is_many boolean, ids uuid[], drafts integer) language plpgsql stable security definer set search_path = public as $$
declare
  in_text text := case when in_words then 'words' else 'numbers' end || ' like $2';
  in_name text := 'lower(claimant) like $2';
  found_ids text := 'select coalesce(array_agg(id), ''{}'') from (select id from claims where account_code = $1 and %s limit $3 + 1) found';
  reported uuid[];
  named uuid[] := '{}';
  drafted uuid[];
begin
  if current_setting('portico.account', true) is distinct from account and current_setting('portico.account', true) is distinct from '*' then
    return;
  end if;
  execute format(found_ids, in_text || ' and status <> ''DRAFT''') into reported using account, pattern, most;
  if in_claimant and cardinality(reported) <= most then
    execute format(found_ids, in_name || ' and not ' || in_text || ' and status <> ''DRAFT''') into named using account, pattern, most;
  end if;
  if cardinality(reported) + cardinality(named) > most then
    return query select true, null::uuid[], 0;
    return;
  end if;
  execute format(found_ids, '(' || in_text || case when in_claimant then ' or ' || in_name else '' end || ') and status = ''DRAFT''')
    into drafted using account, pattern, most;
  return query select false, case when cardinality(drafted) <= most then reported || named || drafted end, cardinality(drafted);
end $$;
