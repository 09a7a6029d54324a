-- Who set a flag or a preference, and when. Null for what the portal set by itself, and for what was set before.
alter table account_features add changed_by uuid references users (id), add changed_at timestamptz;
alter table brokerage_features add changed_by uuid references users (id), add changed_at timestamptz;
alter table account_preferences add changed_by uuid references users (id), add changed_at timestamptz;
alter table brokerage_preferences add changed_by uuid references users (id), add changed_at timestamptz;
