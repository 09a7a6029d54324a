-- Where a write came from, and whether the account's own people may read of it.
alter table audit add column ip text;
alter table audit add column is_internal boolean not null default false;

-- The account's activity is read by time, newest first, whole or of one kind or person.
create index audit_account_at on audit (account_code, at desc, seq desc);
create index audit_account_kind on audit (account_code, subject_type, at desc, seq desc);
create index audit_account_actor on audit (account_code, actor_id, at desc, seq desc);
drop index audit_account_seq;
