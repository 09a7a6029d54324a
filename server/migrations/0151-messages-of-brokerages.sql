-- The account or brokerage that a message is about: emails have its color, and nothing leaves while it is suspended.
alter table messages add column about_account text;
alter table messages add column about_brokerage text;

create function message_brokerage(account text, brokerage text) returns text language sql stable as $$
  select coalesce(brokerage, (select brokerage_code from accounts where code = account))
$$;

create function message_color(account text, brokerage text) returns text language sql stable as $$
  select colors->>'primary' from brandings where brokerage_code = message_brokerage(account, brokerage)
$$;

create function message_is_held(account text, brokerage text) returns boolean language sql stable as $$
  select exists (select from brokerages where code = message_brokerage(account, brokerage) and suspended_at is not null)
$$;
