-- The claims of an account are listed by activity, all of them or those in one state.
create index claims_by_activity on claims (account_code, changed_at desc, id);
create index claims_by_state on claims (account_code, status, changed_at desc, id);
drop index claims_newest;
