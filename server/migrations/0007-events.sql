create index events_by_user on events (user_id, xact, id) where user_id is not null;
