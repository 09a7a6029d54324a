-- Whose tables alone read the class codes of a tab, by kind of code; none for those that hold where a row is.
alter table schedule_tabs add column class_owners jsonb not null default '{}';

-- Several layouts for one schedule, each under a name, one of them the default: for each carrier or agency system its
-- own. What a brokerage had becomes its default; a row without a layout meant the standard, which needs none.
delete from schedule_export_layouts where layout is null;
alter table schedule_export_layouts
  alter column layout set not null,
  add column layout_id uuid not null default gen_random_uuid(),
  add column name text not null default 'Brokerage layout' check (char_length(name) between 1 and 60),
  add column is_default boolean not null default false,
  drop constraint schedule_export_layouts_pkey,
  add primary key (brokerage_code, schedule_type, layout_id);
update schedule_export_layouts set is_default = true;
create unique index schedule_export_layouts_name on schedule_export_layouts (brokerage_code, schedule_type, lower(name));
create unique index schedule_export_layouts_default on schedule_export_layouts (brokerage_code, schedule_type) where is_default;
