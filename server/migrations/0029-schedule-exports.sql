-- How a brokerage exports a schedule. Without a row, or with one that holds no layout, the standard is meant.
create table schedule_export_layouts (
  brokerage_code text not null references brokerages (code),
  schedule_type text not null,
  layout jsonb,
  version integer not null,
  changed_at timestamptz not null,
  changed_by uuid references users (id),
  primary key (brokerage_code, schedule_type)
);
