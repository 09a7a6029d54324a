-- Under which code the agency system knows an account, and how often its record was saved.
alter table accounts add column ams_code text, add column record_version integer not null default 1;

-- Finds other accounts with the same employer number.
create index facts_by_fein on facts (value) where address = 'fein';
