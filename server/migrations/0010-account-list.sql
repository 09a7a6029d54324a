-- The account list, by name and by renewal, of one brokerage or of all, of one relationship: each order stands in an
-- index, so that a page is read from its place on however many accounts there are. Accounts without a date come last.
create index accounts_by_brokerage_relationship on accounts
  (brokerage_code, relationship, lower(company_name), code) where deleted_at is null;
create index accounts_by_brokerage_renewal on accounts
  (brokerage_code, relationship, (coalesce(primary_effective_date, 'infinity'::date)), lower(company_name), code)
  where deleted_at is null;
create index accounts_by_relationship on accounts
  (relationship, lower(company_name), code) where deleted_at is null;
create index accounts_by_renewal on accounts
  (relationship, (coalesce(primary_effective_date, 'infinity'::date)), lower(company_name), code)
  where deleted_at is null;

-- The list of brokerages, by name and by what stands in name or code.
create index brokerages_by_name on brokerages (lower(name), code);
create index brokerages_by_text on brokerages using gin ((lower(name || ' ' || code)) gin_trgm_ops);
