-- Cancellations by the customary short rate table.
alter table policy_status_changes drop constraint policy_status_changes_method_check,
  add constraint policy_status_changes_method_check
    check (method in ('PRO_RATA', 'SHORT_RATE', 'SHORT_RATE_TABLE', 'FLAT'));
