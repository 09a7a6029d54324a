-- What a server has sealed of the data from before it did so by itself: nothing but its secret can, so no migration does.
create table sealed_at_rest (
  what text primary key,
  values_sealed bigint not null,
  at timestamptz not null default now()
);
revoke insert, update, delete on sealed_at_rest from portico_app;
