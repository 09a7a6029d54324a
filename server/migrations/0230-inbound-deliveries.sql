-- Signed deliveries of the email provider by their ids, so that none is handled twice. One that fails may come again.
create table inbound_deliveries (
  delivery_id text primary key,
  claimed_at timestamptz not null,
  done_at timestamptz
);
create index inbound_deliveries_claimed on inbound_deliveries (claimed_at);
