-- Text indexes without a list of pending entries: every search reads that list whole, up to 4 MB of it.
alter index claims_by_numbers set (fastupdate = off);
alter index claims_by_words set (fastupdate = off);
alter index claims_by_claimant set (fastupdate = off);
select gin_clean_pending_list('claims_by_numbers'), gin_clean_pending_list('claims_by_words'),
  gin_clean_pending_list('claims_by_claimant');

-- One row: whether more reported claims have the text than are counted, else the ids of those that have it, drafts among them,
-- since not everyone sees these; no ids if the drafts are too many.
drop function claims_with(text, text, boolean, boolean, integer);
create function claims_with(account text, pattern text, in_words boolean, in_claimant boolean, most integer)
returns table (is_many boolean, ids uuid[], drafts integer) language plpgsql stable security definer set search_path = public as $$
declare
  matching text := 'select id from claims where account_code = $1 and ('
    || case when in_words then 'words' else 'numbers' end || ' like $2'
    || case when in_claimant then ' or lower(claimant) like $2' else '' end || ') and status ';
  reported uuid[];
  drafted uuid[];
begin
  if current_setting('portico.account', true) is distinct from account and current_setting('portico.account', true) is distinct from '*' then
    return;
  end if;
  execute 'select array_agg(id) from (' || matching || '<> ''DRAFT'' limit $3 + 1) found' into reported using account, pattern, most;
  if cardinality(reported) > most then
    return query select true, null::uuid[], 0;
    return;
  end if;
  execute 'select array_agg(id) from (' || matching || '= ''DRAFT'' limit $3 + 1) found' into drafted using account, pattern, most;
  return query select false,
    case when coalesce(cardinality(drafted), 0) <= most then coalesce(reported, '{}') || coalesce(drafted, '{}') end,
    coalesce(cardinality(drafted), 0);
end $$;
