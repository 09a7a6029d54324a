-- Platform administrators look users up by any part of name, username and email, and go through them by username.
create index users_by_text on users using gin ((lower(first_name || ' ' || last_name || ' ' || username || ' ' || email)) gin_trgm_ops);
create index users_by_username on users (username);
create index users_administrators on users (username) where is_admin;
create index users_viewers on users (username) where is_viewer;
create index users_disabled on users (username) where disabled_at is not null;
