-- A search is planned for its text: rare words are found by the index, common ones sooner without it. Drafts are marked, since not
-- everyone sees them.
drop function claims_with(text, text, boolean, boolean, integer);
create function claims_with(account text, pattern text, in_words boolean, in_claimant boolean, most integer)
returns table (id uuid, is_draft boolean) language plpgsql stable security definer set search_path = public as $$
begin
  if current_setting('portico.account', true) is distinct from account and current_setting('portico.account', true) is distinct from '*' then
    return;
  end if;
  return query execute 'select id, status = ''DRAFT'' from claims where account_code = $1 and ('
    || case when in_words then 'words' else 'numbers' end || ' like $2'
    || case when in_claimant then ' or lower(claimant) like $2' else '' end || ') limit $3'
    using account, pattern, most;
end $$;
