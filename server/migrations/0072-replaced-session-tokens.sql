-- The session cookie changes with each refresh; requests under way with the one before are still answered for a moment.
alter table sessions add replaced_token_hash bytea;
create index sessions_by_replaced_token on sessions (replaced_token_hash) where replaced_token_hash is not null;
