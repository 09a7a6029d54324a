-- What a brokerage decided of the columns of a schedule. Without a row, and where the list is empty, they are standard.
create table schedule_column_settings (
  brokerage_code text not null references brokerages (code),
  schedule_type text not null,
  settings jsonb not null,
  version integer not null default 1,
  changed_at timestamptz not null,
  changed_by uuid references users (id),
  primary key (brokerage_code, schedule_type)
);
create index schedule_column_settings_by_type on schedule_column_settings (schedule_type, brokerage_code)
  where settings <> '[]';

-- What someone would have of columns though rows may fail it; it takes effect once they accept. The next takes its place.
create table schedule_column_proposals (
  brokerage_code text not null references brokerages (code),
  schedule_type text not null,
  proposed_by uuid not null references users (id),
  id uuid not null unique,
  version integer not null,
  settings jsonb not null,
  proposed_at timestamptz not null,
  primary key (brokerage_code, schedule_type, proposed_by)
);

-- Rows of every schedule type over the platform. Whoever changes rows only adds what moved, so that no two wait for each
-- other; now and then the moves are added up.
create table schedule_totals (
  schedule_type text primary key,
  row_count bigint not null,
  tab_count bigint not null
);
create table schedule_total_moves (
  schedule_type text not null,
  row_count bigint not null,
  tab_count bigint not null
);
insert into schedule_totals
  select schedule_type, sum(row_count), count(*) filter (where row_count > 0) from schedule_tabs group by 1;

create function move_schedule_totals() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into schedule_total_moves
      select schedule_type, sum(row_count), count(*) from added where row_count > 0 group by 1;
  elsif tg_op = 'DELETE' then
    insert into schedule_total_moves
      select schedule_type, -sum(row_count), -count(*) from gone where row_count > 0 group by 1;
  else
    insert into schedule_total_moves
      select schedule_type, sum(rows), sum(tabs) from (
        select schedule_type, row_count as rows, (row_count > 0)::int as tabs from added
        union all select schedule_type, -row_count, -(row_count > 0)::int from gone
      ) moved group by 1 having sum(rows) <> 0 or sum(tabs) <> 0;
  end if;
  return null;
end
$$;
create trigger count_added after insert on schedule_tabs referencing new table as added
  for each statement execute function move_schedule_totals();
create trigger count_changed after update on schedule_tabs referencing old table as gone new table as added
  for each statement execute function move_schedule_totals();
create trigger count_gone after delete on schedule_tabs referencing old table as gone
  for each statement execute function move_schedule_totals();
