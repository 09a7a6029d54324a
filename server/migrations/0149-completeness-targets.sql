-- How complete the schedules of a line of business are to be, so many days before the effective date.
create table completeness_targets (
  line text primary key,
  percent integer not null check (percent between 1 and 100),
  days_before integer not null check (days_before between 0 and 365),
  version integer not null default 1,
  changed_by uuid not null references users (id),
  changed_at timestamptz not null
);
