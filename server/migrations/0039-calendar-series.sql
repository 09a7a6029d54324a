alter table calendar_events drop constraint calendar_events_kind_check;
alter table calendar_events add constraint calendar_events_kind_check
  check (kind in ('meeting', 'payment', 'renewal', 'inspection', 'audit', 'osha'));

alter table calendar_events
  -- Takes a day, not hours: its times are those of that day in UTC.
  add whole_day boolean not null default false,
  add amount_cents bigint check (amount_cents > 0),
  add repeats text check (repeats in ('week', 'month', 'year')),
  add repeats_until date,
  add repeats_times integer check (repeats_times > 1),
  -- The last day of a series in its zone; none where it goes on without end.
  add last_day date,
  add check (kind <> 'payment' or amount_cents is not null);
create index calendar_events_in_series on calendar_events (account_code, last_day) where repeats is not null;

-- Occurrences of a series that were called off, or became events of their own. They are numbered from 0.
create table calendar_skips (
  account_code text not null,
  event_id uuid not null,
  number integer not null check (number >= 0),
  primary key (account_code, event_id, number),
  foreign key (account_code, event_id) references calendar_events (account_code, id) on delete cascade
);
alter table calendar_skips enable row level security;
create policy tenant on calendar_skips
  using (account_code = (select current_setting('portico.account', true)) or (select current_setting('portico.account', true)) = '*');
