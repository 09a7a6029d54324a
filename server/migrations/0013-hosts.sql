-- Whether clients of a brokerage are sent to its own host after they log in elsewhere.
alter table brokerages add column redirect_clients boolean not null default false;
