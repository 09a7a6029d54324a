-- Lists sorted by claimant and by date reported, which read and sorted all claims of an account.
create index claims_by_name on claims (account_code, lower(claimant), id);
create index claims_by_report on claims (account_code, reported_on desc nulls last, id);
