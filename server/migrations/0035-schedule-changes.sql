-- What open screens ask every few moments: the rows of a tab that were changed or checked since.
create index schedule_rows_touched on schedule_rows
  (account_code, schedule_type, tab_id, greatest(changed_at, checked_at));
