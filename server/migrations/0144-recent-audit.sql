-- What was done lately on the whole platform is read by time, newest first.
create index audit_at on audit (at desc, seq desc);
