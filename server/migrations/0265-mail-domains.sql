-- The address that a brokerage's emails come from, once DNS records prove that the domain is its own.
create table brokerage_mail_domains (
  brokerage_code text primary key references brokerages (code),
  sender text not null,
  token text not null,
  checked_at timestamptz,
  verified_at timestamptz
);

create function message_sender(account text, brokerage text) returns text language sql stable as $$
  select sender from brokerage_mail_domains
  where brokerage_code = message_brokerage(account, brokerage) and verified_at is not null
$$;
