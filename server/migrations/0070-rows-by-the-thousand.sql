-- Rows are only added alone with their tab, which is there then, and a tab is deleted together with its rows: asking for
-- the tab again with each row was a fifth of what it costs to add one.
alter table schedule_rows drop constraint schedule_rows_account_code_schedule_type_tab_id_fkey;

-- Few columns count, and by few values: a tenth of the pages tells as much.
alter function count_schedule_rows() set default_statistics_target = 10;
